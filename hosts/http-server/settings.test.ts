import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { isLoopback, readSettings } from './settings.ts';

test('Without any setting the server is for this machine, with the sample member', () => {
  expect(readSettings({ HOST: '', PORT: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataFolder: resolve('data'),
    databaseUrl: null,
    sample: true,
    brand: 'juniper-commons',
    ratesFile: null,
    publicUrl: null,
    trustedProxies: [],
  });
});

test('A server that others can reach gets the sample member only where that is asked for', () => {
  expect(readSettings({ HOST: '0.0.0.0' }).sample).toBe(false);
  expect(readSettings({ HOST: '0.0.0.0', BANK_SAMPLE: 'on' }).sample).toBe(true);
  expect(readSettings({ BANK_SAMPLE: 'off' }).sample).toBe(false);
});

test('The settings for a server behind a proxy are read', () => {
  const settings = readSettings({
    HOST: '::',
    PORT: '0',
    DATABASE_URL: 'postgresql://bank@db.example/bank',
    PUBLIC_URL: 'https://bank.example',
    TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16',
  });
  expect(settings).toMatchObject({
    host: '::',
    port: 0,
    trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
  });
  expect(settings.publicUrl?.origin).toBe('https://bank.example');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x10'],
  ['BANK_SAMPLE', 'maybe'],
  ['DATABASE_URL', 'mysql://bank'],
  ['BRAND', '../secrets'],
  ['BRAND', 'Juniper'],
  ['PUBLIC_URL', 'bank.example'],
  ['PUBLIC_URL', 'ftp://bank.example'],
  ['PUBLIC_URL', 'https://bank.example/portal'],
  ['TRUSTED_PROXY', 'proxy.example'],
  ['TRUSTED_PROXY', '10.0.0.1,'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', '10.0.0.0/8/8'],
])('%s may not be %s, and the refusal names the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(CannotStart);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('A wrong DATABASE_URL is not repeated, because it may hold a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://bank:hunter2@db' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('Which addresses only this machine can reach', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) {
    expect(isLoopback(host), host).toBe(true);
  }
  for (const host of ['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example', 'localhost.example']) {
    expect(isLoopback(host), host).toBe(false);
  }
});
