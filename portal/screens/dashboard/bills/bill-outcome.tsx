import { Banner } from '../../../parts/banner.tsx';
import { Reference } from '../../../parts/reference.tsx';
import { TextButton } from '../../../parts/text-link.tsx';
import { billsWords } from '../../../words/bills.ts';
import { formatMoment, formatMoney } from '../../../words/format.ts';
import { useExplain } from '../../../words/refusals.ts';
import { useWords } from '../../../words/words.ts';
import type { ScheduleOutcome } from './use-schedule-bill.ts';

interface BillOutcomeProps {
  outcome: ScheduleOutcome;
  onSeePayments: () => void;
}

/** What came of the last payment that was scheduled in the form. */
export function BillOutcome({ outcome, onSeePayments }: BillOutcomeProps) {
  const words = useWords(billsWords).outcome;
  const explain = useExplain();
  const see = <TextButton onClick={onSeePayments}>{words.see}</TextButton>;
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'done': {
      const { amount, payeeName, dueAt, label } = outcome.payment;
      const [title, detail] =
        dueAt === null
          ? [words.paid(formatMoney(amount), payeeName), words.paidDetail(label ?? '')]
          : [
              words.scheduled(formatMoney(amount), payeeName),
              words.scheduledDetail(formatMoment(dueAt)),
            ];
      return (
        <Banner tone="positive" role="status" title={title} action={see}>
          {detail}
        </Banner>
      );
    }
    case 'refused': {
      const { title, detail, reference } = explain(outcome.error);
      return (
        <Banner tone="danger" role="alert" title={title}>
          {detail}
          {reference !== undefined && <Reference value={reference} />}
        </Banner>
      );
    }
    case 'not known':
      return (
        <Banner tone="warning" role="alert" title={words.notKnown} action={see}>
          {words.notKnownDetail}
        </Banner>
      );
  }
}
