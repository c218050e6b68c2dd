import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Bank, Tables } from '#bank/index.ts';
import { addCard } from '#bank/testing/test-card.ts';
import type { TestMember } from '#bank/testing/test-member.ts';
import { cents } from '#contract/money/cents.ts';
import type { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import type { Store } from '#stores/store.ts';
import type { Outcome } from './outcome.ts';

type Dependencies = ReturnType<typeof liveDependencies>;
type Purchase = Parameters<Bank['cardNetwork']['authorize']>[0];

/** This many members have alerts of a card and of their forecast besides: each forecast is a hundred statements. */
const withMore = 3;

/** Above every balance: each forecast is below it. */
const aboveAll = 999_999_00;

/**
 * The alerts for the members of fault F21: both payments of each round, the payment to Ana Ruiz again by her name, and for
 * some members a purchase and a forecast.
 */
export class AlertsOfClaims {
  readonly #store: Store<Tables>;
  readonly #members: readonly TestMember[];
  readonly #cards: readonly string[];
  #rounds = 0;

  private constructor(
    store: Store<Tables>,
    members: readonly TestMember[],
    cards: readonly string[],
  ) {
    this.#store = store;
    this.#members = members;
    this.#cards = cards;
  }

  /** Sets the alerts. */
  static async set(
    dependencies: Dependencies,
    store: Store<Tables>,
    members: readonly TestMember[],
  ): Promise<AlertsOfClaims> {
    const cards: string[] = [];
    for (const [index, member] of members.entries()) {
      const [account, basis] = [member.accounts['savings']?.id ?? '', basisOf(member)];
      const hasMore = index < withMore;
      const card = hasMore ? await addCard(dependencies, member, { kind: 'debit' }) : null;
      if (card !== null) cards.push(card);
      await store.db
        .insertInto('alert')
        .values([
          { ...basis(), kind: 'money-out', account_id: member.accounts['checking']?.id ?? '' },
          { ...basis(), kind: 'to-payee', payee: 'ana ruiz', payee_name: 'Ana Ruiz' },
          ...(card === null
            ? []
            : [
                { ...basis(), kind: 'card-purchase' as const, card_id: card },
                {
                  ...basis(),
                  kind: 'forecast-below' as const,
                  account_id: account,
                  amount: aboveAll,
                  // Each round sets it anew.
                  is_below: 1,
                  due_at: Number.MAX_SAFE_INTEGER,
                },
              ]),
        ])
        .execute();
    }
    return new AlertsOfClaims(store, members, cards);
  }

  /** Lets each forecast be above its amount, so that it falls below it once more, and makes the purchases of a round. */
  async beginRound(): Promise<readonly Purchase[]> {
    this.#rounds += 1;
    await this.#store.db
      .updateTable('alert')
      .set({ is_below: 0, due_at: Date.now() })
      .where('kind', '=', 'forecast-below')
      .execute();
    return this.#cards.map((card) => ({
      id: randomUUID(),
      card,
      merchant: 'Corner Grocery',
      amount: cents(1_00),
    }));
  }

  /** How many events each kind of alert should have told of, and how many it has. */
  async count(outcome: Outcome): Promise<void> {
    const { rows } = await sql<{ readonly kind: string; readonly told: string }>`
      select body::json ->> 'alertKind' as kind, count(*) as told from member_event
      where body::json ->> 'kind' = 'alert' group by 1`.execute(this.#store.db);
    const told = new Map(rows.map((row) => [row.kind, Number(row.told)]));
    const [each, more] = [this.#members.length * this.#rounds, withMore * this.#rounds];
    const expected = {
      'money-out': 2 * each,
      'to-payee': each,
      'card-purchase': more,
      'forecast-below': more,
    };
    for (const [kind, count] of Object.entries(expected)) {
      const found = told.get(kind) ?? 0;
      const sentence = `${count} crossings of ${kind}, and ${found} were told`;
      if (found < count) outcome.lose(sentence);
      if (found > count) outcome.double(sentence);
    }
    outcome.facts.push(`${[...told.values()].reduce((sum, one) => sum + one, 0)} alerts told`);
  }
}

function basisOf({ membershipId }: TestMember) {
  return () => ({
    membership_id: membershipId,
    id: randomUUID(),
    account_id: null,
    card_id: null,
    payee: null,
    payee_name: null,
    amount: 1_00,
    created_at: Date.now(),
    seen_version: 0,
    due_at: null,
  });
}
