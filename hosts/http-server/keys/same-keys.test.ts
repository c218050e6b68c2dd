import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { describeOnEveryStore } from '#bank/testing/on-every-store.ts';
import { openTestBank } from '#bank/testing/test-bank.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { readKeys, ringOf } from './keys.ts';
import { forgetReplacedKeys, refuseOtherKeys } from './same-keys.ts';

const secret = () => randomBytes(32).toString('base64');
const ring = (text: string) => ringOf(readKeys(text));

describeOnEveryStore('the keys of servers that share a database', ({ open }) => {
  test('the same keys start any number of servers', async () => {
    const store = (await openTestBank(await open<Tables>())).store;
    const same = ring(`2026:${secret()}`);
    await Promise.all([refuseOtherKeys(store, same), refuseOtherKeys(store, same)]);
    await expect(refuseOtherKeys(store, same)).resolves.toBeUndefined();
  });

  test('another key refuses to start, says which is missing and what to do, and names no secret', async () => {
    const store = (await openTestBank(await open<Tables>())).store;
    await refuseOtherKeys(store, ring(`2026:${secret()}`));
    const other = secret();
    const refused = refuseOtherKeys(store, ring(`own:${other}`));
    await expect(refused).rejects.toThrow(CannotStart);
    const why = await refused.catch(String);
    expect(why).toContain('the key "2026"');
    expect(why).toContain('BANK_KEYS');
    expect(why).not.toContain(other);
    // It has noted nothing.
    await expect(refuseOtherKeys(store, ring(`own:${other}`))).rejects.toThrow('the key "2026"');
    const kept = await store.db.selectFrom('sealing_key').select('id').execute();
    expect(kept).toEqual([{ id: '2026' }]);
  });

  test('another key of the same name refuses to start', async () => {
    const store = (await openTestBank(await open<Tables>())).store;
    await refuseOtherKeys(store, ring(`2026:${secret()}`));
    await expect(refuseOtherKeys(store, ring(`2026:${secret()}`))).rejects.toThrow(CannotStart);
  });

  test('of two servers with different keys that start first together, one starts', async () => {
    const store = (await openTestBank(await open<Tables>())).store;
    const ends = await Promise.allSettled([
      refuseOtherKeys(store, ring(`one:${secret()}`)),
      refuseOtherKeys(store, ring(`other:${secret()}`)),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('keys are replaced one server after the other: the old one is needed until everything is re-encrypted', async () => {
    const store = (await openTestBank(await open<Tables>())).store;
    const old = `2025:${secret()}`;
    const present = `2026:${secret()}`;
    await refuseOtherKeys(store, ring(old));
    await refuseOtherKeys(store, ring(`${present},${old}`));
    await expect(refuseOtherKeys(store, ring(old))).rejects.toThrow('the key "2026"');
    await expect(refuseOtherKeys(store, ring(present))).rejects.toThrow('the key "2025"');
    await forgetReplacedKeys(store, ring(`${present},${old}`));
    await refuseOtherKeys(store, ring(present));
  });
});
