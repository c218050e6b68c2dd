import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../database/bank-context.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  type EmptyAccount,
  insertEmptyAccounts,
  newAccountNumbers,
} from '../ledger/new-accounts.ts';
import {
  decideNewMembers,
  type NewMember,
  type NewMemberDetails,
  type NewMemberFault,
  openableAccounts,
} from './new-member-rules.ts';
import {
  insertEnrolments,
  insertMembers,
  type OpenedMember,
  takenMemberNumbers,
} from './opening-records.ts';

type OpeningDependencies = Pick<
  BankDependencies,
  'store' | 'clock' | 'newId' | 'random' | 'timeZone'
>;

export type OpeningOutcome =
  | { readonly kind: 'refused'; readonly faults: readonly NewMemberFault[] }
  | { readonly kind: 'opened'; readonly members: number };

/**
 * Opens members for whom staff vouch: each with a profile and empty accounts. Nobody can sign in as one of them before
 * online banking is activated (`enrolment.begin`). All of them or none, in one transaction.
 */
export async function openMembers(
  bank: OpeningDependencies,
  given: readonly NewMemberDetails[],
): Promise<OpeningOutcome> {
  const today = localMoment(bank.clock.now(), bank.timeZone).date;
  const decision = decideNewMembers(given, today);
  if (decision.kind === 'refused') {
    return decision;
  }
  return await bank.store.transact(async (scope) => {
    const faults = await takenNumbers(scope, decision.members);
    if (faults.length > 0) {
      return { kind: 'refused', faults };
    }
    await record(scope, bank, decision.members);
    return { kind: 'opened', members: decision.members.length };
  });
}

async function takenNumbers(
  scope: DatabaseTransaction,
  members: readonly NewMember[],
): Promise<NewMemberFault[]> {
  const taken = await takenMemberNumbers(
    scope,
    members.map(({ memberNumber }) => memberNumber),
  );
  return members.flatMap(({ memberNumber }, index): NewMemberFault[] =>
    taken.has(memberNumber) ? [{ index, field: 'memberNumber', fault: 'taken' }] : [],
  );
}

async function record(
  scope: DatabaseTransaction,
  { clock, newId, random, timeZone }: OpeningDependencies,
  members: readonly NewMember[],
): Promise<void> {
  const at = clock.now();
  const opened = members.map((member): OpenedMember => ({
    ...member,
    personId: newId(),
    membershipId: newId(),
  }));
  await insertMembers(scope, opened, at, localMoment(at, timeZone).date);
  const wanted = opened.flatMap(({ membershipId, accounts }) =>
    accounts.map((handle, position) => ({ id: newId(), membershipId, handle, position })),
  );
  const numbers = await newAccountNumbers(scope, random, wanted.length);
  await insertEmptyAccounts(
    scope,
    wanted.map((account, index): EmptyAccount => ({
      ...account,
      product: openableAccounts[account.handle],
      number: numbers[index] as string,
    })),
    at,
  );
  await insertEnrolments(scope, opened, at);
  await appendToMemberLogs(
    scope,
    opened.map(({ membershipId, accounts }) => ({
      membershipId,
      by: null,
      at,
      audit: { action: 'member-opened', facts: { accounts: accounts.join(' ') } },
      events: [],
    })),
  );
}
