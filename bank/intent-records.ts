import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { EpochMs } from '#contract/time.ts';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What is remembered of an intention: which request it was, and the first answer to it. */
export interface Intent {
  readonly memberId: string;
  readonly key: string;
  readonly requestHash: string;
}

export type IntentState =
  | { readonly kind: 'new' }
  /** The same request again: this is what it was answered. */
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The key was used for another request. */
  | { readonly kind: 'reused' };

/**
 * The hash by which two requests are told apart: another ask is another request. The order of the
 * fields does not matter.
 */
export function requestHash(ask: string, request: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([ask, sorted(request)]))));
}

/** Whether the intention has been carried out before. */
export async function readIntent(trx: Transaction<Tables>, intent: Intent): Promise<IntentState> {
  const row = await trx
    .selectFrom('intent')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', intent.memberId)
    .where('key', '=', intent.key)
    .executeTakeFirst();
  if (!row) {
    return { kind: 'new' };
  }
  return row.request_hash === intent.requestHash
    ? { kind: 'answered', answer: JSON.parse(row.answer) }
    : { kind: 'reused' };
}

/** Remembers the answer, in the transaction that did what was asked. */
export async function recordIntent(
  trx: Transaction<Tables>,
  intent: Intent,
  answer: unknown,
  at: EpochMs,
): Promise<void> {
  await trx
    .insertInto('intent')
    .values({
      member_id: intent.memberId,
      key: intent.key,
      request_hash: intent.requestHash,
      answer: JSON.stringify(answer),
      at,
    })
    .execute();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, field]) => [key, sorted(field)]),
    );
  }
  return value;
}
