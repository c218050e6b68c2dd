import type { NameCheck } from '#contract/recipients/recipients.ts';
import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { countTry } from '../limits/attempts.ts';
import { nameChecksBucket } from '../limits/buckets.ts';
import { maskNumber } from '../formats/labels.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { bestLikeness } from '../rails/compare-names.ts';
import type { NamedRecipient } from '../rails/name-checks.ts';
import { findToldName, keepToldName, type ToldName } from '../rails/told-names.ts';
import { type AddressRefusal, refuseAddress } from '../rails/payment-address.ts';
import { receivingNames } from './recipient-records.ts';

/** Why a name is not compared. */
export type CompareNameRefusal =
  | AddressRefusal
  | { readonly code: 'TOO_MANY_NAME_CHECKS'; readonly data: { readonly nextAt: EpochMs } };

type Compared =
  | { readonly kind: 'refused'; readonly refusal: CompareNameRefusal }
  | { readonly kind: 'done'; readonly answer: NameCheck };

/**
 * Compares the name of a recipient with that of the receiving member (R-T18). An answer given to the person within a day is
 * repeated; any other request is counted before the comparison, and is written into the audit log.
 */
export async function compareName(
  bank: Pick<BankContext, 'store' | 'clock' | 'brand'>,
  signedIn: SignedIn,
  recipient: NamedRecipient,
): Promise<Compared> {
  const { store, clock, brand } = bank;
  const wrong = refuseAddress(recipient.kind, recipient);
  if (wrong) {
    return { kind: 'refused', refusal: wrong };
  }
  const before = await findToldName(store.db, signedIn, recipient, clock.now());
  if (before) {
    return { kind: 'done', answer: present(before) };
  }
  const counted = await countTry(bank, [nameChecksBucket(signedIn.personId)]);
  if (counted.kind === 'blocked') {
    const refusal = { code: 'TOO_MANY_NAME_CHECKS', data: { nextAt: counted.until } } as const;
    return { kind: 'refused', refusal };
  }
  const at = clock.now();
  const { routingNumber } = brand;
  const told = toldOf(
    recipient.name,
    await receivingNames(store.db, recipient, { routingNumber, at }),
  );
  const { membershipId, personId: by } = signedIn;
  const { kind, name, email, phone, accountNumber } = recipient;
  const facts = {
    kind,
    name,
    to: accountNumber === null ? (email ?? phone) : maskNumber(accountNumber),
    outcome: told.outcome,
    ...(told.told_name !== null && { toldName: told.told_name }),
  };
  const audit = { action: 'name-compared', facts };
  await store.transact(async (scope) => {
    await keepToldName(scope, signedIn, recipient, told, at);
    await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  });
  return { kind: 'done', answer: present(told) };
}

/** The outcomes from the best to the worst: money with several ways may take any of them. */
const fromBest: readonly NameCheckOutcome[] = ['match', 'close', 'unknown', 'other'];

function toldOf(typed: string, names: readonly (readonly string[] | null)[]): ToldName {
  const each = names.map((some): ToldName => {
    if (some === null) return { outcome: 'unknown', told_name: null };
    const { likeness, name } = bestLikeness(typed, some);
    return { outcome: likeness, told_name: likeness === 'close' ? name : null };
  });
  return each.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
}

function rank({ outcome }: ToldName): number {
  return fromBest.indexOf(outcome);
}

function present({ outcome, told_name: name }: ToldName): NameCheck {
  return outcome === 'close' ? { outcome, name: name ?? '' } : { outcome };
}
