import { expect, test } from 'vitest';
import type { EpochMs } from '#contract/time/time.ts';
import { describeOnServerStores } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { testFactors } from '../../testing/test-factors.ts';
import type { Sealer } from '../../ports.ts';
import type { Tables } from '../../tables.ts';
import { sealSecret, shownStep } from './authenticator.ts';
import { spendStep } from './factor-records.ts';
import { reEncryptSecrets } from './re-encrypt.ts';

function changingSealer(): Sealer & { key: string; lost: string | null } {
  const sealer = {
    key: 'first',
    lost: null as string | null,
    seal: (text: string, about: string) => `${sealer.key}|${about}|${text}`,
    open: (sealed: string, about: string) => {
      const [key, sealedAbout, text = ''] = sealed.split('|');
      if (key === sealer.lost || sealedAbout !== about) throw new Error('It cannot be opened');
      return text;
    },
    isOld: (sealed: string) => !sealed.startsWith(`${sealer.key}|`),
  };
  return sealer;
}

/** Of RFC 6238, appendix B; at the second 59 an app shows 287082, the last six of the digits there. */
const secret = new TextEncoder().encode('12345678901234567890');

describeOnServerStores('New seals for old ones', ({ open }) => {
  async function openBankWith(count: number) {
    const store = await open<Tables>();
    const sealer = changingSealer();
    const factors = { ...testFactors(), sealer };
    const bank = await openTestBank(store, { factors });
    for (let number = 0; number < count; number += 1) {
      const { personId: id } = await bank.addMember({ username: `member-${number}` });
      sealer.key = number < 100 ? 'first' : 'another';
      const sealed_secret = sealSecret({ sealer }, id, secret);
      const row = { person_id: id, sealed_secret, last_step: -1, added_at: bank.clock.now() };
      await store.db.insertInto('authenticator').values(row).execute();
    }
    const reEncrypt = () => reEncryptSecrets({ store, factors });
    const countByKey = async () => {
      const rows = await store.db.selectFrom('authenticator').select('sealed_secret').execute();
      const keys = rows.map(({ sealed_secret }) => sealed_secret.split('|')[0] ?? '');
      return Object.fromEntries(
        [...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]),
      );
    };
    return { store, sealer, reEncrypt, countByKey };
  }

  test('Every secret is sealed with the present key, and once more changes nothing', async () => {
    const { sealer, reEncrypt, countByKey } = await openBankWith(120);
    expect(await countByKey()).toEqual({ first: 100, another: 20 });
    sealer.key = 'second';
    expect(await reEncrypt()).toBe(120);
    expect(await countByKey()).toEqual({ second: 120 });
    expect(await reEncrypt()).toBe(0);
  });

  test('Where it is cut off, the next time does the rest', async () => {
    const { sealer, reEncrypt, countByKey } = await openBankWith(120);
    sealer.key = 'second';
    sealer.lost = 'another';
    await expect(reEncrypt()).rejects.toThrow('It cannot be opened');
    expect(await countByKey()).toEqual({ second: 100, another: 20 });
    sealer.lost = null;
    expect(await reEncrypt()).toBe(20);
  });

  test('A code that a member shows meanwhile is good, once', async () => {
    const { store, sealer, reEncrypt } = await openBankWith(1);
    const read = () => store.db.selectFrom('authenticator').selectAll().executeTakeFirstOrThrow();
    const before = await read();
    const step = shownStep({ sealer }, before, '287082', 59_000 as EpochMs);
    expect(step).toBe(1);

    sealer.key = 'second';
    expect(await reEncrypt()).toBe(1);
    const use = () => store.db.transaction().execute((trx) => spendStep(trx, before, step ?? 0));
    expect(await use()).toBe(true);
    expect(await use()).toBe(false);
    expect(shownStep({ sealer }, await read(), '287082', 59_000 as EpochMs)).toBeNull();
  });
});
