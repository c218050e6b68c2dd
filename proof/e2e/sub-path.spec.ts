import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, sample, test } from './portal.ts';

test('R-R2 R-R4 the demo works from any folder of a site, reload and lost addresses included @demo @journey', async ({
  page,
}) => {
  const script = fileURLToPath(new URL('../../scripts/serve-demo.ts', import.meta.url));
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', BASE: '/our/demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const folder = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    expect(folder).toMatch(/\/our\/demo\/$/);

    await page.goto(`${folder}dashboard`);
    await expect(page).toHaveURL(`${folder}login`);
    await page.getByLabel('Username').fill(sample.username);
    await page.getByLabel('Password', { exact: true }).fill(sample.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${folder}dashboard`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sample.displayName);

    await page.goto(`${folder}lost/and/found`);
    await expect(page.getByText('This page has not been generated')).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page).toHaveURL(`${folder}login`);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
});
