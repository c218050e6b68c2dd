import type { Loan, LoanEntry } from '#contract/loans/loans.ts';
import { cents } from '#contract/money/cents.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { lendingWords } from './lending-words.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

/** The ledger of a loan, the newest first. */
export function LoanHistory({ loan: { entries } }: { loan: Loan }) {
  const words = useWords(lendingWords);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="loan-history" className="grid gap-1">
      <h4 id="loan-history" className="font-semibold">
        {words.history}
      </h4>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Row key={entry.sequence} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Row({ entry }: { entry: LoanEntry }) {
  const words = useWords(lendingWords);
  const [hidden] = useBalancesHidden();
  const { kind, day, amount, interest, principal, fees, balance } = entry;
  const written = (value: number) => (hidden ? '••••••' : formatMoney(cents(Math.abs(value))));
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words.entryKinds[kind]}</p>
        <p className="text-small text-muted">{formatDate(day)}</p>
        {kind === 'payment' && (
          <p className="text-small text-muted">
            {words.entryDetail(written(principal), written(interest))}
            {fees > 0 && words.entryFees(written(fees))}
          </p>
        )}
      </div>
      <div className="text-right">
        <Balance amount={amount} sign="always" className="font-semibold" />
        <p className="figures text-small text-muted">{words.balanceAfter(written(balance))}</p>
      </div>
    </li>
  );
}
