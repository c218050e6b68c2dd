import type { Card } from '#contract/cards/cards.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addCard, addCardEntry } from '../testing/test-card.ts';
import { dumpTables } from '../testing/test-tables.ts';
import type { HashingTurn } from '../ports.ts';
import { plainPasswords } from '../testing/plain-passwords.ts';
import { longSessions, openTestBank, type Client, type TestBank } from '../testing/test-bank.ts';

async function cardOf(client: Client, id: string): Promise<Card> {
  const { cards } = await client.cards.list();
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) {
    throw new Error(`The member has no card ${id}`);
  }
  return card;
}

/** The oldest first, without place and time. */
async function toldOfCards(client: Client) {
  const { events } = await client.events.recent({ limit: 50 });
  return events
    .filter((event) => event.kind === 'card')
    .map(({ change, amount }) => (amount === null ? change : `${change} ${amount}`))
    .toReversed();
}

async function auditOf(bank: TestBank): Promise<string[]> {
  const records = await bank.store.db
    .selectFrom('audit_record')
    .select(['action', 'facts'])
    .where('action', 'like', 'card-%')
    .orderBy('log_id')
    .orderBy('sequence')
    .execute();
  return records.map(({ action, facts }) => `${action} ${facts}`);
}

describeOnEveryStore('cards', ({ open }) => {
  async function bankWithCards(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, ...options });
    const member = await bank.addMember({ accounts: { checking: 3_000_00, savings: 0 } });
    const debit = await addCard(bank.dependencies, member, { kind: 'debit', lastFour: '2946' });
    const credit = await addCard(bank.dependencies, member, {
      kind: 'credit',
      lastFour: '7713',
      limit: 15_000_00,
    });
    return { bank, member, debit, credit, client: await bank.clientOf(member) };
  }

  test('R-E2 they come in their order, each with what its kind has', async () => {
    const { bank, member, debit, credit, client } = await bankWithCards();
    await addCardEntry(bank.dependencies, debit, { kind: 'purchase', amount: 850_00 });
    await addCardEntry(bank.dependencies, credit, { kind: 'purchase', amount: 4_000_00 });
    await addCardEntry(bank.dependencies, credit, { kind: 'payment', amount: -700_00 });
    await addCardEntry(bank.dependencies, credit, { kind: 'refund', amount: -52_50 });
    const common = {
      holderName: member.displayName,
      expiryDate: '09/29',
      hasExpired: false,
      cardBrand: 'Visa',
      status: 'Active',
      reportedAs: null,
      pinSetAt: null,
      replacement: null,
    };
    expect(await client.cards.list()).toEqual({
      cards: [
        {
          ...common,
          id: 'debit',
          art: 'rosette',
          type: 'Debit Card',
          cardNumber: '••••2946',
          dailyLimit: 5_000_00,
          usedToday: 850_00,
          linkedAccount: {
            id: 'checking',
            name: 'Checking',
            number: expect.stringMatching(/^••••\d{4}$/) as string,
          },
        },
        {
          ...common,
          id: 'credit',
          art: 'waves',
          type: 'Credit Card',
          cardNumber: '••••7713',
          creditLimit: 15_000_00,
          spendingLimit: 15_000_00,
          currentBalance: 3_247_50,
          availableCredit: 11_752_50,
          utilization: 22,
        },
      ],
    });
  });

  test('R-D3 the amount used today is that of the credit union’s day; refunds give none of it back', async () => {
    const { bank, debit, client } = await bankWithCards({ start: '2026-03-03T04:00:00Z' });
    const at = (moment: string) => Date.parse(moment);
    const entries = [
      ['2026-03-02T04:59:59.999Z', 'purchase', 1_00],
      ['2026-03-02T05:00:00Z', 'purchase', 10_00],
      ['2026-03-03T03:59:00Z', 'purchase', 100_00],
      ['2026-03-03T03:59:30Z', 'refund', -5_00],
      ['2026-03-03T05:00:00Z', 'purchase', 1_000_00],
    ] as const;
    for (const [moment, kind, amount] of entries) {
      await addCardEntry(bank.dependencies, debit, { kind, amount, at: at(moment) });
    }
    expect(await cardOf(client, 'debit')).toMatchObject({ usedToday: 110_00 });
    bank.clock.set('2026-03-03T05:00:01Z');
    expect(await cardOf(client, 'debit')).toMatchObject({ usedToday: 1_000_00 });
    bank.clock.set('2026-03-10T05:00:00Z');
    expect(await cardOf(client, 'debit')).toMatchObject({ usedToday: 0 });
  });

  test('R-D4 a card is locked and unlocked, again and again, and each span is kept', async () => {
    const { bank, client } = await bankWithCards();
    expect(await client.cards.lock({ card: 'debit' })).toMatchObject({ status: 'Locked' });
    expect(await cardOf(client, 'debit')).toMatchObject({ status: 'Locked', reportedAs: null });
    expect(await cardOf(client, 'credit')).toMatchObject({ status: 'Active' });
    expect(await client.cards.unlock({ card: 'debit' })).toMatchObject({ status: 'Active' });
    await client.cards.lock({ card: 'debit' });
    const locks = await bank.store.db.selectFrom('card_lock').selectAll().execute();
    const now = bank.clock.now();
    expect(locks.map(({ reason, locked_at, until }) => [reason, locked_at, until])).toEqual([
      ['by-member', now, now],
      ['by-member', now, null],
    ]);
    expect(await toldOfCards(client)).toEqual(['locked', 'unlocked', 'locked']);
  });

  test('locking a locked card, and unlocking one that is not, change nothing', async () => {
    const { bank, client } = await bankWithCards();
    await client.cards.unlock({ card: 'debit' });
    await client.cards.lock({ card: 'debit' });
    const before = await dumpTables(bank.store);
    expect(await client.cards.lock({ card: 'debit' })).toMatchObject({ status: 'Locked' });
    expect(await dumpTables(bank.store)).toEqual(before);
    expect(await toldOfCards(client)).toEqual(['locked']);
  });

  test('two who lock at once make one lock', async () => {
    const { bank, client } = await bankWithCards();
    await Promise.all([client.cards.lock({ card: 'debit' }), client.cards.lock({ card: 'debit' })]);
    expect(await bank.store.db.selectFrom('card_lock').selectAll().execute()).toHaveLength(1);
  });

  test('R-D4 a limit is set at once; what was used today counts against it', async () => {
    const { bank, debit, client } = await bankWithCards();
    await addCardEntry(bank.dependencies, debit, { kind: 'purchase', amount: 850_00 });
    const limited = await client.cards.setLimit({ card: 'debit', limit: 1_000_00 });
    expect(limited).toMatchObject({ dailyLimit: 1_000_00, usedToday: 850_00 });
    expect(await client.cards.setLimit({ card: 'credit', limit: 2_000_00 })).toMatchObject({
      creditLimit: 15_000_00,
      spendingLimit: 2_000_00,
      availableCredit: 2_000_00,
      utilization: 0,
    });
    await client.cards.setLimit({ card: 'debit', limit: 1_000_00 });
    expect(await toldOfCards(client)).toEqual(['limit-set 100000', 'limit-set 200000']);
  });

  test.each([
    ['LIMIT_NOT_WHOLE_DOLLARS', { card: 'debit', limit: 1_000_50 }, undefined],
    ['LIMIT_OUT_OF_RANGE', { card: 'debit', limit: 0 }, { lowest: 100_00, highest: 10_000_00 }],
    ['LIMIT_OUT_OF_RANGE', { card: 'debit', limit: -100 }, { lowest: 100_00, highest: 10_000_00 }],
    [
      'LIMIT_OUT_OF_RANGE',
      { card: 'credit', limit: 15_001_00 },
      { lowest: 100_00, highest: 15_000_00 },
    ],
  ])('a limit refused with %s changes nothing: %j', async (code, change, data) => {
    const { bank, client } = await bankWithCards();
    const before = await dumpTables(bank.store);
    await expect(client.cards.setLimit(change)).rejects.toMatchObject({
      code,
      data,
      defined: true,
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([0.5, 1e308, Number.NaN, '10000' as never])('%s is no limit', async (limit) => {
    const { client } = await bankWithCards();
    await expect(client.cards.setLimit({ card: 'debit', limit })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: 'limit' }] },
    });
  });

  test('R-D4 the picture of a card is chosen and kept, and the choice is in the audit once', async () => {
    const { bank, client } = await bankWithCards();
    for (const art of ['dawn', 'dawn', 'weave'] as const) {
      expect(await client.cards.chooseArt({ card: 'debit', art })).toMatchObject({ art });
    }
    const { cards } = await client.cards.list();
    expect(cards.map(({ art }) => art)).toEqual(['weave', 'waves']);
    const chosen = await bank.store.db
      .selectFrom('audit_record')
      .select('action')
      .where('action', '=', 'card-art-chosen')
      .execute();
    expect(chosen).toHaveLength(2);
  });

  test('R-D10 of a PIN only a hash is kept, and nothing tells it', async () => {
    const hashed: string[] = [];
    const passwords = {
      ...plainPasswords(),
      inTurn: <Result>(_asker: string, task: (turn: HashingTurn) => Promise<Result>) =>
        task({
          hash: (pin) => {
            hashed.push(pin);
            return Promise.resolve(`hash ${hashed.length}`);
          },
          verify: () => Promise.resolve(true),
        }),
    };
    const { bank, client } = await bankWithCards({ passwords });
    hashed.length = 0;
    const set = await client.cards.setPin({ card: 'debit', pin: '8305' });
    expect(set).toMatchObject({ pinSetAt: bank.clock.now() });
    bank.clock.set(bank.clock.now() + 60_000);
    await client.cards.setPin({ card: 'debit', pin: '5083' });
    expect(hashed).toEqual(['8305', '5083']);
    const pins = await bank.store.db.selectFrom('card_pin').selectAll().execute();
    expect(pins).toMatchObject([{ pin_hash: 'hash 2', set_at: bank.clock.now() }]);

    const said = JSON.stringify([
      set,
      await client.cards.list(),
      await client.events.recent({ limit: 50 }),
      await dumpTables(bank.store),
      bank.log.lines,
    ]);
    expect(said).toContain('pin-set');
    // Hashes beside them hold every four digits sooner or later.
    expect(said).not.toMatch(/(?<![\da-f])(?:8305|5083)(?![\da-f])/);
  });

  test('R-D10 the request of a PIN leaves no hash of itself behind that anybody could turn round', async () => {
    const { bank, client } = await bankWithCards();
    await client.cards.setPin({ card: 'debit', pin: '8305' });
    expect(await bank.store.db.selectFrom('intent').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['PIN_NOT_FOUR_DIGITS', '83051', undefined],
    ['PIN_NOT_FOUR_DIGITS', '', undefined],
    ['PIN_TOO_EASY', '1234', { because: 'a sequence' }],
  ])('R-D10 a PIN refused with %s is not hashed, and changes nothing', async (code, pin, data) => {
    const { bank, client } = await bankWithCards();
    const before = await dumpTables(bank.store);
    const refusal = await client.cards
      .setPin({ card: 'debit', pin })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code, data, defined: true });
    expect(JSON.stringify(refusal)).not.toContain(`"${pin}"`);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-D10 a PIN that is too long for any is refused without being repeated', async () => {
    const { bank, client } = await bankWithCards();
    const pin = '8305'.repeat(30);
    const refusal = await client.cards
      .setPin({ card: 'debit', pin })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: 'pin' }] } });
    expect(JSON.stringify([refusal, bank.log.lines])).not.toContain('8305');
  });

  test.each(['lost', 'stolen'] as const)(
    'R-D10 a card that is %s is locked at once and for good, and a new one is on its way',
    async (reason) => {
      const { bank, client } = await bankWithCards();
      const replaced = await client.cards.requestReplacement({
        intentKey: bank.newKey(),
        card: 'debit',
        reason,
      });
      expect(replaced).toMatchObject({
        status: 'Locked',
        reportedAs: reason,
        cardNumber: '••••2946',
        replacement: {
          cardNumber: expect.stringMatching(/^••••(?!2946)\d{4}$/) as string,
          expiryDate: '03/30',
          reason,
          orderedAt: bank.clock.now(),
          arrivesBy: '2026-03-09',
        },
      });
      await expect(client.cards.unlock({ card: 'debit' })).rejects.toMatchObject({
        code: 'CARD_REPORTED',
        data: { as: reason },
        defined: true,
      });
      expect(await cardOf(client, 'debit')).toEqual(replaced);
      expect(await toldOfCards(client)).toEqual(['locked', 'replacement-ordered']);
    },
  );

  test('R-D10 a card that the member had locked, and then reports, is locked for good', async () => {
    const { bank, client } = await bankWithCards();
    await client.cards.lock({ card: 'debit' });
    const intentKey = bank.newKey();
    await client.cards.requestReplacement({ intentKey, card: 'debit', reason: 'lost' });
    await expect(client.cards.unlock({ card: 'debit' })).rejects.toMatchObject({
      code: 'CARD_REPORTED',
    });
  });

  test('R-D10 a damaged card works until the new one is activated', async () => {
    const { bank, client } = await bankWithCards();
    const intentKey = bank.newKey();
    const ordered = await client.cards.requestReplacement({
      intentKey,
      card: 'debit',
      reason: 'damaged',
    });
    expect(ordered).toMatchObject({ status: 'Active', cardNumber: '••••2946' });
    const activated = await client.cards.activateReplacement({ card: 'debit' });
    expect(activated).toMatchObject({
      status: 'Active',
      cardNumber: ordered.replacement?.cardNumber,
      expiryDate: '03/30',
      replacement: null,
    });
    expect(await toldOfCards(client)).toEqual(['replacement-ordered', 'replacement-activated']);
  });

  test('R-D10 activating the new card ends the lock of a lost one, but not the member’s own', async () => {
    const { bank, client } = await bankWithCards();
    for (const card of ['debit', 'credit']) {
      if (card === 'credit') await client.cards.lock({ card });
      const reason = card === 'credit' ? 'damaged' : 'lost';
      await client.cards.requestReplacement({ intentKey: bank.newKey(), card, reason });
      await client.cards.activateReplacement({ card });
    }
    expect(await cardOf(client, 'debit')).toMatchObject({ status: 'Active', reportedAs: null });
    expect(await cardOf(client, 'credit')).toMatchObject({ status: 'Locked', reportedAs: null });
  });

  test('R-D10 a second new card is refused while one is on its way, and possible afterwards', async () => {
    const { bank, client } = await bankWithCards();
    const order = () =>
      client.cards.requestReplacement({
        intentKey: bank.newKey(),
        card: 'debit',
        reason: 'damaged',
      });
    await order();
    const before = await dumpTables(bank.store);
    await expect(order()).rejects.toMatchObject({
      code: 'REPLACEMENT_ON_ITS_WAY',
      data: { arrivesBy: '2026-03-09' },
      defined: true,
    });
    expect(await dumpTables(bank.store)).toEqual(before);
    await client.cards.activateReplacement({ card: 'debit' });
    const third = await order();
    expect(third.replacement?.cardNumber).not.toBe(third.cardNumber);
  });

  test('a request repeated with its key gets the first answer; with another request it is refused', async () => {
    const { bank, client } = await bankWithCards();
    const request = { intentKey: bank.newKey(), card: 'debit', reason: 'lost' } as const;
    const [first, second] = await Promise.all([
      client.cards.requestReplacement(request),
      client.cards.requestReplacement(request),
    ]);
    expect(second).toEqual(first);
    const issues = await bank.store.db.selectFrom('card_issue').selectAll().execute();
    expect(issues.filter(({ sequence }) => sequence > 1)).toHaveLength(1);
    await expect(
      client.cards.requestReplacement({ ...request, reason: 'stolen' }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED', defined: true });
  });

  test('where no new card is on its way, none can be activated', async () => {
    const { client } = await bankWithCards();
    await expect(client.cards.activateReplacement({ card: 'debit' })).rejects.toMatchObject({
      code: 'NO_REPLACEMENT',
      defined: true,
    });
  });

  test('somebody else’s card is none, whatever is asked of it', async () => {
    const { bank } = await bankWithCards();
    const stranger = await bank.clientOf(await bank.addMember());
    const before = await dumpTables(bank.store);
    const card = 'debit';
    const intentKey = bank.newKey();
    const asks = [
      stranger.cards.lock({ card }),
      stranger.cards.unlock({ card }),
      stranger.cards.setLimit({ card, limit: 100_00 }),
      stranger.cards.setPin({ card, pin: '8305' }),
      stranger.cards.requestReplacement({ intentKey, card, reason: 'lost' }),
      stranger.cards.activateReplacement({ card }),
      stranger.cards.listTravelNotices({ card }),
      stranger.cards.listEntries({ card }),
      stranger.cards.addTravelNotice({
        intentKey,
        card,
        place: 'Peru',
        from: '2026-03-05',
        to: '2026-03-06',
      }),
      stranger.cards.removeTravelNotice({ card, notice: intentKey }),
    ];
    for (const outcome of await Promise.allSettled(asks)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    }
    expect(await stranger.cards.list()).toEqual({ cards: [] });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each(['', 'DEBIT', 'a card', '../debit', '<b>debit</b>'])(
    '%j is the name of no card',
    async (card) => {
      const { client } = await bankWithCards();
      await expect(client.cards.lock({ card })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path: 'card' }] },
      });
    },
  );

  test('each change is in the audit chain, with what it was and no secret', async () => {
    const { bank, debit, client } = await bankWithCards();
    await client.cards.lock({ card: 'debit' });
    await client.cards.unlock({ card: 'debit' });
    await client.cards.setLimit({ card: 'debit', limit: 700_00 });
    await client.cards.setPin({ card: 'debit', pin: '8305' });
    await client.cards.requestReplacement({
      intentKey: bank.newKey(),
      card: 'debit',
      reason: 'stolen',
    });
    await client.cards.activateReplacement({ card: 'debit' });
    const of = `{"card":"${debit}"`;
    expect(await auditOf(bank)).toEqual([
      `card-locked ${of},"reason":"by-member"}`,
      `card-unlocked ${of}}`,
      `card-limit-set ${of},"before":500000,"limit":70000}`,
      `card-pin-set ${of}}`,
      `card-replacement-ordered ${of},"reason":"stolen","arrivesBy":"2026-03-09"}`,
      `card-replacement-activated ${of},"issue":2}`,
    ]);
  });
});
