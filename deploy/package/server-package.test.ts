import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import { internal } from '#bank/testing/transfer-requests.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { rpcClient } from '#hosts/testing/every-host.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { temporaryFolder } from '#hosts/testing/test-process.ts';
import { startServerProcess } from '#hosts/testing/test-server-process.ts';
import { codeOnSamplePhone, confirming, signInAs } from '#hosts/testing/test-sign-in.ts';
import { folderOf, isFresh, replaceBuild, root } from '../../scripts/build-record.ts';
import { buildServer } from '../../scripts/server-build.ts';
import { writeServerPackage } from '../../scripts/package.ts';

// A build, and whole processes, which takes long on a busy machine.
const whole = { timeout: 120_000 };

beforeAll(async () => {
  if (!isFresh('server')) await replaceBuild('server', buildServer);
}, whole.timeout);

async function writtenPackage(): Promise<string> {
  const to = await temporaryFolder();
  writeServerPackage({ root, builtFolders: [folderOf('server')], to, withNode: false });
  return to;
}

test('An installation has a file for each program and thread, no other code of ours that runs, and no package but those that have files of their own', async () => {
  const folder = await writtenPackage();
  const programs = readdirSync(join(folder, 'dist/server')).filter((file) => file.endsWith('.js'));
  expect(programs).toEqual([
    'bank-command.js',
    'checkpoint-thread.js',
    'long-task-program.js',
    'main.js',
  ]);
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['@fontsource', 'harfbuzzjs']);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(contract|node_modules)\//.test(file),
  );
  expect(sources).toEqual([]);
});

test(
  'The bundled server and its threads do what the sources do, outside the repository: transfers, documents, the page of the API, traces, figures, the commands of the staff',
  whole,
  async () => {
    const folder = await writtenPackage();
    const data = await temporaryFolder();
    const server = await startServerProcess({
      program: join(folder, 'dist/server/main.js'),
      environment: {
        PATH: process.env['PATH'],
        BANK_DATA: data,
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      },
      errors: 'inherit',
    });
    onTestFinished(() => server.kill());
    const address = `http://localhost:${server.port}`;
    const browser = new TestBrowser(address);
    const readCode = codeOnSamplePhone(address);
    const client = rpcClient(browser);
    await signInAs(client, readCode);
    const member = confirming(client, readCode);
    const ask = () => ({ intentKey: newKey() as IntentKey, transfer: internal(1_00) });
    const sent = await Promise.all(Array.from({ length: 8 }, () => member.transfers.create(ask())));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(8);
    const pdf = await browser.fetch('/api/statements/checking/2026-02/pdf?language=en');
    expect(await pdf.text()).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
    const described = await (await fetch(`${address}/api/openapi.json`)).text();
    expect(described).toContain('"description"');
    await server.stop();

    const commands = join(folder, 'dist/server/bank-command.js');
    const verified = spawnSync(process.execPath, [commands, 'verify'], {
      env: { BANK_DATA: data },
      encoding: 'utf8',
    });
    expect(verified).toMatchObject({ status: 0, stderr: '' });
  },
);
