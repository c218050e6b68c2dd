import { expect, test } from 'vitest';
import { changeSettings } from '../../members/settings-records.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { byText, held, openChallengesBank } from '../../testing/test-challenges.ts';
import { sendChallengeCode } from './challenges.ts';

const minute = 60_000;

describeOnEveryStore('a code that is sent', ({ open }) => {
  test('goes to the phone on file, and says what it is for', async () => {
    const { sent, begin, send, clock } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    expect(sent).toEqual([
      {
        id: expect.any(String) as string,
        channel: 'sms',
        to: '(518) 555-0177',
        about: { kind: 'code', purpose: 'sign-in', code },
        at: clock.now(),
      },
    ]);
  });

  test('the code stands in no row and no log', async () => {
    const { test: bank, begin, send } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    const { challenge } = await dumpTables(bank.store);
    expect(challenge).toHaveLength(1);
    expect(JSON.stringify([await dumpTables(bank.store), bank.log.lines])).not.toContain(
      `"${code}"`,
    );
    expect(challenge?.[0]).toMatch(/"code_hash":"[\da-f]{64}"/);
  });

  test('another code is sent after half a minute, and the first is good for nothing then', async () => {
    const { begin, send, show, bank, clock } = await openChallengesBank(await open<Tables>());
    await begin();
    const first = await send();
    await clock.leap(30_000 - 1);
    expect(await sendChallengeCode(bank, held)).toEqual({ kind: 'too-soon', retryAfterMs: 1 });
    await clock.leap(1);
    const second = await send();
    expect(first).not.toBe(second);
    expect(await show(byText(first))).toMatchObject({ kind: 'wrong' });
    expect(await show(byText(second))).toMatchObject({ kind: 'passed' });
  });

  test('of many asked for at once one is sent', async () => {
    const { sent, begin, bank } = await openChallengesBank(await open<Tables>());
    await begin();
    await Promise.all(Array.from({ length: 5 }, () => sendChallengeCode(bank, held)));
    expect(sent).toHaveLength(1);
  });

  test('where the mailer fails nothing was sent, and another can be asked for at once', async () => {
    const {
      test: { log },
      mailer,
      begin,
      send,
      show,
      bank,
    } = await openChallengesBank(await open<Tables>());
    await begin();
    mailer.failures = 1;
    expect(await sendChallengeCode(bank, held)).toEqual({ kind: 'not-sent' });
    expect(log.lines).toMatchObject([{ level: 'error', facts: { channel: 'sms' } }]);
    expect(JSON.stringify(log.lines)).not.toMatch(/\d{6}/);
    expect(await show(byText(await send()))).toMatchObject({ kind: 'passed' });
  });

  test('a member is sent ten codes, then they wait, however many challenges there are', async () => {
    const { begin, send, bank } = await openChallengesBank(await open<Tables>());
    for (let count = 0; count < 10; count += 1) {
      await begin();
      await send();
    }
    await begin();
    expect(await sendChallengeCode(bank, held)).toEqual({
      kind: 'too-soon',
      retryAfterMs: minute,
    });
  });

  test('of nobody’s challenge as much is told, nothing is sent, and no code passes it', async () => {
    const { sent, begin, show, bank } = await openChallengesBank(await open<Tables>());
    const enrolment = { ...held, purpose: 'enrolment' } as const;
    await begin({ ...enrolment, personId: null });
    expect(await sendChallengeCode(bank, enrolment)).toMatchObject({ kind: 'sent' });
    expect(sent).toEqual([]);
    expect(await show(byText('000000'), enrolment)).toMatchObject({ kind: 'wrong' });
  });

  test('nothing is sent to a member who has turned texts off', async () => {
    const {
      test: { store },
      member,
      begin,
      bank,
      addAuthenticator,
    } = await openChallengesBank(await open<Tables>());
    await addAuthenticator();
    await store.db
      .transaction()
      .execute((trx) => changeSettings(trx, member.personId, { two_factor: 0 }));
    expect((await begin()).methods).toEqual([{ method: 'authenticator' }]);
    expect(await sendChallengeCode(bank, held)).toEqual({ kind: 'not-sent' });
  });
});
