import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample, type Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openHttpHost } from '../../testing/test-http-host.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { codeOnSamplePhone, signInAs } from '../../testing/test-sign-in.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';

async function sampleBank(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  await (await openHttpHost(store)).close();
  await store.close();
  return folder;
}

// Starts a whole server, and commands beside it, which takes long on a busy machine.
test(
  'A server that runs shuts out at once whom staff sign out or whose access they close',
  { timeout: 90_000 },
  async () => {
    const folder = await sampleBank();
    const server = run('main.ts', { PORT: '0', BANK_DATA: folder });
    const address = await server.address();
    const client = rpcClient(new TestBrowser(address));
    const readCode = codeOnSamplePhone(address);
    const toBeShutOut = async () => {
      await expect
        .poll(() => client.whoAmI().catch((error: unknown) => error), { timeout: 5_000 })
        .toMatchObject({ code: 'SIGNED_OUT' });
    };

    await signInAs(client, readCode);
    expect(await staffCommand(folder, 'end-sessions', 'Avery')).toEqual({
      code: 0,
      stderr: '',
      stdout:
        '1 session of Avery Morgan ended, with second steps under way and links for a new password. ' +
        'Trusted browsers stay trusted.',
    });
    await toBeShutOut();

    await signInAs(client, readCode);
    expect((await staffCommand(folder, 'end-sessions', '--all')).stdout).toBe(
      '1 session of 1 member ended. Everybody can sign in again.',
    );
    await toBeShutOut();

    await signInAs(client, readCode);
    const closed = await staffCommand(folder, 'close-access', 'avery', '--reason', 'Lost phone');
    expect(closed).toMatchObject({ code: 0, stderr: '' });
    expect(closed.stdout).toMatch(
      /^The online access of Avery Morgan is closed, and 1 session ended\. .*What is scheduled goes on/,
    );
    await toBeShutOut();
    await expect(signInAs(client, readCode)).rejects.toMatchObject({
      code: 'ACCESS_CLOSED',
      data: { phone: expect.stringMatching(/\d{4}/) as string },
    });

    expect((await staffCommand(folder, 'open-access', 'avery')).stdout).toContain('is open again');
    await expect(signInAs(client, readCode)).resolves.toMatchObject({ username: sample.username });
  },
);

test.each([
  [['end-sessions', 'nobody'], 'There is no member nobody. Nothing was changed.'],
  [
    ['open-access', '--member-number', 'JC-1'],
    'There is no member number JC-1. Nothing was changed.',
  ],
  [
    ['open-access', 'avery'],
    'The online access of Avery Morgan is not closed. Nothing was changed.',
  ],
  [
    ['confirm-name', 'avery', '--name', 'Avery Moran'],
    'The profile of the member says Avery Morgan, and not Avery Moran: have them change it first. Nothing was changed.',
  ],
  [
    ['close-access', 'avery', '--reason', ' '],
    'The reason has 1 to 500 characters, for the audit. Nothing was changed.',
  ],
])('What cannot be done is not done, and said to be so: %j', async (given, why) => {
  const { code, stdout, stderr } = await staffCommand(await sampleBank(), ...given);
  expect({ code, stdout, stderr: stderr.trim() }).toEqual({ code: 1, stdout: '', stderr: why });
});
