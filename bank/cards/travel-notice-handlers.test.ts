import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addCard } from '../testing/test-card.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';

const trip = { card: 'debit', place: 'Portugal', from: '2026-03-10', to: '2026-03-20' } as const;

describeOnEveryStore('travel notices', ({ open }) => {
  async function bankWithCard() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    await addCard(bank.dependencies, member, { kind: 'debit' });
    await addCard(bank.dependencies, member, { kind: 'credit' });
    const client = await bank.clientOf(member);
    const add = (change: Partial<Record<keyof typeof trip, string>> = {}) =>
      client.cards.addTravelNotice({ ...trip, ...change, intentKey: bank.newKey() });
    const placesOf = async (card: string) =>
      (await client.cards.listTravelNotices({ card })).notices.map(({ place }) => place);
    return { bank, client, add, placesOf };
  }

  test('R-D4 a notice is added, listed by its first day, and taken back', async () => {
    const { client, add } = await bankWithCard();
    const later = await add({ place: '  Peru ', from: '2026-05-01', to: '2026-05-01' });
    const first = await add();
    expect(first).toEqual({
      id: expect.any(String) as string,
      place: 'Portugal',
      from: '2026-03-10',
      to: '2026-03-20',
    });
    expect(later.place).toBe('Peru');
    expect(await client.cards.listTravelNotices({ card: 'debit' })).toEqual({
      notices: [first, later],
    });
    expect(await client.cards.removeTravelNotice({ card: 'debit', notice: first.id })).toEqual({});
    expect(await client.cards.listTravelNotices({ card: 'debit' })).toEqual({ notices: [later] });
    const { events } = await client.events.recent({ limit: 3 });
    expect(events).toMatchObject([
      { change: 'travel-notice-removed' },
      { change: 'travel-notice-added' },
      { change: 'travel-notice-added' },
    ]);
  });

  test('a notice is of one card', async () => {
    const { client, add, placesOf } = await bankWithCard();
    const { id } = await add();
    expect(await placesOf('credit')).toEqual([]);
    await expect(
      client.cards.removeTravelNotice({ card: 'credit', notice: id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await placesOf('debit')).toEqual(['Portugal']);
  });

  test('taking a notice back twice is as taking it back once', async () => {
    const { bank, client, add } = await bankWithCard();
    const { id } = await add();
    await client.cards.removeTravelNotice({ card: 'debit', notice: id });
    const before = await dumpTables(bank.store);
    await client.cards.removeTravelNotice({ card: 'debit', notice: id });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('a notice is listed until its last day is over', async () => {
    const { bank, add, placesOf } = await bankWithCard();
    await add();
    bank.clock.set('2026-03-21T03:59:59Z');
    expect(await placesOf('debit')).toEqual(['Portugal']);
    bank.clock.set('2026-03-21T04:00:00Z');
    expect(await placesOf('debit')).toEqual([]);
  });

  test.each([
    ['PLACE_WRONG', { place: '' }, undefined],
    ['PLACE_WRONG', { place: '<b>x</b>' }, undefined],
    ['PLACE_WRONG', { place: 'Peru\u202e' }, undefined],
    ['TRAVEL_IN_THE_PAST', { from: '2026-03-01' }, { today: '2026-03-02' }],
    ['TRAVEL_ENDS_BEFORE_IT_BEGINS', { to: '2026-03-09' }, undefined],
    [
      'TRAVEL_TOO_FAR_AHEAD',
      { from: '2027-03-03', to: '2027-03-03' },
      { latestFrom: '2027-03-02' },
    ],
    ['TRAVEL_TOO_LONG', { to: '2026-06-08' }, { latestTo: '2026-06-07' }],
  ])('R-D4 a notice refused with %s changes nothing: %j', async (code, change, data) => {
    const { bank, add } = await bankWithCard();
    const before = await dumpTables(bank.store);
    await expect(add(change)).rejects.toMatchObject({ code, data, defined: true });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([
    ['from', { from: '2026-02-30' }],
    ['to', { to: '2026-3-20' }],
    ['to', { to: '' }],
    ['from', { from: 'tomorrow' }],
    ['place', { place: 'x'.repeat(81) }],
    ['place', { place: 'Peru\0' }],
  ])('the bank names the field %s that has the wrong form: %j', async (path, change) => {
    const { add } = await bankWithCard();
    await expect(add(change)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path }] },
    });
  });

  test('a card has ten notices at most; one that is over or taken back does not count', async () => {
    const { bank, client, add } = await bankWithCard();
    const [first] = await Promise.all(Array.from({ length: 10 }, () => add()));
    await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_TRAVEL_NOTICES', defined: true });
    await client.cards.removeTravelNotice({ card: 'debit', notice: first?.id ?? '' });
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_TRAVEL_NOTICES' });
    bank.clock.set('2026-03-21T12:00:00Z');
    await add({ from: '2026-03-21', to: '2026-03-22' });
  });

  test('the same notice with the same key is added once; another with that key is refused', async () => {
    const { bank, client, placesOf } = await bankWithCard();
    const notice = { ...trip, intentKey: bank.newKey() };
    const [one, same] = await Promise.all([
      client.cards.addTravelNotice(notice),
      client.cards.addTravelNotice(notice),
    ]);
    expect(same).toEqual(one);
    expect(await placesOf('debit')).toEqual(['Portugal']);
    await expect(client.cards.addTravelNotice({ ...notice, place: 'Spain' })).rejects.toMatchObject(
      { code: 'INTENT_KEY_REUSED', defined: true },
    );
  });
});
