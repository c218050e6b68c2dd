import { CalendarClock, CircleCheck, CircleX, Vault } from 'lucide-react';
import { useState } from 'react';
import type { SafeDepositBox, SafeDepositCharge } from '#contract/safe-deposit/safe-deposit.ts';
import { brand } from '../browser/brand.ts';
import { EmptyState, Skeleton, Skeletons } from '../design-system/parts/states.tsx';
import { boxBillingQuery, boxQuery } from './queries.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BoxView } from './box-view.tsx';
import { ScheduleVisit } from './schedule-visit.tsx';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { Loaded, LoadedQuery } from '../design-system/composed/loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoney, localToday } from '../language/format.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';

/** The safe deposit box, visits to it and its fee (R-D11). */
export default function SafeDeposit(asked: MaybeDialog) {
  const words = useWords(safeDepositWords);
  return (
    <CardOrDialog {...asked} id="safe-deposit" place="branch" words={words}>
      <BoxServices />
    </CardOrDialog>
  );
}

function BoxServices() {
  const words = useWords(safeDepositWords);
  return (
    <LoadedQuery
      query={boxQuery}
      words={words}
      skeleton={
        <Skeletons
          shapes={['h-24 rounded-control!', 'h-11 rounded-control!']}
          className="grid gap-5"
        />
      }
    >
      {(box) =>
        box === null ? (
          <EmptyState icon={Vault} title={words.none} detail={words.noneDetail(brand.phone)} />
        ) : (
          <Views box={box} />
        )
      }
    </LoadedQuery>
  );
}

type View = 'box' | 'visit' | 'billing';

function Views({ box }: { box: SafeDepositBox }) {
  const [view, setView] = useState<View>('box');
  // The view that the member has come back from, and its result: told where the box is shown again.
  const [last, setLast] = useState<Exclude<View, 'box'> | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const open = (next: Exclude<View, 'box'>) => {
    setLast(next);
    setMessage(null);
    setView(next);
  };
  const back = () => setView('box');
  const done = (said: string) => {
    setMessage(said);
    setView('box');
  };
  switch (view) {
    case 'box':
      return <BoxView box={box} last={last} message={message} onOpen={open} onSaid={setMessage} />;
    case 'visit':
      return <ScheduleVisit onBack={back} onDone={done} />;
    case 'billing':
      return <Billing box={box} onBack={back} />;
  }
}

function Billing({ box, onBack }: { box: SafeDepositBox; onBack: () => void }) {
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
