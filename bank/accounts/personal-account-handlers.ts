import { type Account, accounts as contract } from '#contract/accounts/accounts.ts';
import type { AccountColour } from '#contract/accounts/account-terms.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import type { Gate } from '../gate.ts';
import { answerExecuted } from '../idempotency/answer-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';
import { type AccountWithBalance, listAccounts, presentAccount } from './account-records.ts';
import { type NicknameRefusal, refuseNickname } from '../saved-names/saved-names.ts';

/** How a member personalises their accounts. */
export function personalAccountHandlers(gate: Gate, bank: BankContext) {
  const accounts = gate.gated(contract);

  return {
    /** Saves an account's nickname, colour and visibility. */
    personalize: accounts.personalize.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId: by } = signedIn;
      const outcome = await bank.store.transact((scope) =>
        personalize(scope, bank, { membershipId, by, caller, ...input }),
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    /** Saves the member's order of their accounts. */
    arrange: accounts.arrange.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId: by } = signedIn;
      const outcome = await bank.store.transact((scope) =>
        arrange(scope, bank, { membershipId, by, caller, accounts: input.accounts }),
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),
  };
}

interface Wanted {
  readonly membershipId: string;
  /** The person who asks. */
  readonly by: string;
  readonly caller: Caller;
  readonly account: AccountId;
  readonly nickname: string;
  readonly colour: AccountColour | null;
  readonly hidden: boolean;
}

/** A refusal, and a request that changes nothing, record nothing. */
async function personalize(
  scope: DatabaseTransaction,
  { clock }: Pick<BankContext, 'clock'>,
  { membershipId, by, caller, account: handle, nickname: typed, colour, hidden }: Wanted,
): Promise<Executed<Account, NicknameRefusal | { readonly code: 'NOT_FOUND' }>> {
  const { trx } = scope;
  await lockMemberships(scope, [membershipId]);
  const accounts = await listAccounts(scope, { membershipId });
  const account = accounts.find((one) => one.handle === handle);
  if (!account) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const name = tidyName(typed);
  const nickname = name === '' || name === account.officialName ? null : name;
  const refusal =
    nickname === null ? null : refuseNickname(nickname, otherNames(accounts, account));
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const wanted = { ...account, name: nickname ?? account.officialName, colour };
  const after: AccountWithBalance = { ...wanted, hidden: Number(hidden) };
  if (!isSame(account, after)) {
    await trx
      .updateTable('account')
      .set({
        nickname,
        nickname_search: nickname === null ? null : foldText(nickname),
        colour,
        hidden: after.hidden,
      })
      .where('id', '=', account.id)
      .execute();
    const facts = { ...askedFrom(caller), account: handle, nickname, colour, hidden: after.hidden };
    await appendToMemberLogs(scope, [
      {
        membershipId,
        by,
        at: clock.now(),
        audit: { action: 'account-personalized', facts },
        events: [],
      },
    ]);
  }
  return { kind: 'done', answer: presentAccount(after) };
}

/** In both languages, since two of the member's accounts could be mistaken for each other in either. */
function otherNames(
  accounts: readonly AccountWithBalance[],
  account: AccountWithBalance,
): string[] {
  return accounts
    .filter((one) => one !== account)
    .flatMap(({ name, officialName }) => [name, officialName, ownNameIn(officialName, 'es')]);
}

function isSame(one: AccountWithBalance, other: AccountWithBalance): boolean {
  return one.name === other.name && one.colour === other.colour && one.hidden === other.hidden;
}

async function arrange(
  scope: DatabaseTransaction,
  { clock }: Pick<BankContext, 'clock'>,
  {
    membershipId,
    by,
    caller,
    accounts: wanted,
  }: Pick<Wanted, 'membershipId' | 'by' | 'caller'> & { readonly accounts: readonly AccountId[] },
): Promise<Executed<Record<string, never>, { readonly code: 'ACCOUNT_ORDER_INCOMPLETE' }>> {
  const { trx } = scope;
  await lockMemberships(scope, [membershipId]);
  const accounts = await listAccounts(scope, { membershipId });
  const handles: readonly string[] = wanted;
  const arranged = accounts.toSorted(
    (one, other) => handles.indexOf(one.handle) - handles.indexOf(other.handle),
  );
  const isComplete = arranged.every(({ handle }, place) => handles[place] === handle);
  if (!isComplete || arranged.length !== handles.length) {
    return { kind: 'refused', refusal: { code: 'ACCOUNT_ORDER_INCOMPLETE' } };
  }
  if (arranged.some((account, place) => account !== accounts[place])) {
    for (const [position, { id }] of arranged.entries()) {
      await trx.updateTable('account').set({ position }).where('id', '=', id).execute();
    }
    const facts = { ...askedFrom(caller), accounts: handles.join(' ') };
    await appendToMemberLogs(scope, [
      {
        membershipId,
        by,
        at: clock.now(),
        audit: { action: 'accounts-arranged', facts },
        events: [],
      },
    ]);
  }
  return { kind: 'done', answer: {} };
}
