import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sample, type Tables, verifyBank } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { openHttpHost } from '../../testing/test-http-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { startServer } from '../start-server.ts';

const { username, password } = sample;

/** The data of a first start, which has the sample member. */
async function firstTry(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  await (await openHttpHost(store)).close();
  await store.close();
  return folder;
}

test('With the sample member in its data no server starts that others reach, until it is removed', async () => {
  const BANK_DATA = await firstTry();
  const port = { BANK_DATA, PORT: '0' };
  for (const environment of [
    { NODE_ENV: 'production' },
    { NODE_ENV: 'Production' },
    { BANK_SAMPLE: 'off' },
    { PUBLIC_URL: 'https://bank.example' },
    { HOST: '0.0.0.0' },
  ]) {
    await expect(startServer({ ...port, ...environment })).rejects.toThrow(
      'Run: npm run bank -- remove-sample',
    );
  }

  const removed = await staffCommand(port, 'remove-sample');
  expect(removed.stdout).toMatch(/^The sample member has no password, .* order/);
  const again = await staffCommand(port, 'remove-sample');
  expect(again.stderr).toContain('Nothing was changed');
  const server = await startServer({ ...port, BANK_SAMPLE: 'off' });
  onTestFinished(() => server.stop());
  const answer = await new TestBrowser(server.address).post('/api/sign-in', { username, password });
  expect(answer.status).toBe(401);

  const store = await open<Tables>({ path: join(BANK_DATA, 'bank.sqlite') });
  onTestFinished(() => store.close());
  const { checks } = await verifyBank(store);
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
});
