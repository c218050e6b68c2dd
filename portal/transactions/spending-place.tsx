import MoneyFlow from './flow/money-flow.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { askedFor, noFilters, rowsAs } from './filters.ts';
import { WhereItWent } from './flow/where-it-went.tsx';
import { flowWords } from './flow/words.ts';
import { spendingWords } from './spending-words.ts';
import Spending from './spending.tsx';
import { transactionsWords } from './words.ts';

/** The spending of a month and of the last 30 days, and money in and money out month by month. */
export default function SpendingPlace() {
  const words = useWords(spendingWords);
  const flow = useWords(flowWords);
  const { ranges } = useWords(transactionsWords);
  const { openPlace } = useTabs();
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="xl:col-span-2">
        <TitledCard id="where-it-went" heading={flow.title}>
          <WhereItWent onRows={(filters) => openPlace('all', rowsAs(filters))} />
        </TitledCard>
      </div>
      <TitledCard id="spending" heading={words.heading} detail={ranges['30days']} bodyClassName="">
        <Spending
          filter={askedFor(noFilters, language)}
          onCategories={(category) => openPlace('all', rowsAs({ ...noFilters, category }))}
        />
      </TitledCard>
      <MoneyFlow />
    </div>
  );
}
