import { Payments } from '../bills/payments.tsx';
import { billsWords } from '../bills/words.ts';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useWords } from '../language/sentences.ts';
import { ScheduledTransfers } from './scheduled-transfers.tsx';

/** The transfers and the bills that are to leave on a day to come. */
export default function ScheduledPlace() {
  const bills = useWords(billsWords);
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <ScheduledTransfers />
      <TitledCard id="scheduled-bills" heading={bills.title}>
        <Payments />
      </TitledCard>
    </div>
  );
}
