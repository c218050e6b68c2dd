import CreditScore from '../credit-score/credit-report.tsx';
import InvestmentPortfolio from '../portfolio/investments.tsx';
import Loans from './lending.tsx';

/** The investments, the cost of a loan, and the credit score, on which its rate depends. */
export default function BorrowPlace() {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] beside:grid-cols-3">
      <Loans />
      <div className="grid grid-cols-1 gap-6 beside:contents">
        <InvestmentPortfolio />
        <CreditScore />
      </div>
    </div>
  );
}
