import type { LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import { partsOf } from '../database/bulk-insert.ts';
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
} from './enrolment-records.ts';

type OpeningDependencies = Pick<
  BankDependencies,
  'store' | 'clock' | 'newId' | 'random' | 'timeZone'
>;

export type OpeningOutcome =
  | { readonly kind: 'refused'; readonly faults: readonly NewMemberFault[] }
  | { readonly kind: 'opened'; readonly members: number };

/** The members that are decided and written together: a larger part would take memory, and be no quicker. */
const membersInPart = 1_000;

/**
 * Opens members that staff vouch for: each with a profile and empty accounts. None of them can sign in before online
 * banking is activated (`enrolment.begin`). All of them or none, in one transaction. The list is gone through more than
 * once, and may be longer than memory allows.
 */
export async function openMembers(
  bank: OpeningDependencies,
  given: Iterable<NewMemberDetails>,
): Promise<OpeningOutcome> {
  const today = localMoment(bank.clock.now(), bank.timeZone).date;
  const wrong = faultsIn(given, today);
  if (wrong.length > 0) {
    return { kind: 'refused', faults: wrong };
  }
  return await bank.store.transact(async (scope) => {
    const taken = await takenNumbers(scope, given, today);
    if (taken.length > 0) {
      return { kind: 'refused', faults: taken };
    }
    let opened = 0;
    for (const members of acceptedParts(given, today)) {
      await record(scope, bank, members);
      opened += members.length;
    }
    return { kind: 'opened', members: opened };
  });
}

function faultsIn(given: Iterable<NewMemberDetails>, today: LocalDate): NewMemberFault[] {
  const faults: NewMemberFault[] = [];
  const seen = new Set<string>();
  let before = 0;
  for (const part of partsOf(given, membersInPart)) {
    const decision = decideNewMembers(part, today, seen);
    if (decision.kind === 'refused') {
      faults.push(...decision.faults.map((fault) => ({ ...fault, index: before + fault.index })));
    }
    before += part.length;
  }
  return faults;
}

async function takenNumbers(
  scope: DatabaseTransaction,
  given: Iterable<NewMemberDetails>,
  today: LocalDate,
): Promise<NewMemberFault[]> {
  const faults: NewMemberFault[] = [];
  let before = 0;
  for (const members of acceptedParts(given, today)) {
    const taken = await takenMemberNumbers(
      scope,
      members.map(({ memberNumber }) => memberNumber),
    );
    for (const [place, { memberNumber }] of members.entries()) {
      if (!taken.has(memberNumber)) continue;
      faults.push({ index: before + place, field: 'memberNumber', fault: 'taken' });
    }
    before += members.length;
  }
  return faults;
}

function* acceptedParts(
  given: Iterable<NewMemberDetails>,
  today: LocalDate,
): Generator<readonly NewMember[]> {
  for (const part of partsOf(given, membersInPart)) {
    const decision = decideNewMembers(part, today);
    if (decision.kind === 'refused') throw new Error('The list of members is not what it was');
    yield decision.members;
  }
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
