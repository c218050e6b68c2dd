import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { cardsQuery } from '../cards/queries.ts';
import { type Detail, useTabs } from '../navigation/tabs.ts';
import type { CardPart } from '../cards/card-parts.tsx';

const BillsDialog = lazyDialog(() => import('../bills/bills-place.tsx'));
const DepositDialog = lazyDialog(() => import('../deposits/deposit-place.tsx'));
const ManageDialog = lazyDialog(() => import('../cards/manage-dialog.tsx'));
const SafeDepositDialog = lazyDialog(() => import('../safe-deposit/box-services.tsx'));

/** The target of a notification: `{ open: 'card', card: 'Debit Card' }` (R-B2). */
type Wish =
  | { readonly open: 'bill-payments' | 'deposit' | 'safe-deposit' }
  | { readonly open: 'card'; readonly card: string; readonly part: CardPart };

/** The dialog that a notice leads to, above the dashboard. */
export default function OpenedByNotice() {
  const { detail, dropDetail } = useTabs();
  const wish = wishIn(detail);
  // Outlives the wish, so that a dialog is not empty while it goes away.
  const [last, setLast] = useState(wish);
  if (wish !== null && JSON.stringify(wish) !== JSON.stringify(last)) setLast(wish);
  const onOpenChange = (open: boolean) => {
    if (!open) dropDetail();
  };
  if (last === null) return null;
  return (
    <>
      {last.open === 'card' && (
        <ManagedCard
          key={`${last.card} ${last.part}`}
          type={last.card}
          opensAt={last.part}
          open={wish !== null}
          onOpenChange={onOpenChange}
        />
      )}
      {last.open === 'bill-payments' && (
        <BillsDialog open={wish !== null} onOpenChange={onOpenChange} startAt="payments" />
      )}
      {last.open === 'deposit' && (
        <DepositDialog open={wish !== null} onOpenChange={onOpenChange} />
      )}
      {last.open === 'safe-deposit' && (
        <SafeDepositDialog open={wish !== null} onOpenChange={onOpenChange} />
      )}
    </>
  );
}

interface ManagedCardProps {
  type: string;
  opensAt: CardPart;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ManagedCard({ type, opensAt, open, onOpenChange }: ManagedCardProps) {
  const [part, setPart] = useState<CardPart>(opensAt);
  const card = useQuery(cardsQuery).data?.find((one) => one.type === type);
  if (card === undefined) return null;
  return (
    <ManageDialog
      card={card}
      part={part}
      onPartChange={setPart}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

const cardParts: readonly CardPart[] = ['lock', 'limits', 'travel', 'new card', 'pin'];

function wishIn(detail: Detail): Wish | null {
  if (typeof detail !== 'object' || detail === null || !('open' in detail)) return null;
  const { open } = detail;
  if (open === 'bill-payments' || open === 'deposit' || open === 'safe-deposit') {
    return { open };
  }
  return detail.open === 'card' && typeof detail['card'] === 'string'
    ? {
        open: detail.open,
        card: detail['card'],
        part: cardParts.find((part) => part === detail['part']) ?? 'limits',
      }
    : null;
}
