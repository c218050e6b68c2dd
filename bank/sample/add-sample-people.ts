import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { addMonths } from '../calendar/local-time.ts';
import { opening } from '../ledger/chart-of-accounts.ts';
import { bankAsker } from '../identity/passwords/hash-asker.ts';
import { type SampleDependencies, insertPayees } from './add-sample-basis.ts';
import {
  insertAccount,
  insertMembership,
  insertPeople,
  membersSince,
  months,
} from './insert-sample-people.ts';
import { performHistory } from './perform-history.ts';
import type { PaymentAction } from './sample-actions.ts';
import { SampleIds } from './sample-ids.ts';
import { sample, sampleHandles } from './sample-member.ts';
import { momentOf } from './sample-moments.ts';
import {
  type SampleMembership,
  sampleMemberships,
  samplePeople,
  type SamplePersonName,
} from './sample-people.ts';

const keysOfEach = 1_000_000;

/**
 * Prepares the people who share accounts, beside the sample member: a bank has them with that member or not at all. They sign
 * in with the password of the sample member (`sample-people.ts`).
 */
export async function samplePeopleToAdd({
  clock,
  newId,
  passwords,
  timeZone,
}: SampleDependencies): Promise<(scope: DatabaseTransaction) => Promise<void>> {
  const names = Object.keys(samplePeople) as SamplePersonName[];
  const hashes = new Map<SamplePersonName, string>();
  for (const name of names) {
    if (samplePeople[name].username === null) continue;
    hashes.set(name, await passwords.inTurn(bankAsker, ({ hash }) => hash(sample.password)));
  }
  const { today, firstDay, openedAt } = membersSince({ clock, timeZone });
  return async (scope) => {
    const people = await insertPeople(scope, newId, hashes, openedAt);
    for (const [index, membership] of sampleMemberships.entries()) {
      const membershipId = people.logOf.get(membership) ?? newId();
      await insertMembership(scope, membership, membershipId, people.ids, { firstDay, openedAt });
      const accounts = {
        checking: await insertAccount(
          scope,
          newId(),
          membershipId,
          membership,
          'checking',
          openedAt,
        ),
        savings: await insertAccount(scope, newId(), membershipId, membership, 'savings', openedAt),
      };
      await insertPayees(scope, newId, membershipId, membership.payees, openedAt);
      const keys = { membershipId, accounts, recipients: new Map<string, string>() };
      const ids = new SampleIds((index + 1) * keysOfEach);
      const history = historyOf(membership, { firstDay, today, openedAt, timeZone });
      await performHistory(scope, keys, history, timeZone, ids);
    }
  };
}

interface HistorySpan {
  readonly firstDay: LocalDate;
  readonly today: LocalDate;
  readonly openedAt: EpochMs;
  readonly timeZone: string;
}

/** The opening deposits and the monthly payments since, in the order of time. */
function historyOf(
  { accounts, streams }: SampleMembership,
  { firstDay, today, openedAt, timeZone }: HistorySpan,
): PaymentAction[] {
  const deposits = sampleHandles.map((account): PaymentAction => ({
    kind: 'payment',
    at: openedAt,
    account,
    description: 'Opening deposit',
    category: 'Income',
    against: opening,
    amount: cents(accounts[account].opening),
  }));
  const monthly = Array.from({ length: months + 1 }, (_, index) => addMonths(firstDay, index))
    .flatMap((month) =>
      streams.map(({ day, minutes, amount, ...stream }) => ({
        ...stream,
        date: `${month.slice(0, 8)}${String(day).padStart(2, '0')}` as LocalDate,
        minutes,
        amount,
      })),
    )
    .filter(({ date }) => date < today)
    .map(({ date, minutes, amount, ...stream }): PaymentAction => ({
      kind: 'payment',
      at: momentOf(date, minutes, timeZone),
      account: 'checking',
      amount: cents(amount),
      ...stream,
    }));
  return [...deposits, ...monthly.toSorted((one, other) => one.at - other.at)];
}
