import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/words.ts';
import { AccountCards } from './account-cards.tsx';
import BalanceOverTime from './balance-over-time.tsx';
import { InsuranceExplained } from './insurance-explained.tsx';
import { shareInsuranceWords } from './share-insurance.es.ts';

/** Every account, how all of them went, and what of it is insured. */
export default function AccountsPlace() {
  const insurance = useWords(shareInsuranceWords);
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <AccountCards />
      <BalanceOverTime />
      <TitledCard
        id="insurance"
        heading={insurance.title}
        detail={insurance.description}
        className="max-w-180"
      >
        <InsuranceExplained />
      </TitledCard>
    </div>
  );
}
