import { CreditReport } from '../credit-score/credit-report.tsx';
import { creditScoreWords } from '../credit-score/words.ts';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { Lending } from './lending.tsx';
import { loansWords } from './words.ts';
import { Investments } from '../portfolio/investments.tsx';
import { portfolioWords } from '../portfolio/words.ts';

/** The investments, the cost of a loan, and the credit score, on which its rate depends. */
export default function BorrowPlace() {
  const portfolio = useWords(portfolioWords);
  const loans = useWords(loansWords);
  const score = useWords(creditScoreWords);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <TitledCard id="loans" heading={loans.title} detail={loans.description}>
        <Lending />
      </TitledCard>
      <div className="grid grid-cols-1 gap-6">
        <TitledCard id="portfolio" heading={portfolio.title} detail={portfolio.description}>
          <Investments />
        </TitledCard>
        <TitledCard id="credit-score" heading={score.title} detail={score.description}>
          <CreditReport />
        </TitledCard>
      </div>
    </div>
  );
}
