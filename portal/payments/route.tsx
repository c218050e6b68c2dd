import { ArrowDown, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useJointOwners } from '../people/owners.ts';

interface RouteProps {
  kind: TransferKind;
  fromName: string;
  toName: string;
  /** How the person is reached, masked; null where nothing is said of it. */
  toDetail: string | null;
  /** The amount, set large above the way it goes. */
  children: ReactNode;
}

/** The amount, the source and the recipient: the common part of a review, its progress and a receipt. */
export function Route({ kind, fromName, toName, toDetail, children }: RouteProps) {
  const { confirmation: words } = useWords(transferWords);
  const joint = useJointOwners();
  const isOwn = kind === 'internal';
  return (
    <dl className="grid gap-1 rounded-card bg-sunken p-4">
      <div className="grid gap-1 pt-1 pb-4 text-center">
        <dt className="text-small text-muted">{words.amount}</dt>
        <dd className="figures text-display font-semibold wrap-anywhere">{children}</dd>
      </div>
      <End sign={<OwnAccount />} label={words.from}>
        {fromName}
        <Quiet>{joint}</Quiet>
      </End>
      <div aria-hidden="true" className="grid w-10 place-items-center text-muted">
        <Icon shape={ArrowDown} size={16} />
      </div>
      <End sign={isOwn ? <OwnAccount /> : <Face kind="person" name={toName} />} label={words.to}>
        {toName}
        <Quiet>{isOwn ? joint : toDetail}</Quiet>
      </End>
    </dl>
  );
}

function Quiet({ children }: { children: string | null }) {
  if (children === null) return null;
  return <span className="figures block text-small font-normal text-muted">{children}</span>;
}

function OwnAccount() {
  return (
    <span className="grid size-10 place-items-center rounded-full bg-raised text-brand">
      <Icon shape={Wallet} />
    </span>
  );
}

function End({ sign, label, children }: { sign: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3">
      <dt className="contents text-caption text-muted">
        <span aria-hidden="true" className="row-span-2">
          {sign}
        </span>
        <span className="self-end">{label}</span>
      </dt>
      <dd className="self-start font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
