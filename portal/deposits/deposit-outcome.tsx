import { Banner } from '../design-system/parts/banner.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { depositsWords } from './words.es.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { PartList } from './part-list.tsx';
import type { DepositOutcome as Outcome } from './use-make-deposit.ts';

interface DepositOutcomeProps {
  outcome: Outcome;
  onSeeDeposits: () => void;
}

/** What came of the last check that was deposited in the form. */
export function DepositOutcome({ outcome, onSeeDeposits }: DepositOutcomeProps) {
  const words = useWords(depositsWords).outcome;
  const see = <TextButton onClick={onSeeDeposits}>{words.see}</TextButton>;
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'done': {
      const { amount, toName, label } = outcome.deposit;
      return (
        <Banner
          tone="positive"
          role="status"
          title={words.done(formatMoney(amount), toName)}
          action={see}
        >
          <PartList deposit={outcome.deposit} />
          {words.doneDetail(label)}
        </Banner>
      );
    }
    case 'refused':
      return <ProblemBanner error={outcome.error} />;
    case 'not known':
      return <ProblemBanner error={outcome.error} action={see} />;
  }
}
