import { accounts as contract, type BalanceHistory } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import { daysUntil, localMoment, startOfDay } from '../calendar/local-time.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { Gate } from '../gate.ts';
import type { BankContext } from '../bank-context.ts';
import { listDailyMovements, closingBalances, type DailyMovement } from '../history/daily-sums.ts';
import { listAccounts, presentAccount } from './account-records.ts';
import { listShareHoldings } from './share-holdings.ts';
import { shareInsurance } from './share-insurance.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** The member's deposit accounts. */
export function accountHandlers(gate: Gate, bank: BankContext) {
  const procedures = gate.gated(contract);
  const { store, clock, timeZone } = bank;
  return {
    list: procedures.list.handler(async ({ context }) => {
      const { signedIn } = context;
      const accounts = (await listAccounts(store, signedIn)).map(presentAccount);
      const at = clock.now();
      const holdings = await listShareHoldings(store, signedIn, at);
      return {
        accounts,
        total: accounts.reduce((total, account) => cents(total + account.available), cents(0)),
        insurance: shareInsurance(
          holdings.owner,
          holdings.accounts,
          localMoment(at, timeZone).date,
        ),
      };
    }),

    explain: procedures.explain.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { explainBalance } = await loadExplaining();
      const explained = await store.transact((scope) =>
        explainBalance(scope, membershipId, input.account),
      );
      if (!explained) {
        throw errors.NOT_FOUND();
      }
      return explained;
    }),

    balanceHistory: procedures.balanceHistory.handler(async ({ input, context, errors }) => {
      const today = localMoment(clock.now(), timeZone).date;
      const days = daysUntil(today, input.days);
      const [day = today] = days;
      const since = { day, at: startOfDay(day, timeZone) };
      const movements = await listDailyMovements(store.db, [context.signedIn.membershipId], since);
      const wanted = movements.filter(
        ({ handle }) => input.account === undefined || handle === input.account,
      );
      if (input.account !== undefined && wanted.length === 0) {
        throw errors.NOT_FOUND();
      }
      return balanceHistory(days, wanted, timeZone);
    }),
  };
}

/** Loaded by anyone who asks first: in a tab the bank opens sooner without it. */
export const loadExplaining = loadOnce(() => import('./explain-balance.ts'));

function balanceHistory(
  days: readonly LocalDate[],
  movements: readonly DailyMovement[],
  timeZone: string,
): BalanceHistory {
  const byAccount = Map.groupBy(movements, ({ handle }) => handle);
  const accounts = [...byAccount].map(([handle, ofAccount]) => ({
    account: handle as AccountId,
    balances: closingBalances(days, ofAccount, timeZone),
  }));
  const total = days.map((_, day) =>
    cents(accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0)),
  );
  return { days: [...days], accounts, total };
}
