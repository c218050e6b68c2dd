import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { addProfile, testProfile } from '../testing/test-member.ts';

describeOnEveryStore('the profile', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ displayName: 'Jordan Ellis' });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-P1 R-P6 who has told nothing has a name and nothing else, and is not verified', async () => {
    const { client } = await bankWithMember();
    expect(await client.profile.get()).toEqual({
      ...testProfile,
      email: '',
      phone: '',
      street: '',
      city: '',
      state: '',
      zip: '',
      verifiedAt: null,
      knownName: 'Jordan Ellis',
      unconfirmed: { email: null, phone: null },
    });
  });

  test('R-P1 what is told is kept in its one form, and the display name follows', async () => {
    const { client } = await bankWithMember();
    const typed = { ...testProfile, firstName: ' Jo ', phone: '518.555.0177', state: 'ny' };
    const unconfirmed = { email: null, phone: null };
    const known = { verifiedAt: null, knownName: 'Jordan Ellis' };
    const kept = { ...testProfile, firstName: 'Jo', ...known, unconfirmed };
    expect(await client.profile.update(typed)).toEqual(kept);
    expect(await client.profile.get()).toEqual(kept);
    expect((await client.whoAmI()).member.displayName).toBe('Jo Ellis');
  });

  test('R-P1 a refusal names every field and changes nothing', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    const asked = client.profile.update({ ...testProfile, email: 'jordan', zip: '0.005' });
    await expect(asked).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      status: 422,
      data: {
        faults: [
          { field: 'email', fault: 'wrong' },
          { field: 'zip', fault: 'wrong' },
        ],
      },
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-P1 the same details again change nothing and are no event', async () => {
    const { client } = await bankWithMember();
    await client.profile.update(testProfile);
    await client.profile.update(testProfile);
    const { events } = await client.events.recent({});
    expect(events.filter(({ kind }) => kind === 'security')).toHaveLength(1);
  });

  test('R-P1 R-P5 a new address is told to the old one, and later messages go to the new', async () => {
    const { bank, member, client } = await bankWithMember();
    await addProfile(bank.dependencies, member);
    await client.profile.update({ ...testProfile, email: 'new@example.com' });
    await client.profile.update({ ...testProfile, email: 'new@example.com', lastName: 'Eliot' });
    await bank.settle();
    expect(bank.dependencies.mailer.taken.map(({ to, about }) => [to, about])).toEqual([
      ['jordan@example.com', { kind: 'security', change: 'contact-changed' }],
      ['new@example.com', { kind: 'security', change: 'name-changed' }],
    ]);
  });

  test('R-P1 no other member sees or changes it', async () => {
    const { bank, client } = await bankWithMember();
    await client.profile.update(testProfile);
    const other = await bank.clientOf(await bank.addMember({ displayName: 'Sam Hale' }));
    expect(await other.profile.get()).toMatchObject({ firstName: 'Sam', email: '' });
  });
});
