import { Banner } from '../design-system/parts/banner.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { billsWords } from './words.es.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import type { ScheduleOutcome } from './use-schedule-bill.ts';

interface BillOutcomeProps {
  outcome: ScheduleOutcome;
  onSeePayments: () => void;
}

/** What came of the last payment that was scheduled in the form. */
export function BillOutcome({ outcome, onSeePayments }: BillOutcomeProps) {
  const words = useWords(billsWords).outcome;
  const see = <TextButton onClick={onSeePayments}>{words.see}</TextButton>;
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'done': {
      const { amount, payeeName, dueAt, label, repeat } = outcome.payment;
      const [title, detail] =
        dueAt === null
          ? [words.paid(formatMoney(amount), payeeName), words.paidDetail(label ?? '')]
          : [
              words.scheduled(formatMoney(amount), payeeName),
              words.scheduledDetail(formatMoment(dueAt), repeat !== 'once'),
            ];
      return (
        <Banner tone="positive" role="status" title={title} action={see}>
          {detail}
        </Banner>
      );
    }
    case 'refused':
      return <ProblemBanner error={outcome.error} />;
    case 'not known':
      return <ProblemBanner error={outcome.error} action={see} />;
  }
}
