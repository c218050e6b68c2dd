import type { ReactNode } from 'react';
import type { Cents } from '#contract/money/cents.ts';
import { Money } from '../parts/money.tsx';

/** The facts of a thing, line by line: the name on the left, the value on the right. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

interface DetailProps {
  label: string;
  /** The value, where it is an amount. */
  amount?: Cents;
  /** The value is a number, such as that of a card. */
  figures?: boolean;
  children?: ReactNode;
}

export function Detail({ label, amount, figures = false, children }: DetailProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 basis-words text-right font-medium wrap-anywhere">
        {amount !== undefined && <Money amount={amount} />}
        {figures ? <span className="figures">{children}</span> : children}
      </dd>
    </div>
  );
}

interface NameWithDetailProps {
  name: string;
  /** How that account or person is reached, masked. */
  detail: string | null;
}

/** The recipient of money. */
export function NameWithDetail({ name, detail }: NameWithDetailProps) {
  return (
    <>
      {name}
      {detail !== null && <span className="figures block text-small text-muted">{detail}</span>}
    </>
  );
}

/** What the member wrote, among the details of a payment; nothing where they wrote nothing. */
export function Memo({ label, children = '' }: { label: string; children?: string | undefined }) {
  return (
    children !== '' && (
      <Detail label={label}>
        <span className="whitespace-pre-wrap">{children}</span>
      </Detail>
    )
  );
}
