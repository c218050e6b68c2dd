import { describe, expect, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import { sample } from '#bank/index.ts';
import { zelle } from '#bank/testing/transfer-requests.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { run, sampleMemberAt, temporaryFolder } from '../testing/test-process.ts';

const { username, password } = sample;

// Each of these starts whole processes, which takes long on a busy machine.
const whole = { timeout: 60_000 };

describe('The program of the server', whole, () => {
  test('R-L5 It says where it is open and who can sign in, and nothing else', async () => {
    const server = run('main.ts', { PORT: '0', BANK_DATA: await temporaryFolder() });
    const address = await server.address();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    await server.line(new RegExp(`Sample sign-in: ${username} / ${password}`));
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ ok: true });
    expect((await (await sampleMemberAt(address)).accounts.list()).total).toBe(500_810_00);

    server.signal('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toHaveLength(3);
  });

  test('Promise 1: what was acknowledged is there after the next start, and only once', async () => {
    const environment = { PORT: '0', BANK_DATA: await temporaryFolder() };
    const intentKey = newKey() as IntentKey;
    const transfer = zelle(77_00);
    const first = run('main.ts', environment);
    const before = await sampleMemberAt(await first.address());
    const sent = await before.transfers.create({ intentKey, transfer });
    first.signal('SIGKILL');
    await first.ended;

    const second = run('main.ts', environment);
    const after = await sampleMemberAt(await second.address());
    expect((await after.accounts.list()).total).toBe(500_733_00);
    expect((await after.transfers.create({ intentKey, transfer })).id).toBe(sent.id);
    expect((await after.accounts.list()).total).toBe(500_733_00);
  });
});
