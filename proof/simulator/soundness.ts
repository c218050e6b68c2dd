import type { Tables } from '#bank/index.ts';
import { type Kysely, sql } from 'kysely';
import { BrokenClaim } from './trace.ts';

/** The truths of the tables at every moment, as queries that find their contradictions. */
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
