import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { addBox } from '../testing/test-box.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';

const moment = (text: string) => Date.parse(text) as EpochMs;
const tuesday = moment('2026-03-03T15:30:00Z');

describeOnEveryStore('a safe deposit box', ({ open }) => {
  /** On a Monday, ten in the morning; the branch is open from nine to five. */
  async function bankWithBox() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    await addBox(bank.dependencies, member, { rentedOn: '2025-06-01', year: 2 });
    const client = await bank.clientOf(member);
    const visit = (startsAt: number) =>
      client.safeDeposit.scheduleVisit({ intentKey: bank.newKey(), startsAt });
    return { bank, member, client, visit };
  }

  test('R-D11 has a number, a place and a yearly fee of $95.00', async () => {
    const { client } = await bankWithBox();
    expect(await client.safeDeposit.box()).toEqual({
      box: {
        number: expect.stringMatching(/^\d+$/) as string,
        branch: 'Elm Street branch',
        room: 'Vault A',
        rentedOn: '2025-06-01',
        annualFee: 95_00,
      },
    });
  });

  test('R-D11 a visit is scheduled, listed, told of, and cancelled', async () => {
    const { client, visit } = await bankWithBox();
    const later = await visit(tuesday + 30 * 60_000);
    const first = await visit(tuesday);
    expect(first).toEqual({
      id: expect.any(String) as string,
      startsAt: tuesday,
      day: '2026-03-03',
      time: '10:30 AM',
      branch: 'Elm Street branch',
    });
    expect(await client.safeDeposit.visits()).toEqual({ visits: [first, later] });
    expect(await client.safeDeposit.cancelVisit({ id: first.id })).toEqual({});
    expect(await client.safeDeposit.visits()).toEqual({ visits: [later] });
    const { events } = await client.events.recent({ limit: 3 });
    expect(events).toMatchObject([
      { kind: 'visit', change: 'cancelled', startsAt: tuesday },
      { kind: 'visit', change: 'scheduled', startsAt: tuesday },
      { kind: 'visit', change: 'scheduled' },
    ]);
  });

  test('R-D11 the times of a day are those while the branch is open, and say which are free', async () => {
    const { client, visit } = await bankWithBox();
    await visit(tuesday);
    const { slots, ...day } = await client.safeDeposit.slots({ day: '2026-03-03' });
    expect(day).toEqual({
      day: '2026-03-03',
      earliest: '2026-03-02',
      latest: '2026-05-01',
      closed: null,
    });
    expect(slots).toHaveLength(16);
    expect(slots.filter(({ free }) => !free).map(({ time }) => time)).toEqual(['10:30 AM']);
    const today = await client.safeDeposit.slots({});
    expect(today.day).toBe('2026-03-02');
    expect(today.slots.filter(({ free }) => !free).map(({ time }) => time)).toEqual([
      '9:00 AM',
      '9:30 AM',
      '10:00 AM',
    ]);
    for (const closed of ['2026-03-07', '2026-05-02', '2026-03-01', '9999-12-31'] as LocalDate[]) {
      expect((await client.safeDeposit.slots({ day: closed })).slots).toEqual([]);
    }
  });

  test.each([
    ['VISIT_PAST', '2026-03-02T14:30:00Z'],
    ['VISIT_TOO_FAR', '2026-05-02T15:00:00Z'],
    ['BRANCH_CLOSED', '2026-03-07T15:00:00Z'],
    ['NOT_A_VISIT_TIME', '2026-03-03T22:00:00Z'],
  ])('R-D11 a visit that is refused with %s changes nothing', async (code, at) => {
    const { bank, visit } = await bankWithBox();
    const before = await dumpTables(bank.store);
    await expect(visit(moment(at))).rejects.toMatchObject({ code, defined: true });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-D11 of two members who want one time at once, one gets it', async () => {
    const { bank, client } = await bankWithBox();
    const other = await bank.addMember();
    await addBox(bank.dependencies, other);
    const clients = [client, await bank.clientOf(other)];
    for (let round = 0; round < 3; round += 1) {
      const startsAt = tuesday + round * 30 * 60_000;
      const results = await Promise.allSettled(
        clients.map((one) => one.safeDeposit.scheduleVisit({ intentKey: bank.newKey(), startsAt })),
      );
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'VISIT_TIME_TAKEN', defined: true },
      });
    }
  });

  test('R-D11 a time is free for others at another branch, and here once its visit is cancelled', async () => {
    const { bank, visit, client } = await bankWithBox();
    const { id } = await visit(tuesday);
    const elsewhere = await bank.addMember();
    await addBox(bank.dependencies, elsewhere, { branch: 'Oak Street branch' });
    await (
      await bank.clientOf(elsewhere)
    ).safeDeposit.scheduleVisit({
      intentKey: bank.newKey(),
      startsAt: tuesday,
    });
    await expect(visit(tuesday)).rejects.toMatchObject({ code: 'VISIT_TIME_TAKEN' });
    await client.safeDeposit.cancelVisit({ id });
    await visit(tuesday);
  });

  test('R-D11 a member can have three visits ahead, and one that is over does not count', async () => {
    const { bank, visit } = await bankWithBox();
    const later = (count: number) => tuesday + count * 30 * 60_000;
    for (const count of [0, 1, 2]) {
      await visit(later(count));
    }
    await expect(visit(later(3))).rejects.toMatchObject({
      code: 'TOO_MANY_VISITS',
      data: { most: 3 },
    });
    bank.clock.set(new Date(tuesday).toISOString());
    await visit(later(3));
  });

  test('R-D11 the same key makes one visit; with another time it is refused', async () => {
    const { bank, client } = await bankWithBox();
    const request = { intentKey: bank.newKey(), startsAt: tuesday };
    const [one, same] = await Promise.all([
      client.safeDeposit.scheduleVisit(request),
      client.safeDeposit.scheduleVisit(request),
    ]);
    expect(same).toEqual(one);
    expect((await client.safeDeposit.visits()).visits).toEqual([one]);
    await expect(
      client.safeDeposit.scheduleVisit({ ...request, startsAt: tuesday + 30 * 60_000 }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED' });
  });

  test('R-D11 cancelling again changes nothing, and a visit that has begun cannot be cancelled', async () => {
    const { bank, client, visit } = await bankWithBox();
    const { id } = await visit(tuesday);
    const begun = await visit(tuesday + 30 * 60_000);
    await client.safeDeposit.cancelVisit({ id });
    const before = await dumpTables(bank.store);
    await client.safeDeposit.cancelVisit({ id });
    expect(await dumpTables(bank.store)).toEqual(before);
    bank.clock.set(new Date(begun.startsAt).toISOString());
    await expect(client.safeDeposit.cancelVisit({ id: begun.id })).rejects.toMatchObject({
      code: 'VISIT_BEGUN',
      defined: true,
    });
  });

  test('another member’s visit, or a box that a member does not have, is not found', async () => {
    const { bank, visit } = await bankWithBox();
    const { id } = await visit(tuesday);
    const other = await bank.addMember();
    const notFound = { code: 'NOT_FOUND', defined: true };
    const without = await bank.clientOf(other);
    expect(await without.safeDeposit.box()).toEqual({ box: null });
    expect(await without.safeDeposit.visits()).toEqual({ visits: [] });
    await expect(without.safeDeposit.billing()).rejects.toMatchObject(notFound);
    await expect(without.safeDeposit.slots({})).rejects.toMatchObject(notFound);
    await expect(
      without.safeDeposit.scheduleVisit({ intentKey: bank.newKey(), startsAt: tuesday }),
    ).rejects.toMatchObject(notFound);
    await addBox(bank.dependencies, other);
    await expect(without.safeDeposit.cancelVisit({ id })).rejects.toMatchObject(notFound);
  });
});
