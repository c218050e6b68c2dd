import { describe, expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { BankStore } from '../../ports.ts';
import type { Tables } from '../../tables.ts';
import { listened } from '../../testing/listened-store.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const invalid = { code: 'INVALID_CREDENTIALS' };
const heldUp = { code: 'TOO_MANY_TRIES', status: 429, defined: true };

class CallerFrom extends TestCaller {
  override readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
}

describeOnEveryStore('guessing at the sign-in', ({ open }) => {
  async function prepare(options: Parameters<typeof openTestBank>[1] = {}, store?: BankStore) {
    const bank = await openTestBank(store ?? (await open<Tables>()), {
      ...options,
      policy: { ...livePolicy, ...options.policy },
    });
    const member = await bank.addMember({ username: 'jordan' });
    const { username, password } = member;
    const tryFrom = (caller: TestCaller, change: { username?: string; password?: string } = {}) =>
      bank.clientFor(caller).signIn({ username, password, ...change });
    /** The answer to each try from an address of its own. */
    const guess = async (times: number, change: object = { password: 'wrong' }) => {
      const codes: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const from = new CallerFrom(`198.51.${Math.floor(count / 250)}.${count % 250}`);
        codes.push(await codeOf(tryFrom(from, change)));
      }
      return codes;
    };
    const audit = async (action: string) =>
      await bank.store.db
        .selectFrom('audit_record')
        .select('facts')
        .where('person_id', '=', member.personId)
        .where('action', '=', action)
        .execute();
    return { bank, member, tryFrom, guess, audit };
  }

  test('of 101 guesses one after the other five are looked at', async () => {
    const { bank, guess } = await prepare();
    const codes = await guess(101);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.slice(5)).toEqual(Array(96).fill('TOO_MANY_TRIES'));
    expect(bank.passwords.comparisons).toHaveLength(5);
  });

  test('of a burst of 50 at once five are looked at, though one were right', async () => {
    const { bank, tryFrom } = await prepare();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) =>
        tryFrom(new CallerFrom(`198.51.100.${number}`), { password: `guess ${number}` }),
      ),
    );
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(bank.passwords.comparisons).toHaveLength(5);
  });

  test('anyone who waits as long as they are told gets a hundred guesses, then a day of nothing', async () => {
    const { bank, tryFrom } = await prepare();
    const start = bank.clock.now();
    for (let count = 0; count < 200 && bank.passwords.comparisons.length < 100; count += 1) {
      const refusal = await refusalOf(tryFrom(new TestCaller(), { password: 'wrong' }));
      await bank.clock.leap(refusal.data?.retryAfterMs ?? 0);
    }
    expect(bank.clock.now() - start).toBeGreaterThan(20 * hour);
    const refusal = await refusalOf(tryFrom(new TestCaller()));
    expect(refusal).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(refusal.data?.retryAfterMs).toBeGreaterThan(23 * hour);
  });

  test('the right password is held up like any other, with the time after which it is not', async () => {
    const { bank, tryFrom, guess } = await prepare();
    await guess(5);
    const caller = new TestCaller();
    await expect(tryFrom(caller)).rejects.toMatchObject({
      ...heldUp,
      data: { retryAfterMs: 5 * second },
    });
    expect(caller.sessionToken).toBeNull();
    await bank.clock.leap(5 * second);
    await expect(tryFrom(caller)).resolves.toBeDefined();
  });

  test('a name that nobody has is held up in the same words', async () => {
    const { guess, tryFrom } = await prepare();
    expect(await guess(7, { username: 'nobody' })).toEqual(await guess(7));
    const unknown = await refusalOf(tryFrom(new TestCaller(), { username: 'nobody' }));
    expect(JSON.stringify(unknown)).toBe(
      JSON.stringify(await refusalOf(tryFrom(new TestCaller(), { password: 'wrong' }))),
    );
  });

  test('many names from one address are held up at the address, and from elsewhere are not', async () => {
    const { tryFrom } = await prepare();
    const codes: string[] = [];
    for (let number = 0; number < 60; number += 1) {
      codes.push(await codeOf(tryFrom(new TestCaller(), { username: `guess${number}` })));
    }
    expect(codes.indexOf('TOO_MANY_TRIES')).toBe(50);
    await expect(tryFrom(new TestCaller())).rejects.toMatchObject(heldUp);
    await expect(tryFrom(new CallerFrom('192.0.2.9'))).resolves.toBeDefined();
  });

  test('those who sign in rightly are never too many for an address', async () => {
    const { bank, tryFrom } = await prepare();
    for (let number = 0; number < 60; number += 1) {
      const { username } = await bank.addMember();
      await expect(tryFrom(new TestCaller(), { username })).resolves.toBeDefined();
    }
  }, 60_000);

  test('signing in forgets what was tried before of the name', async () => {
    const { tryFrom, guess } = await prepare();
    await guess(4);
    await tryFrom(new TestCaller());
    expect(await guess(5)).toEqual(Array(5).fill('INVALID_CREDENTIALS'));
  });

  describe('in a browser of the member', () => {
    test('nobody else’s tries hold the member up', async () => {
      const { tryFrom, guess } = await prepare();
      const own = new TestCaller();
      await tryFrom(own);
      expect((await guess(20)).at(-1)).toBe('TOO_MANY_TRIES');
      await expect(tryFrom(own)).resolves.toBeDefined();
      await expect(tryFrom(new TestCaller())).rejects.toMatchObject(heldUp);
    });

    test('its own tries are counted all the same, and hold up nobody elsewhere', async () => {
      const { tryFrom } = await prepare();
      const own = new TestCaller();
      await tryFrom(own);
      for (let count = 0; count < 5; count += 1) {
        await expect(tryFrom(own, { password: 'wrong' })).rejects.toMatchObject(invalid);
      }
      await expect(tryFrom(own)).rejects.toMatchObject(heldUp);
      await expect(tryFrom(new TestCaller())).resolves.toBeDefined();
    });

    test('a browser that only another member knows is none', async () => {
      const { bank, tryFrom, guess } = await prepare();
      const other = await bank.addMember();
      const theirs = new TestCaller();
      await tryFrom(theirs, other);
      await guess(5);
      await expect(tryFrom(theirs)).rejects.toMatchObject(heldUp);
    });
  });

  test('each failure stands in the member’s log, with its address and device', async () => {
    const { guess, audit } = await prepare();
    await guess(3);
    const facts = (await audit('sign-in-failed')).map((row) => JSON.parse(row.facts) as unknown);
    expect(facts).toEqual(
      [0, 1, 2].map((last) => ({
        address: `198.51.0.${last}`,
        device: 'Test browser',
        method: 'password',
      })),
    );
  });

  test('being held up stands there once for each time that the name is blocked', async () => {
    const { bank, guess, audit } = await prepare();
    await guess(20);
    expect(await audit('sign-in-held-up')).toHaveLength(1);
    await bank.clock.leap(5 * second);
    await guess(20);
    expect(await audit('sign-in-held-up')).toHaveLength(2);
    expect(await audit('sign-in-failed')).toHaveLength(6);
  });

  test('R-L4 for an unknown name the same statements reach the store as for a wrong password', async () => {
    const { store, statements } = listened(await open<Tables>());
    const bank = await openTestBank(store, { policy: livePolicy });
    const { username } = await bank.addMember();
    const during = async (name: string) => {
      const before = statements();
      for (let count = 0; count < 7; count += 1) {
        const asked = bank
          .clientFor(new TestCaller())
          .signIn({ username: name, password: 'wrong' });
        await expect(asked).rejects.toBeDefined();
      }
      return statements() - before;
    };
    const ofMember = await during(username);
    expect(ofMember).toBeGreaterThan(30);
    expect(await during('nobody')).toBe(ofMember);
  });

  test('a try that nobody has time to look at is not counted, and asks nothing of the store', async () => {
    const { store, statements } = listened(await open<Tables>());
    const { bank, guess, tryFrom } = await prepare({}, store);
    bank.passwords.retryAfterMs = 1_000;
    const before = statements();
    expect(await guess(10)).toEqual(Array(10).fill('UNAVAILABLE'));
    expect(statements()).toBe(before);
    bank.passwords.retryAfterMs = null;
    await expect(tryFrom(new TestCaller())).resolves.toBeDefined();
  });

  test('neither name nor address nor password stands in what is counted', async () => {
    const { bank, guess } = await prepare();
    await guess(6, { password: 'a wrong guess' });
    const rows = await bank.store.db.selectFrom('attempt').selectAll().execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/jordan|198\.51|guess/);
  });
});

interface Refusal {
  readonly code: string;
  readonly data?: { readonly retryAfterMs?: number };
}

async function refusalOf(asked: Promise<unknown>): Promise<Refusal> {
  const [result] = await Promise.allSettled([asked]);
  return result.status === 'rejected' ? (result.reason as Refusal) : { code: 'none' };
}

async function codeOf(asked: Promise<unknown>): Promise<string> {
  return (await refusalOf(asked)).code;
}
