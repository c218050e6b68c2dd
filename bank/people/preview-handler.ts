import type { Contract } from '#contract/index.ts';
import { previewedTransactions, people } from '#contract/people/people.ts';
import { ORPCError, type Router, type RouterClient, createRouterClient } from '@orpc/server';
import type { Gate } from '../gate.ts';
import { areasOf } from '../parties/role-policy.ts';
import type { CallContext } from '../ports.ts';
import { mayGrant } from './grant-rules.ts';

type BankRouter = Router<Contract, CallContext>;

/**
 * The view of a role on a membership: the same procedures answer as for such a person, through the same gate, so a preview
 * cannot differ from the real view.
 */
export function previewHandler(gate: Gate, router: () => BankRouter) {
  return gate.gated(people).preview.handler(async ({ input: { role }, context, errors }) => {
    const { signedIn, caller } = context;
    if (!mayGrant(signedIn.party.role, role)) {
      throw errors.GRANTS_TOO_MUCH();
    }
    const client: RouterClient<BankRouter, object> = createRouterClient(router(), {
      context: { caller, viewedAs: role },
    });
    return {
      may: [...areasOf(role)],
      accounts: await shownOrNull(async () => (await client.accounts.list()).accounts),
      cards: await shownOrNull(async () => (await client.cards.list()).cards),
      transactions: await shownOrNull(
        async () =>
          (await client.transactions.search({ range: 'all', limit: previewedTransactions }))
            .transactions,
      ),
      recipients: await shownOrNull(async () => (await client.recipients.list({})).recipients),
      payees: await shownOrNull(async () => (await client.payees.list()).payees),
    };
  });
}

/** The bank's answer; null where the role gets a not-found. */
async function shownOrNull<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') {
      return null;
    }
    throw error;
  }
}
