import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStart } from './why-not-started.ts';
import { isLoopback } from '../http/network-address.ts';
import { readSettings } from './settings.ts';

test('Without any setting the server is for this machine, with the sample member', () => {
  expect(readSettings({ HOST: '', PORT: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataFolder: resolve('data'),
    databaseUrl: null,
    databasePoolerUrl: null,
    databasePool: 10,
    sample: true,
    samplePhone: true,
    bankKeys: null,
    brand: 'juniper-commons',
    ratesFile: null,
    changeRate: { perMinute: 60, atOnce: 300 },
    publicUrl: null,
    tls: null,
    traces: null,
    smtpUrl: null,
    textGateway: null,
    pushToLoopback: false,
    drainMs: 0,
    metrics: null,
    trustedProxies: [],
  });
});

test('A server that others can reach gets the sample member only where that is asked for', () => {
  expect(readSettings({ HOST: '0.0.0.0' }).sample).toBe(false);
  expect(readSettings({ HOST: '0.0.0.0', BANK_SAMPLE: 'on' }).sample).toBe(true);
  expect(readSettings({ PUBLIC_URL: 'https://bank.example' }).sample).toBe(false);
  expect(readSettings({ NODE_ENV: 'production' }).sample).toBe(false);
  expect(readSettings({ BANK_SAMPLE: 'off' }).sample).toBe(false);
});

test.each(['production', 'Production', 'PRODUCTION'])(
  'With NODE_ENV=%s there is no sample member, not even where that is asked for',
  (NODE_ENV) => {
    expect(readSettings({ NODE_ENV }).sample).toBe(false);
    const production = { NODE_ENV, BANK_SAMPLE: 'on' };
    expect(() => readSettings(production)).toThrow(CannotStart);
    expect(() => readSettings(production)).toThrow('BANK_SAMPLE may not be on');
  },
);

test('R-P3 The sample phone is there for this machine alone, and with the sample member', () => {
  expect(readSettings({}).samplePhone).toBe(true);
  for (const change of [
    { BANK_SAMPLE: 'off' },
    { BANK_SAMPLE: 'on', HOST: '0.0.0.0' },
    { BANK_SAMPLE: 'on', PUBLIC_URL: 'http://localhost:3000' },
    { NODE_ENV: 'production' },
  ]) {
    expect(readSettings(change).samplePhone, JSON.stringify(change)).toBe(false);
  }
});

test('How messages leave, and the certificate, are read', () => {
  const settings = readSettings({
    SMTP_URL: 'smtps://bank:p%40ss@mail.example:2465',
    TEXT_GATEWAY_URL: 'https://texts.example/send',
    TEXT_GATEWAY_KEY: 'abc.def-123',
    TLS_CERT: '/etc/bank/certificate.pem',
    TLS_KEY: 'key.pem',
  });
  expect(settings.smtpUrl?.hostname).toBe('mail.example');
  expect(settings.textGateway).toEqual({
    url: new URL('https://texts.example/send'),
    key: 'abc.def-123',
  });
  expect(settings.tls).toEqual({
    certificateFile: '/etc/bank/certificate.pem',
    keyFile: resolve('key.pem'),
  });
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
  ['DRAIN_SECONDS', '5s'],
  ['DRAIN_SECONDS', '301'],
  ['DATABASE_POOL', '1'],
  ['METRICS_PORT', 'on'],
  ['DATABASE_POOL', 'many'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all'],
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

test.each([
  ['BANK_SAMPEL', 'Did you mean BANK_SAMPLE?'],
  ['DATABASE_URI', 'Did you mean DATABASE_URL?'],
  ['DRAIN_SECOND', 'Did you mean DRAIN_SECONDS?'],
  ['TRUSTED_PROXYS', 'Did you mean TRUSTED_PROXY?'],
  ['BANK_COLOUR', 'BANK_DATA'],
])('%s, which is no setting, is refused, and not taken for nothing', (name, hint) => {
  expect(() => readSettings({ [name]: 'hunter2' })).toThrow(CannotStart);
  expect(() => readSettings({ [name]: 'hunter2' })).toThrow(`${name} is not a setting`);
  expect(() => readSettings({ [name]: 'hunter2' })).toThrow(hint);
});

test.each([
  'HOSTNAME',
  'HOSTS',
  'DATABASE_URL_OF_OTHERS',
  'BANK_ADDRESS',
  'BANK_SERVICE_HOST',
  'BANK_PORT_3000_TCP',
])('%s may belong to another program, and is left alone', (name) => {
  expect(readSettings({ [name]: 'tcp://10.0.0.1:80' })).toEqual(readSettings({}));
});

test.each<[string, Record<string, string>]>([
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://bank:hunter2@mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://bank:hunter2@' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://bank:hunter2@mail.example/path' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://bank:hunter2%@mail.example' }],
  ['TEXT_GATEWAY_KEY', { TEXT_GATEWAY_URL: 'https://hunter2.example' }],
  ['TEXT_GATEWAY_URL', { TEXT_GATEWAY_KEY: 'hunter2' }],
  ['TEXT_GATEWAY_KEY', { TEXT_GATEWAY_URL: 'https://a.example', TEXT_GATEWAY_KEY: 'hunter2 b' }],
  ['TEXT_GATEWAY_URL', { TEXT_GATEWAY_URL: 'http://a.example', TEXT_GATEWAY_KEY: 'hunter2' }],
  ['TEXT_GATEWAY_URL', { TEXT_GATEWAY_URL: 'hunter2', TEXT_GATEWAY_KEY: 'hunter2' }],
  ['TEXT_GATEWAY_URL', { TEXT_GATEWAY_URL: 'https://b:hunter2@a.example', TEXT_GATEWAY_KEY: 'c' }],
  ['BANK_KEYS', { BANK_KEYS: '2026:hunter2' }],
  ['TLS_KEY', { TLS_CERT: 'certificate.pem' }],
  ['TLS_CERT', { TLS_KEY: 'key.pem' }],
  ['PUBLIC_URL', { TLS_CERT: 'a', TLS_KEY: 'b', HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { TLS_CERT: 'a', TLS_KEY: 'b', PUBLIC_URL: 'http://bank.example' }],
])('The refusal names %s, and repeats no secret: %j', (name, wrong) => {
  expect(() => readSettings(wrong)).toThrow(CannotStart);
  expect(() => readSettings(wrong)).toThrow(name);
  expect(() => readSettings(wrong)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('A pooler without the database behind it is refused', () => {
  expect(() =>
    readSettings({ DATABASE_POOLER_URL: 'postgres://bank@pooler.example/bank' }),
  ).toThrow('DATABASE_POOLER_URL goes together with DATABASE_URL');
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
