import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { liveWithoutStepUps, longSessions, openTestBank } from '../testing/test-bank.ts';
import type { Client, TestBank } from '../testing/test-bank.ts';
import { type TestMember, addProfile } from '../testing/test-member.ts';
import { addParty } from '../testing/test-party.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const nothingHere = { code: 'NOT_FOUND', status: 404, defined: true };
const viewing = { name: 'Sam Lee', role: 'viewer', until: null, dailyLimit: null } as const;
const sending = { ...viewing, role: 'authorised-user', dailyLimit: 50_00 as never } as const;

function personIn(facts: string): unknown {
  return (JSON.parse(facts) as { readonly person: unknown }).person;
}

describeOnEveryStore('access to a membership', ({ open }) => {
  async function bankWithTwo() {
    const policy = { ...liveWithoutStepUps, ...longSessions };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const owner = await bank.addMember({
      displayName: 'Ana Ruiz',
      accounts: { checking: 100_00, savings: 5_00 },
    });
    const person = await bank.addMember({ displayName: 'Samuel Lee' });
    return { bank, owner, person, owned: await bank.clientOf(owner) };
  }

  async function clientIn(bank: TestBank, person: TestMember, membership: TestMember) {
    const caller = await bank.callerOf(person);
    caller.membershipId = membership.membershipId;
    return bank.clientFor(caller);
  }

  /** Invites and accepts; returns a client of the person in the membership of the owner. */
  async function given(
    { bank, owner, person, owned }: Awaited<ReturnType<typeof bankWithTwo>>,
    access: typeof viewing | typeof sending,
  ) {
    const { token, code } = await owned.people.invite(access);
    await (await bank.clientOf(person)).people.accept({ token, code });
    return await clientIn(bank, person, owner);
  }

  test('is offered by a link and a code, read, accepted once, and listed with who gave it', async () => {
    const { bank, owner, person, owned } = await bankWithTwo();
    const { token, code } = await owned.people.invite({ ...viewing, until: '2026-03-31' });
    const client = await bank.clientOf(person);
    expect(
      await client.people.offered({ token, code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    ).toEqual(
      expect.objectContaining({
        holder: 'Ana Ruiz',
        invitedBy: 'Ana Ruiz',
        role: 'viewer',
        until: '2026-03-31',
        dailyLimit: null,
      }),
    );
    const accepted = await client.people.accept({ token, code });
    expect(accepted).toEqual({ membershipId: owner.membershipId });
    const again = { code: 'INVITATION_NOT_GOOD' };
    await expect(client.people.accept({ token, code })).rejects.toMatchObject(again);
    const { people, invitations } = await owned.people.list();
    expect(invitations).toEqual([]);
    expect(
      people.map(({ name, role, until, grantedBy, mayBeEnded }) => [
        name,
        role,
        until,
        grantedBy,
        mayBeEnded,
      ]),
    ).toEqual([
      ['Ana Ruiz', 'primary', null, null, false],
      ['Samuel Lee', 'viewer', '2026-03-31', 'Ana Ruiz', true],
    ]);
    const { member } = await client.whoAmI();
    expect(member.memberships.map(({ holder, role }) => [holder, role])).toEqual([
      ['Samuel Lee', 'primary'],
      ['Ana Ruiz', 'viewer'],
    ]);
    const inIt = await clientIn(bank, person, owner);
    expect((await inIt.accounts.list()).accounts.map(({ balance }) => balance)).toEqual([
      100_00, 5_00,
    ]);
    await bank.clock.leap(31 * 24 * 60 * 60_000);
    await expect(inIt.accounts.list()).rejects.toMatchObject(nothingHere);
  });

  test('is over with wrong codes, a week, its withdrawal, or the rights of who offered it', async () => {
    const { bank, owner, person, owned } = await bankWithTwo();
    const client = await bank.clientOf(person);
    const over = { code: 'INVITATION_NOT_GOOD' };
    const guessed = await owned.people.invite(viewing);
    const wrong = guessed.code === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(client.people.offered({ ...guessed, code: wrong })).rejects.toMatchObject({
        code: 'INVITATION_CODE_WRONG',
        data: { triesLeft },
      });
    }
    await expect(client.people.accept(guessed)).rejects.toMatchObject(over);

    const withdrawn = await owned.people.invite(viewing);
    await owned.people.withdraw({ invitation: withdrawn.invitationId });
    await expect(client.people.accept(withdrawn)).rejects.toMatchObject(over);

    const second = await bank.addMember();
    await addParty(bank, owner, second, { role: 'joint-owner', from_at: 0 });
    const bySecond = await (await clientIn(bank, second, owner)).people.invite(viewing);
    await (await clientIn(bank, second, owner)).people.leave({});
    await expect(client.people.accept(bySecond)).rejects.toMatchObject(over);

    const old = await owned.people.invite(viewing);
    await bank.clock.leap(7 * 24 * 60 * 60_000);
    await expect(client.people.accept(old)).rejects.toMatchObject(over);
  });

  test('lasts no longer than the access of who offered it, as that is when it is accepted', async () => {
    const { bank, owner, person } = await bankWithTwo();
    const client = await bank.clientOf(person);
    const second = await bank.addMember();
    await addParty(bank, owner, second, { role: 'joint-owner', from_at: 0 });
    const bySecond = await clientIn(bank, second, owner);
    const without = await bySecond.people.invite(viewing);
    const longer = await bySecond.people.invite({ ...viewing, until: '2026-03-06' });
    const asLong = await bySecond.people.invite({ ...viewing, until: '2026-03-05' });
    await bank.store.db
      .updateTable('party')
      .set({ until_at: Date.parse('2026-03-05T20:00:00Z') })
      .where('person_id', '=', second.personId)
      .where('membership_id', '=', owner.membershipId)
      .execute();
    for (const invitation of [without, longer]) {
      const accepted = client.people.accept(invitation);
      await expect(accepted).rejects.toMatchObject({ code: 'INVITATION_NOT_GOOD' });
    }
    expect(await client.people.accept(asLong)).toEqual({ membershipId: owner.membershipId });
  });

  test('is not offered any more when the access ends of who offered it, though they come back', async () => {
    const { bank, owner, person } = await bankWithTwo();
    const second = await bank.addMember();
    await addParty(bank, owner, second, { role: 'joint-owner', from_at: 0 });
    const bySecond = await clientIn(bank, second, owner);
    const offered = await bySecond.people.invite(viewing);
    await bySecond.people.leave({});
    await bank.clock.advance(1_000);
    await addParty(bank, owner, second, { role: 'joint-owner' });
    const client = await bank.clientOf(person);
    await expect(client.people.accept(offered)).rejects.toMatchObject({
      code: 'INVITATION_NOT_GOOD',
    });
    const again = await (await clientIn(bank, second, owner)).people.invite(viewing);
    expect(await client.people.accept(again)).toEqual({ membershipId: owner.membershipId });
  });

  test('is given to one person once, and nobody gives it who may not', async () => {
    const world = await bankWithTwo();
    const { owned, person, bank } = world;
    const viewer = await given(world, viewing);
    await expect(viewer.people.invite(viewing)).rejects.toMatchObject(nothingHere);
    await expect(viewer.people.list()).rejects.toMatchObject(nothingHere);
    const more = await owned.people.invite({ ...viewing, role: 'joint-owner' });
    const client = await bank.clientOf(person);
    await expect(client.people.accept(more)).rejects.toMatchObject({ code: 'ALREADY_HAS_ACCESS' });
  });

  test('ends at once, with what is open, and of an owner not by others', async () => {
    const world = await bankWithTwo();
    const { bank, owner, person, owned } = world;
    const client = await given(world, viewing);
    const stream = await client.events.follow();
    const next = stream.next();
    await owned.people.end({ person: person.personId });
    expect(await next).toMatchObject({ done: true });
    await expect(client.accounts.list()).rejects.toMatchObject(nothingHere);
    expect((await (await bank.clientOf(person)).whoAmI()).member.memberships).toHaveLength(1);
    await expect(owned.people.end({ person: person.personId })).rejects.toMatchObject(nothingHere);
    const stays = { code: 'ACCESS_STAYS' };
    await expect(owned.people.leave({})).rejects.toMatchObject(stays);
    await bank.clock.advance(1_000);
    await addParty(bank, owner, person, { role: 'joint-owner' });
    await bank.clock.advance(1_000);
    await expect(owned.people.end({ person: person.personId })).rejects.toMatchObject(stays);
    const joint = await clientIn(bank, person, owner);
    await expect(joint.people.end({ person: owner.personId })).rejects.toMatchObject(stays);
  });

  test('is audited by who did it for whom, and told to each person concerned', async () => {
    const world = await bankWithTwo();
    const { bank, owner, person, owned } = world;
    await addProfile(bank.dependencies, owner, { email: 'one@example.com' });
    await addProfile(bank.dependencies, person, { email: 'two@example.com' });
    await given(world, viewing);
    await owned.people.end({ person: person.personId });
    await bank.clock.advance(60_000);
    await bank.settle();
    const told = bank.dependencies.mailer.taken
      .filter(({ channel, about }) => channel === 'email' && about.kind === 'access')
      .map(({ to }) => to);
    expect(told.filter((to) => to === 'one@example.com')).toHaveLength(3);
    expect(told.filter((to) => to === 'two@example.com')).toHaveLength(2);
    const records = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'person_id', 'facts'])
      .where('log_id', '=', owner.membershipId)
      .where('action', 'like', 'access-%')
      .orderBy('sequence')
      .execute();
    expect(records.map((one) => [one.action, one.person_id, personIn(one.facts)])).toEqual([
      ['access-offered', owner.personId, null],
      ['access-given', person.personId, person.personId],
      ['access-ended', owner.personId, person.personId],
    ]);
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test.each([viewing, sending])('as a $role is told of no access but the own', async (access) => {
    const world = await bankWithTwo();
    const { bank, owner, person, owned } = world;
    const client = await given(world, access);
    if (access === sending) {
      await owned.people.limit({ person: person.personId, dailyLimit: 40_00 });
    }
    const { invitationId } = await owned.people.invite({ ...viewing, name: 'Max Roe' });
    await owned.people.withdraw({ invitation: invitationId });
    await owned.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_00) });
    const limited = access === sending ? ['limited'] : [];
    const changesFor = async (reader: Client) =>
      (await reader.events.recent({ limit: 10 })).events
        .flatMap((event) => (event.kind === 'access' ? [event.change] : []))
        .toReversed();
    expect(await changesFor(client)).toEqual(['given', ...limited]);
    expect(await changesFor(owned)).toEqual([
      'offered',
      'given',
      ...limited,
      'offered',
      'withdrawn',
    ]);
    const { notices } = await client.events.notices({ limit: 10 });
    expect(JSON.stringify(notices)).not.toMatch(/Max Roe|person/);
    const { events } = await owned.events.recent({ limit: 10 });
    const offered = events.find(({ kind }) => kind === 'access');
    const read = client.events.markRead({ sequence: offered?.sequence ?? 0 });
    await expect(read).rejects.toMatchObject(nothingHere);
    const joint = await bank.addMember();
    await addParty(bank, owner, joint, { role: 'joint-owner' });
    expect(await changesFor(await clientIn(bank, joint, owner))).toContain('withdrawn');
  });

  test('within a daily limit sends that much in a day of the bank, and no bill', async () => {
    const world = await bankWithTwo();
    const { bank, person, owned } = world;
    const client = await given(world, sending);
    const send = (amount: number) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(amount) });
    const over = (limit: number, leftToday: number) => ({
      code: 'OVER_OWN_LIMIT',
      data: { limit, leftToday },
    });
    await send(30_00);
    await expect(send(20_01)).rejects.toMatchObject(over(50_00, 20_00));
    await expect(client.transfers.quote({ transfer: zelle(20_01) })).rejects.toMatchObject(
      over(50_00, 20_00),
    );
    await owned.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) });
    await send(20_00);
    await expect(send(1)).rejects.toMatchObject(over(50_00, 0));
    await owned.people.limit({ person: person.personId, dailyLimit: 60_00 });
    await send(10_00);
    await expect(client.bills.schedule({} as never)).rejects.toMatchObject(nothingHere);
    await bank.clock.leap(24 * 60 * 60_000);
    await send(5_00);
  });

  test('of a minor moves between accounts, sends what the guardian lets them, and never to other banks', async () => {
    const { bank, owner: child, person: guardian } = await bankWithTwo();
    await bank.store.db
      .updateTable('party')
      .set({ role: 'minor' })
      .where('membership_id', '=', child.membershipId)
      .execute();
    await addParty(bank, child, guardian, { role: 'guardian', from_at: 0 });
    const own = await bank.clientOf(child);
    const guarding = await clientIn(bank, guardian, child);

    const send = (transfer: unknown) =>
      own.transfers.create({ intentKey: bank.newKey(), transfer: transfer as never });
    await send(internal(1_00));
    await expect(send(zelle(1))).rejects.toMatchObject({ code: 'OVER_OWN_LIMIT' });
    await expect(send(external(1))).rejects.toMatchObject({ code: 'NOT_FOR_MINORS' });
    await guarding.people.limit({ person: child.personId, dailyLimit: 10_00 });
    await bank.clock.advance(1_000);
    await send(zelle(10_00));
    await expect(send(external(1))).rejects.toMatchObject({ code: 'NOT_FOR_MINORS' });
    await guarding.transfers.create({ intentKey: bank.newKey(), transfer: external(1_00) });
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
