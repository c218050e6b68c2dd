import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { PortfolioFacts } from './portfolio-rules.ts';

/** The member's purchases, and the prices of those funds. */
export async function loadPortfolio(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<PortfolioFacts> {
  const purchases = await db
    .selectFrom('fund_purchase')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const held = [...new Set(purchases.map((purchase) => purchase.fund_id))];
  if (held.length === 0) {
    return { funds: [], purchases, prices: [] };
  }
  const funds = await db
    .selectFrom('fund')
    .selectAll()
    .where('id', 'in', held)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const prices = await db
    .selectFrom('fund_price')
    .selectAll()
    .where('fund_id', 'in', held)
    .orderBy('day')
    .execute();
  return { funds, purchases, prices };
}
