import { type Cents, cents } from '#contract/cents.ts';
import {
  memoMaxLength,
  type TransferKind,
  type TransferRefusalCode,
  type TransferRequest,
} from '#contract/transfers.ts';
import type { Policy } from '../policy.ts';
import { isRoutingNumber } from '../routing-number.ts';
import type { RecipientRow } from '../tables.ts';

/** One of the member's accounts, as a transfer needs to know it. */
export interface TransferAccount {
  readonly id: string;
  readonly name: string;
  /** What can be taken out: the balance down to the account's floor. */
  readonly available: Cents;
  readonly balance: Cents;
}

/** What is known when a transfer is decided, read under the locks of its accounts. */
export interface TransferFacts {
  readonly from: TransferAccount | undefined;
  /** Internal transfers only. */
  readonly to: TransferAccount | undefined;
  /** The saved recipient that the request names, if it is this member's and of this kind. */
  readonly recipient: RecipientRow | undefined;
}

/** Who or what receives the money, with every detail that the rail needs. */
export interface Destination {
  readonly toAccount: TransferAccount | null;
  readonly recipientId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly routingNumber: string | null;
}

/** A refusal with the data that the contract declares for it. */
export type TransferRefusal =
  | {
      readonly code: Exclude<
        TransferRefusalCode,
        | 'UNKNOWN_ACCOUNT'
        | 'INSUFFICIENT_FUNDS'
        | 'EXTERNAL_RECIPIENT_INCOMPLETE'
        | 'ZELLE_RECIPIENT_INCOMPLETE'
      >;
    }
  | { readonly code: 'UNKNOWN_ACCOUNT'; readonly data: { field: 'from' | 'to' } }
  | { readonly code: 'INSUFFICIENT_FUNDS'; readonly data: { available: Cents } }
  | { readonly code: 'EXTERNAL_RECIPIENT_INCOMPLETE'; readonly data: { missing: ExternalField[] } }
  | { readonly code: 'ZELLE_RECIPIENT_INCOMPLETE'; readonly data: { missing: ZelleField[] } };

type ExternalField = 'name' | 'bankName' | 'accountNumber' | 'routingNumber';
type ZelleField = 'name' | 'contact';

export type TransferDecision =
  | {
      readonly kind: 'accepted';
      readonly from: TransferAccount;
      readonly destination: Destination;
      readonly balanceAfter: Cents;
    }
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

/**
 * Decides a transfer. The refusals are checked in the order of spec §5, which is the order of
 * `transferRefusals` in the contract; the first that holds is the answer.
 */
export function decideTransfer(request: TransferRequest, facts: TransferFacts): TransferDecision {
  const { from } = facts;
  if (request.amount <= 0) {
    return refuse({ code: 'AMOUNT_NOT_POSITIVE' });
  }
  if (!from) {
    return refuse({ code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } });
  }
  if (request.kind === 'internal' && request.to === request.from) {
    return refuse({ code: 'SAME_ACCOUNT' });
  }
  if (request.kind === 'internal' && !facts.to) {
    return refuse({ code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } });
  }
  if (from.available < request.amount) {
    return refuse({ code: 'INSUFFICIENT_FUNDS', data: { available: from.available } });
  }
  const destination = destinationOf(request, facts);
  const refusal = checkDestination(request, destination);
  if (refusal) {
    return refuse(refusal);
  }
  if (request.memo.length > memoMaxLength) {
    return refuse({ code: 'MEMO_TOO_LONG' });
  }
  return {
    kind: 'accepted',
    from,
    destination,
    balanceAfter: cents(from.balance - request.amount),
  };
}

/**
 * How a transfer ends when the rail is done with it: between the member's own accounts it is
 * completed; to others it is held as pending above the threshold (spec §4, step 3).
 */
export function endOfProcessing(
  kind: TransferKind,
  amount: Cents,
  policy: Pick<Policy, 'pendingAbove'>,
): 'completed' | 'pending' {
  return kind !== 'internal' && amount > policy.pendingAbove ? 'pending' : 'completed';
}

function destinationOf(request: TransferRequest, facts: TransferFacts): Destination {
  if (request.kind === 'internal') {
    return { ...nobody, toAccount: facts.to ?? null, name: facts.to?.name ?? '' };
  }
  if (facts.recipient) {
    const saved = facts.recipient;
    return {
      toAccount: null,
      recipientId: saved.id,
      name: saved.name,
      email: saved.email,
      phone: saved.phone,
      bankName: saved.bank_name,
      accountNumber: saved.account_number,
      routingNumber: saved.routing_number,
    };
  }
  if (request.kind === 'zelle') {
    return {
      ...nobody,
      name: request.name,
      email: request.email || null,
      phone: request.phone || null,
    };
  }
  return {
    ...nobody,
    name: request.name,
    email: request.email || null,
    bankName: request.bankName || null,
    accountNumber: request.accountNumber.replaceAll(/[ -]/g, '') || null,
    routingNumber: request.routingNumber || null,
  };
}

const nobody: Destination = {
  toAccount: null,
  recipientId: null,
  name: '',
  email: null,
  phone: null,
  bankName: null,
  accountNumber: null,
  routingNumber: null,
};

function checkDestination(
  request: TransferRequest,
  destination: Destination,
): TransferRefusal | null {
  if (request.kind === 'internal') {
    return null;
  }
  if (request.recipient !== undefined && destination.recipientId === null) {
    return { code: 'UNKNOWN_RECIPIENT' };
  }
  return request.kind === 'external' ? checkExternal(destination) : checkZelle(destination);
}

function checkExternal(to: Destination): TransferRefusal | null {
  const fields: readonly ExternalField[] = ['name', 'bankName', 'accountNumber', 'routingNumber'];
  const missing = fields.filter((field) => !to[field]);
  if (missing.length > 0) {
    return { code: 'EXTERNAL_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (!isRoutingNumber(to.routingNumber ?? '')) {
    return { code: 'ROUTING_NUMBER_WRONG' };
  }
  if (!/^\d{4,17}$/.test(to.accountNumber ?? '')) {
    return { code: 'ACCOUNT_NUMBER_WRONG' };
  }
  return to.email === null || isEmail(to.email) ? null : { code: 'EMAIL_WRONG' };
}

function checkZelle(to: Destination): TransferRefusal | null {
  const missing: ZelleField[] = [];
  if (!to.name) {
    missing.push('name');
  }
  if (to.email === null && to.phone === null) {
    missing.push('contact');
  }
  if (missing.length > 0) {
    return { code: 'ZELLE_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (to.email !== null && !isEmail(to.email)) {
    return { code: 'EMAIL_WRONG' };
  }
  return to.phone === null || isPhone(to.phone) ? null : { code: 'PHONE_WRONG' };
}

/** The form of HTML's own email field, with a dot in the domain (WHATWG HTML §4.10.5.1.5). */
function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
}

/** Ten digits of the North American Numbering Plan, with or without the 1 in front. */
function isPhone(text: string): boolean {
  return /^[\d\s().+-]+$/.test(text) && /^1?[2-9]\d{9}$/.test(text.replaceAll(/\D/g, ''));
}

function refuse(refusal: TransferRefusal): TransferDecision {
  return { kind: 'refused', refusal };
}
