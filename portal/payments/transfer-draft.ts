import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId, RecipientId } from '#contract/text/ids.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import type { LocalDate, Repeat } from '#contract/time/time.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { fieldsOfKind } from '#contract/payments/address-fields.ts';
import { type AddressDraft, emptyAddress } from './address.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

/** Spec §9. */
export const quickAmounts: readonly Cents[] = [50_00, 100_00, 500_00, 1_000_00].map(cents);

/**
 * The transfer form as typed. Values of another kind or of a saved recipient are kept too, so that going back and forth
 * loses nothing.
 */
export interface TransferDraft extends AddressDraft {
  readonly kind: TransferKind;
  /** Null until the member chooses: then the first account is meant. */
  readonly from: AccountId | null;
  /** Null until the member chooses: then the first account but the source is meant. */
  readonly to: AccountId | null;
  /** A goal of the destination, for which the money is put aside; null: for none. */
  readonly goal: GoalId | null;
  /** A saved recipient: its details stand in for the typed ones. */
  readonly recipient: RecipientId | null;
  readonly amount: string;
  readonly memo: string;
  /** Sent at once, or on a day that is kept while the other is chosen. */
  readonly when: 'now' | 'later';
  /** `YYYY-MM-DD`; empty until one is chosen. */
  readonly date: string;
  readonly repeat: Repeat;
}

export const emptyDraft: TransferDraft = {
  ...emptyAddress,
  kind: 'internal',
  from: null,
  to: null,
  goal: null,
  recipient: null,
  amount: '',
  memo: '',
  when: 'now',
  date: '',
  repeat: 'once',
};

/** The kinds of transfer that a member with these accounts can send: an internal transfer takes two. */
export function possibleKinds(accounts: readonly Account[]): readonly TransferKind[] {
  return accounts.length > 1 ? ['internal', 'zelle', 'external'] : ['zelle', 'external'];
}

/** An empty form of a kind that is possible. */
export function newDraft(accounts: readonly Account[]): TransferDraft {
  return { ...emptyDraft, kind: possibleKinds(accounts)[0] ?? 'zelle' };
}

/** The bank's facts that the form depends on. */
export interface TransferFacts {
  readonly accounts: readonly Account[];
  readonly recipients: readonly Recipient[];
  readonly goals: readonly Goal[];
  /** The bank of the routing number in the form, once it is known. */
  readonly bankOfRoutingNumber: string | null;
}

/** The draft with its open values filled in from the facts. */
export interface TransferChoices {
  readonly from: Account | null;
  /** The accounts that can be credited: all but the source (spec §5). */
  readonly toAccounts: readonly Account[];
  readonly to: Account | null;
  /** The goals of the account that is credited. */
  readonly goals: readonly Goal[];
  readonly goal: Goal | null;
  /** The saved recipients of every kind. */
  readonly recipients: readonly Recipient[];
  /** The saved recipients of the chosen kind. */
  readonly saved: readonly Recipient[];
  readonly recipient: Recipient | null;
  readonly bankName: string;
}

/** The choices that the draft means, given the bank's facts. */
export function choicesOf(
  draft: Pick<TransferDraft, 'kind' | 'from' | 'to' | 'goal' | 'recipient' | 'bankName'>,
  facts: TransferFacts,
): TransferChoices {
  const { accounts } = facts;
  const from = accounts.find(({ id }) => id === draft.from) ?? accounts[0] ?? null;
  const toAccounts = accounts.filter((account) => account !== from);
  const to = toAccounts.find(({ id }) => id === draft.to) ?? toAccounts[0] ?? null;
  const goals = facts.goals.filter(({ account }) => account === to?.id);
  const saved = facts.recipients.filter(({ kind }) => kind === draft.kind);
  return {
    from,
    toAccounts,
    to,
    goals,
    goal: goals.find(({ id }) => id === draft.goal) ?? null,
    recipients: facts.recipients,
    saved,
    recipient: saved.find(({ id }) => id === draft.recipient) ?? null,
    bankName: draft.bankName ?? facts.bankOfRoutingNumber ?? '',
  };
}

/** The draft with another source. A source that was the destination changes places with it. */
export function withSource(
  draft: TransferDraft,
  choices: TransferChoices,
  source: AccountId,
): TransferDraft {
  const trades = choices.to?.id === source && choices.from !== null;
  return { ...draft, from: source, to: trades ? choices.from.id : draft.to };
}

/** The amount in the form if it can be sent: above zero, at most two decimals (R-T2); else null. */
export function amountOf(draft: TransferDraft): Cents | null {
  const reading = readAmount(draft.amount);
  return reading.kind === 'amount' && reading.cents > 0 ? reading.cents : null;
}

/**
 * The request to the bank, or null while there is no amount or no account to send from. Missing recipient details are not
 * looked for here: the bank refuses them in the order of the spec.
 */
export function requestOf(
  draft: TransferDraft,
  choices: TransferChoices,
): TransferRequestInput | null {
  const amount = amountOf(draft);
  if (amount === null || choices.from === null) return null;
  const basis = { from: choices.from.id, amount, memo: draft.memo };
  if (draft.kind === 'internal') {
    const { to, goal } = choices;
    return to && { kind: 'internal', ...basis, to: to.id, ...(goal && { goal: goal.id }) };
  }
  const { kind } = draft;
  const recipient = choices.recipient?.id;
  if (recipient !== undefined) return { kind, ...basis, recipient };
  return { kind, ...basis, ...fieldsOfKind(kind, { ...draft, bankName: choices.bankName }) };
}

/** The day that the limits and the arrival are asked for; null for now, and while none is chosen. */
export function dayOf({ when, date }: TransferDraft): LocalDate | null {
  return when === 'later' && /^\d{4}-\d\d-\d\d$/u.test(date) ? (date as LocalDate) : null;
}

// Each visit has a query client of its own, so nothing is ever kept for another member.
const kept = new WeakMap<QueryClient, TransferDraft>();

/** The form as it was left in this visit; undefined where it was not touched. */
export function keptDraft(visit: QueryClient): TransferDraft | undefined {
  return kept.get(visit);
}

/** Keeps what stands in the transfer form while its member is on another tab. */
export function keepDraft(visit: QueryClient, draft: TransferDraft): void {
  kept.set(visit, draft);
}
