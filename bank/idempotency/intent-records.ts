import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { insertRows } from '../database/bulk-insert.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { IntentRow } from './intent-tables.ts';

/** The record of an intention: its request, and the first answer to it. */
export interface Intent {
  readonly membershipId: string;
  readonly key: string;
  readonly requestHash: string;
}

export type IntentState =
  | { readonly kind: 'new' }
  /** The same request again: this is what it was answered. */
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The key was used for another request. */
  | { readonly kind: 'reused' };

/** The known intents of many requests, and those added in the same transaction. */
export class KnownIntents {
  readonly #known: Map<string, KnownIntent>;
  readonly #answered: { readonly intent: Intent; readonly answer: unknown }[] = [];

  constructor(rows: readonly IntentRow[]) {
    this.#known = new Map(
      rows.map((row) => [keyOf({ membershipId: row.membership_id, key: row.key }), knownFrom(row)]),
    );
  }

  stateOf(intent: Intent): IntentState {
    return stateOf(intent, this.#known.get(keyOf(intent)));
  }

  /** Remembers the first answer to a new one. */
  answer(intent: Intent, answer: unknown): void {
    this.#known.set(keyOf(intent), { requestHash: intent.requestHash, answer });
    this.#answered.push({ intent, answer });
  }

  /** Writes the first answers, in the transaction that carried out the requests. */
  async record(scope: DatabaseTransaction, at: EpochMs): Promise<void> {
    await insertRows(
      scope,
      'intent',
      this.#answered.map(({ intent, answer }) => rowOf(intent, answer, at)),
    );
  }
}

/** Which of many intentions have been carried out before. */
export async function readIntents(
  scope: DatabaseTransaction,
  intents: readonly Intent[],
): Promise<KnownIntents> {
  const wanted = JSON.stringify(intents.map(({ membershipId, key }) => ({ membershipId, key })));
  return new KnownIntents(await readRows(scope, { wanted }));
}

const readRows = prepareQuery<'wanted', IntentRow>(['wanted'], ({ trx, engine, places }) => {
  const { wanted } = places;
  const list =
    engine === 'postgres'
      ? sql`json_to_recordset(${wanted}::json) as wanted("membershipId" text, "key" text)
          join intent on intent.key = wanted."key" and intent.membership_id = wanted."membershipId"`
      : sql`json_each(${wanted}) as wanted cross join intent
          on intent.key = wanted.value ->> 'key' and intent.membership_id = wanted.value ->> 'membershipId'`;
  const query = sql<IntentRow>`select intent.* from ${list}`;
  return { compile: () => query.compile(trx) };
});

interface KnownIntent {
  readonly requestHash: string;
  readonly answer: unknown;
}

function stateOf(intent: Intent, known: KnownIntent | undefined): IntentState {
  if (known === undefined) return { kind: 'new' };
  return known.requestHash === intent.requestHash
    ? { kind: 'answered', answer: known.answer }
    : { kind: 'reused' };
}

function knownFrom(row: IntentRow): KnownIntent {
  return { requestHash: row.request_hash, answer: JSON.parse(row.answer) as unknown };
}

function rowOf(
  { membershipId, key, requestHash: hash }: Intent,
  answer: unknown,
  at: EpochMs,
): IntentRow {
  return {
    membership_id: membershipId,
    key,
    request_hash: hash,
    answer: JSON.stringify(answer),
    at,
  };
}

function keyOf({ membershipId, key }: Pick<Intent, 'membershipId' | 'key'>): string {
  return `${membershipId} ${key}`;
}
