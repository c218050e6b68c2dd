import { type Tables, demoPolicy } from '#bank/index.ts';
import type { BankRows } from './bank-rows.ts';
import { type Kysely, sql } from 'kysely';

const told = 40;

/** How a key is written in an event; by it the events of one request are found. */
const keyMark = /…[0-9a-f]{4}/;

/** What was claimed and is not so; it ends the world. */
export class BrokenClaim extends Error {
  override readonly name = 'BrokenClaim';
}

/** What happened in a world, to be told in plain sentences when a claim is broken. */
export class Trace {
  readonly #events: { readonly at: number; readonly sentence: string }[] = [];
  readonly #start: number;
  readonly #timeOfDay: Intl.DateTimeFormat;

  constructor(start: number, timeZone: string) {
    this.#start = start;
    this.#timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
  }

  tell(at: number, sentence: string): void {
    this.#events.push({ at, sentence });
  }

  /** The last events before that claim was broken, and earlier ones of the request that it names; the newest at the end. */
  lines(claim: string): string[] {
    const key = keyMark.exec(claim)?.[0];
    const from = this.#events.length - told;
    return this.#events
      .filter(
        ({ sentence }, place) => place >= from || (key !== undefined && sentence.includes(key)),
      )
      .map((event) => this.#line(event));
  }

  #line({ at, sentence }: { readonly at: number; readonly sentence: string }): string {
    const day = Math.floor((at - this.#start) / 86_400_000) + 1;
    return `day ${day}, ${this.#timeOfDay.format(at)}: ${sentence}`;
  }
}

/** An amount as people write it. */
export function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}

/** No member has sent more to others in a day than a day's limit, whatever came at the same time. */
export function checkDayLimits(
  transfers: BankRows['transfers'],
  dayOf: (moment: number) => string,
): void {
  const sums = new Map<string, number>();
  for (const { membership_id: member, kind, amount, status, at } of transfers) {
    if (kind === 'internal' || status === 'failed' || status === 'cancelled') continue;
    const key = `${member} by ${kind} on ${dayOf(at)}`;
    const sum = (sums.get(key) ?? 0) + amount;
    sums.set(key, sum);
    if (sum > demoPolicy.transferLimits[kind].aDay) {
      throw new BrokenClaim(`${sum} was sent by ${key}, more than the limit of a day`);
    }
  }
}

/** What must be true of the tables at every moment, as queries that find what contradicts it. */
const contradictions = {
  'A posting does not sum to zero': sql<{ id: string }>`
    select posting_id as id from entry group by posting_id having sum(amount) <> 0 limit 1`,
  'A posting has no entries': sql<{ id: string }>`
    select posting.id from posting left join entry on entry.posting_id = posting.id
    where entry.posting_id is null limit 1`,
  'A balance is not the sum of its entries': sql<{ id: string }>`
    select held.account_id as id from account_balance as held left join (
      select account_id, sum(amount) as total from entry group by account_id
    ) as sums on sums.account_id = held.account_id
    where held.balance <> coalesce(sums.total, 0) limit 1`,
  'An account is below what it may be': sql<{ id: string }>`
    select account_id as id from account_balance where balance < floor - overdraft limit 1`,
  'A transfer does not have the postings of its status': sql<{ id: string }>`
    select transfer.id from transfer left join posting on posting.transfer_id = transfer.id
    group by transfer.id
    having count(posting.id) <> case
      when transfer.status in ('processing', 'pending') then 1
      when max(posting.kind) = 'transfer-made' then 1
      else 2 end
    limit 1`,
};

/** The quick part of the oracle, for after a crash: throws a BrokenClaim. */
export async function checkSoundness(db: Kysely<Tables>): Promise<void> {
  for (const [claim, contradiction] of Object.entries(contradictions)) {
    const { rows } = await contradiction.execute(db);
    if (rows[0]) throw new BrokenClaim(`${claim}: ${rows[0].id}`);
  }
}
