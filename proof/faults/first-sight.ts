import { createRouterClient } from '@orpc/server';
import { openBank, sample, type Tables } from '#bank/index.ts';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { systemClock } from '#hosts/http-server/process/clock.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import type { Store } from '#stores/store.ts';

/** The bank's answers to the first screens as JSON, by request. */
export type FirstSight = Readonly<Record<string, string>>;

/**
 * Sends the requests of the sample member's first screens, and reads the memberships and accounts of the other people,
 * at one moment. Banks with the same content give the same answers.
 */
export async function firstSightOf(
  store: Store<Tables>,
  at: EpochMs,
  others: readonly string[],
): Promise<FirstSight> {
  const bank = openBank({
    ...liveDependencies(store, noPasswords),
    clock: { ...systemClock, now: () => at },
  });
  try {
    const clientOf = async (username: string, membershipId: string | null = null) => {
      const caller = new TestCaller(await bank.openSessionFor(username));
      caller.membershipId = membershipId;
      return createRouterClient(bank.router, { context: { caller } });
    };
    const client = await clientOf(sample.username);
    const sight: Record<string, string> = {
      member: written((await client.whoAmI()).member),
      accounts: written(await client.accounts.list()),
      balances: written(await client.accounts.balanceHistory({ days: 90 })),
      newest: written(await client.transactions.search({ range: 'all', limit: 50 })),
      transactions: written(await client.transactions.search({})),
      months: written(await client.transactions.byMonth({ months: 6 })),
      tiles: written(await client.transfers.tiles()),
      transfers: written(await client.transfers.history({})),
      recipients: written(await client.recipients.list()),
      bills: written(await client.bills.upcoming()),
      cards: written(await client.cards.list()),
      statements: written(await client.statements.list({})),
    };
    for (const username of others) {
      const { member } = await (await clientOf(username)).whoAmI();
      for (const { id, holder, role } of member.memberships) {
        const asked = await clientOf(username, id);
        sight[`${username}, ${holder}, ${role}`] = written([
          await asked.accounts.list(),
          await asked.transactions.search({ range: 'all', limit: 50 }),
        ]);
      }
    }
    return sight;
  } finally {
    await bank.stop();
  }
}

/** The host's keys differ in each bank. */
function written(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    'key',
  );
}
