import { portfolio as contract } from '#contract/portfolio/portfolio.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { loadPortfolio } from './portfolio-records.ts';
import { portfolioOf } from './portfolio-rules.ts';

/** The member's investments (R-D12). */
export function portfolioHandlers(gate: Gate, { store }: BankContext) {
  const portfolio = gate.gated(contract);
  return {
    overview: portfolio.overview.handler(async ({ context }) =>
      portfolioOf(await loadPortfolio(store.db, context.signedIn.membershipId)),
    ),
  };
}
