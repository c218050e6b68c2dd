import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeTestCertificate } from '#hosts/testing/test-certificate.ts';
import { temporaryFolder } from '#hosts/testing/test-process.ts';
import { descendantsOf, isThere, keepProcess } from './kept-process.ts';
import { configurationOf } from './patroni-node.ts';

const settings = {
  name: 'node1',
  folder: '/data/node1',
  port: 5432,
  apiPort: 8008,
  etcdPort: 2379,
  programs: '/usr/lib/postgresql/15/bin',
  password: 'secret',
  certificate: '/etc/ssl/node.pem',
  key: '/etc/ssl/node.key',
};

test('The configuration of a node has the settings without which a lost node loses transfers', () => {
  const lines = configurationOf(settings)
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'synchronous_mode: true',
      'synchronous_mode_strict: true',
      // The v2 API of etcd.
      'etcd:',
      'host: 127.0.0.1:2379',
      'failsafe_mode: true',
      'primary_start_timeout: 0',
    ]),
  );
  expect(lines).not.toContain('etcd3:');
});

test('Nobody enters a node without TLS and a password', () => {
  const rules = configurationOf(settings).match(/^ {4}- (local |host).*$/gm) ?? [];
  expect(rules).toHaveLength(3);
  for (const rule of rules)
    expect(rule).toMatch(/- local all all reject|- hostssl .* scram-sha-256$/);
});

test('HAProxy understands the configuration in front of the database', async ({ skip }) => {
  const folder = await temporaryFolder();
  const { certificateFile } = makeTestCertificate(folder, 'node');
  const nodes = ['NODE1', 'NODE2', 'NODE3'].flatMap((name) => [
    [name, '127.0.0.1:5432'],
    [`${name}_API`, '8008'],
  ]);
  const file = fileURLToPath(new URL('database.cfg', import.meta.url));
  const { error, status, stderr } = spawnSync('haproxy', ['-c', '-f', file], {
    env: {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      DATABASE_BIND: '127.0.0.1:5000',
      NODES_CA: certificateFile,
      ...(Object.fromEntries(nodes) as Record<string, string>),
    },
    encoding: 'utf8',
  });
  if (error !== undefined) skip('HAProxy is not installed');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('A signal reaches a program and what it has started', async () => {
  const log = `${await temporaryFolder()}/log`;
  const kept = await keepProcess('sh', ['-c', 'sleep 60 & wait'], { log });
  await expect.poll(() => descendantsOf(kept.pid)).toHaveLength(1);
  const [child = 0] = descendantsOf(kept.pid);
  kept.signal('SIGKILL');
  await kept.gone;
  expect(kept.isRunning()).toBe(false);
  await expect.poll(() => isThere(child)).toBe(false);
});

test('A program that is not installed is told', async () => {
  const log = `${await temporaryFolder()}/log`;
  await expect(keepProcess('no-such-program', [], { log })).rejects.toThrow(
    'no-such-program could not be started: is it installed?',
  );
});
