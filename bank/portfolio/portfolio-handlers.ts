import { portfolio as contract } from '#contract/portfolio/portfolio.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { portfolioOf, type PortfolioFacts } from './portfolio-rules.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The member's investments (R-D12). */
export function portfolioHandlers(gate: Gate, { store }: BankContext) {
  const portfolio = gate.gated(contract);
  return {
    overview: portfolio.overview.handler(async ({ context }) =>
      portfolioOf(await loadPortfolio(store.db, context.signedIn.membershipId)),
    ),
  };
}

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
