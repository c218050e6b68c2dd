import { ChevronRight } from 'lucide-react';
import type { Cents } from '#contract/money/cents.ts';
import { Card } from '../parts/card.tsx';
import { Icon, type IconShape } from '../parts/icon.tsx';
import { Balance } from '../parts/money.tsx';
import { RowButton } from '../parts/list-row.tsx';

interface AttentionLineProps {
  /** Of the heading, which names the line. */
  id: string;
  icon: IconShape;
  words: { readonly heading: string; readonly view: string };
  /** The subject of the line, where there is room for that. */
  detail: string;
  amount: Cents;
  /** Negative where it leaves an account. */
  signed?: boolean;
  /** Leads to where something can be done about it; undefined where the person may not. */
  onView: (() => void) | undefined;
}

/** Something that a member should look at, in one line, and the way to it. */
export function AttentionLine({
  id,
  icon,
  words,
  detail,
  amount,
  signed = false,
  onView,
}: AttentionLineProps) {
  return (
    <Card
      padding="none"
      aria-labelledby={id}
      className="relative flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5"
    >
      {onView && <RowButton label={`${words.heading}: ${words.view}`} onOpen={onView} />}
      <Icon shape={icon} size={18} className="text-warning" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <h2 id={id} className="text-small font-semibold">
          {words.heading}
        </h2>
        <p className="min-w-0 text-small wrap-anywhere text-muted">{detail}</p>
      </div>
      <Balance
        kind="amount"
        amount={amount}
        {...(signed && { sign: 'always' as const })}
        className="text-small font-semibold"
      />
      {onView && <Icon shape={ChevronRight} size={18} className="text-muted" />}
    </Card>
  );
}
