import type { Account } from '#contract/accounts/accounts.ts';
import type { Cents } from '#contract/money/cents.ts';
import { dashboardWords } from '../dashboard/words.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** What stands largest at an account: what can be used of it; of a certificate, of which nothing can, what it holds. */
export function shownBalance({ maturesOn, balance, available }: Account): Cents {
  return maturesOn === null ? available : balance;
}

/** What is to be known beside it: when a certificate matures, or of how much the available balance is a part. */
export function BalanceNote({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const { maturesOn, balance, available } = account;
  if (maturesOn !== null) {
    return <p className="text-small text-muted">{words.maturesOn(formatDate(maturesOn))}</p>;
  }
  if (available >= balance) return null;
  return (
    <p className="text-small text-muted">
      {words.availableOf} <Balance amount={balance} />
    </p>
  );
}
