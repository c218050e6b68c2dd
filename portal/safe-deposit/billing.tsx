import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, CircleX } from 'lucide-react';
import type { SafeDepositBox, SafeDepositCharge } from '#contract/safe-deposit/safe-deposit.ts';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { boxBillingQuery } from './queries.ts';
import { formatDate, formatMoney, localToday } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';

interface BillingProps {
  box: SafeDepositBox;
  onBack: () => void;
}

/** The yearly charges: the next one, and those that were paid. */
export function Billing({ box, onBack }: BillingProps) {
  const all = useWords(safeDepositWords);
  const words = all.billing;
  const query = useQuery(boxBillingQuery);
  const detail = query.data && words.detail(formatMoney(box.annualFee), query.data.accountName);
  return (
    <DialogView heading={words.heading} detail={detail} back={all.back} onBack={onBack}>
      <Charges />
    </DialogView>
  );
}

function Charges() {
  const words = useWords(safeDepositWords).billing;
  const query = useQuery(boxBillingQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-32" />}>
      {({ charges }) => (
        <ul aria-label={words.heading} className="divide-y divide-line">
          {charges.map((charge) => (
            <Row key={charge.id} charge={charge} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const looks: Record<SafeDepositCharge['status'], { tone: BadgeTone; icon: IconShape }> = {
  scheduled: { tone: 'brand', icon: CalendarClock },
  paid: { tone: 'positive', icon: CircleCheck },
  unpaid: { tone: 'danger', icon: CircleX },
};

function Row({ charge }: { charge: SafeDepositCharge }) {
  const words = useWords(safeDepositWords).billing;
  const { tone, icon } = looks[charge.status];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words.charge(formatDate(charge.day))}</p>
        <p className="text-small text-muted">{useDetail(charge)}</p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <Money amount={charge.amount} className="font-semibold" />
        <Badge tone={tone} icon={icon}>
          {words.statuses[charge.status]}
        </Badge>
      </div>
    </li>
  );
}

function useDetail({ status, day, paidAt, label }: SafeDepositCharge): string {
  const words = useWords(safeDepositWords).billing;
  if (status === 'unpaid') return words.unpaid;
  if (paidAt === null) return words.dueOn(formatDate(day));
  return words.paidOn(formatDate(localToday(paidAt)), label ?? '');
}
