import { Vault } from 'lucide-react';
import { useState } from 'react';
import type { SafeDepositBox } from '#contract/safe-deposit/safe-deposit.ts';
import { brand } from '../browser/brand.ts';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { boxQuery } from './queries.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Billing } from './billing.tsx';
import { BoxView } from './box-view.tsx';
import { ScheduleVisit } from './schedule-visit.tsx';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';

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
        <div className="grid gap-5">
          <Skeleton className="h-24 rounded-control!" />
          <Skeleton className="h-11 rounded-control!" />
        </div>
      }
    >
      {(box) =>
        box === null ? (
          <EmptyState icon={Vault} title={words.none}>
            {words.noneDetail(brand.phone)}
          </EmptyState>
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
