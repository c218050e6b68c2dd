import { standardBrand } from '#brands/standard-brand.ts';
import { readKeys } from '../keys/keys.ts';
import { readSmtpUrl } from '../messages/message-settings.ts';
import {
  addressesOrNetworks,
  asWritten,
  brandName,
  changeRateOf,
  databaseUrl,
  httpAddressOrNone,
  onOrOff,
  path,
  pathOrNone,
  publicOrigin,
  type ReadValue,
  share,
  wholeNumber,
  wholeNumberOrNone,
} from './setting-values.ts';

/** An environment variable of the server. */
export interface Setting<Field extends string, Value> {
  /** The name of the value in `SettingValues`. */
  readonly field: Field;
  /** The default without a written value; none: no value. */
  readonly standard?: string;
  /** The same in words, where it depends on something else. */
  readonly standardInWords?: string;
  /** For documents, as Markdown in one line. */
  readonly meaning: string;
  readonly unit?: string;
  /** An example value, for `.env.example`. */
  readonly example: string;
  readonly read: ReadValue<Value>;
}

const addressSettings = {
  HOST: setting({
    field: 'host',
    standard: '127.0.0.1',
    meaning: 'The address to listen at: `0.0.0.0` for every address of the machine.',
    example: '0.0.0.0',
    read: asWritten,
  }),
  PORT: setting({
    field: 'port',
    standard: '3000',
    meaning: 'The port to listen at; `0` lets the system choose.',
    example: '8080',
    read: wholeNumber(0, 65_535),
  }),
  PUBLIC_URL: setting({
    field: 'publicUrl',
    meaning:
      'The address in browsers, without a path, where other machines connect. Browsers sign in over HTTPS only.',
    example: 'https://bank.example',
    read: publicOrigin,
  }),
  TRUSTED_PROXY: setting({
    field: 'trustedProxies',
    meaning:
      'The proxies whose `X-Forwarded-For` is believed: addresses or networks, with commas between.',
    example: '10.0.0.1,10.1.0.0/16',
    read: addressesOrNetworks,
  }),
  TLS_CERT: setting({
    field: 'certificateFile',
    meaning:
      'A PEM file with the certificate, for HTTPS without a proxy. It goes together with `TLS_KEY`. `SIGHUP` reads both again.',
    example: '/etc/passbook/certificate.pem',
    read: asWritten,
  }),
  TLS_KEY: setting({
    field: 'keyFile',
    meaning: 'A PEM file with the private key of the certificate.',
    example: '/etc/passbook/certificate-key.pem',
    read: asWritten,
  }),
} as const;

const dataSettings = {
  BANK_DATA: setting({
    field: 'dataFolder',
    standard: './data',
    meaning: 'The folder of the embedded database, the keys and the outbox.',
    example: '/var/lib/passbook',
    read: path,
  }),
  DATABASE_URL: setting({
    field: 'databaseUrl',
    meaning:
      'A PostgreSQL database instead of the embedded one, with the options of its client, such as `?sslmode=verify-full`. Of ' +
      'several hosts, `a.example:5432,b.example:5432`, the bank uses the one that takes writes. Secret.',
    example: 'postgres://passbook:secret@db.example/passbook',
    read: databaseUrl,
  }),
  DATABASE_POOLER_URL: setting({
    field: 'databasePoolerUrl',
    meaning:
      'A PgBouncer in transaction mode before the database of `DATABASE_URL`, which the server then uses itself only for ' +
      'notices between servers, at its start and for `npm run bank`: see `docs/operations.md`. Secret.',
    example: 'postgres://passbook:secret@pooler.example:6432/passbook',
    read: databaseUrl,
  }),
  DATABASE_POOL: setting({
    field: 'databasePool',
    standard: '10',
    unit: 'connections',
    meaning:
      'How many connections to PostgreSQL, or to its pooler, a server opens at most, besides one that listens for other ' +
      'servers. From 5 on reads, transfers, other changes and due work have some each, so that none starves another. The ' +
      '`max_connections` of the database must be enough for all servers, with some to spare for `npm run bank`.',
    example: '20',
    read: wholeNumber(2, 200),
  }),
  BANK_KEYS: setting({
    field: 'bankKeys',
    standardInWords: '`keys.json` in `BANK_DATA`, made at the first start',
    meaning:
      'The keys that encrypt the secrets of authenticator apps: `id:base64,id:base64` with 32 bytes each, the current one ' +
      'first. Servers that share a database need the same keys. Secret.',
    // The server refuses it: a key that stands here is known to everybody.
    example: '2026:32-bytes-in-Base64',
    read: (text) => (text === '' ? null : readKeys(text)),
  }),
} as const;

const messageSettings = {
  SMTP_URL: setting({
    field: 'smtpUrl',
    meaning:
      'The mail server. Without it emails are written into the folder `outbox` of `BANK_DATA`. Secret.',
    example: 'smtps://passbook:secret@mail.example',
    read: readSmtpUrl,
  }),
  TEXT_GATEWAY_URL: setting({
    field: 'textGatewayUrl',
    meaning:
      'Where text messages are posted to, as `{id, to, text}`. Without it they are written into `outbox`.',
    example: 'https://texts.example/send',
    read: asWritten,
  }),
  PUSH_TO_LOOPBACK: setting({
    field: 'pushToLoopback',
    standard: 'off',
    meaning:
      '`on`: push notifications may also go to a push service on this machine. For tests: browsers use those of the internet.',
    example: 'on',
    read: (text, name) => onOrOff(text, name) === true,
  }),
  TEXT_GATEWAY_KEY: setting({
    field: 'textGatewayKey',
    meaning: 'The bearer token for `TEXT_GATEWAY_URL`. Secret.',
    example: 'secret',
    read: asWritten,
  }),
} as const;

const brandSettings = {
  BRAND: setting({
    field: 'brand',
    standard: standardBrand,
    meaning: 'The credit union: a file of `brands/`, see `docs/brands.md`.',
    example: 'jacaranda',
    read: brandName,
  }),
  BANK_RATES: setting({
    field: 'ratesFile',
    meaning:
      'A file of exchange rates that you keep up to date: `{"takenAt": "2026-11-21T18:15:00Z", "perDollar": {"EUR": "0.92", ' +
      '"GBP": "0.79", "CAD": "1.35", "JPY": "149.82"}}`. Without it the rates are samples, and the portal says so.',
    example: '/etc/passbook/rates.json',
    read: pathOrNone,
  }),
  BANK_SAMPLE: setting({
    field: 'wantsSample',
    standardInWords: '`on` for this machine alone, else `off`',
    meaning:
      '`on` or `off`: whether the bank has the sample member, whose password is published. With `off` the server does not start ' +
      'on data that contain the sample member: `npm run bank -- remove-sample` removes its sign-in methods.',
    example: 'off',
    read: onOrOff,
  }),
  CHANGES_PER_MINUTE: setting({
    field: 'changeRate',
    standard: '60',
    meaning:
      'How many changes one person can make a minute in the long run, on each server, and five times as many at once; more are ' +
      'refused with `Retry-After`. `0`: any number, for a bank that is put under load.',
    example: '120',
    read: (text, name) => changeRateOf(wholeNumber(0, 1_000_000)(text, name)),
  }),
} as const;

const processSettings = {
  NODE_ENV: setting({
    field: 'isProduction',
    meaning:
      '`production`, in upper or lower case: there is never a sample member. Other values mean nothing.',
    example: 'production',
    read: (text) => text.toLowerCase() === 'production',
  }),
  DRAIN_SECONDS: setting({
    field: 'drainMs',
    standard: '0',
    unit: 'seconds',
    meaning:
      'How long the server goes on answering after SIGTERM while `/readyz` says 503, so that a proxy sends new requests elsewhere.',
    example: '5',
    read: (text, name) => 1_000 * wholeNumber(0, 300)(text, name),
  }),
  METRICS_PORT: setting({
    field: 'metricsPort',
    meaning:
      'A port for `/metrics` alone, for Prometheus: see `docs/operations.md`. Without it nothing is measured.',
    example: '9464',
    read: wholeNumberOrNone(0, 65_535),
  }),
  METRICS_HOST: setting({
    field: 'metricsHost',
    standard: '127.0.0.1',
    meaning:
      'The address of that port. It asks for no password, so another one than loopback must be for a network of your own alone.',
    example: '10.0.0.5',
    read: asWritten,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    field: 'tracesEndpoint',
    meaning:
      'A collector of OpenTelemetry traces, which takes OTLP over HTTP: see `docs/operations.md`. Without it nothing is traced. ' +
      'The other variables of that exporter, such as `OTEL_EXPORTER_OTLP_HEADERS`, mean what its specification says.',
    example: 'http://127.0.0.1:4318',
    read: httpAddressOrNone,
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    field: 'tracesShare',
    standard: '1',
    meaning: 'Which share of the requests is traced, from `0` to `1`.',
    example: '0.01',
    read: share,
  }),
} as const;

/** The groups of `docs/configuration.md`, by their titles. */
export const settingGroups: Readonly<Record<string, Readonly<Record<string, AnySetting>>>> = {
  'Where it listens': addressSettings,
  'Where the data are': dataSettings,
  'Messages to members': messageSettings,
  'Which bank it is': brandSettings,
  'The process': processSettings,
};

/**
 * Every setting: by this the server reads its environment, and from this `docs/configuration.md` and `.env.example` are
 * written (`npm run configuration`).
 */
export const settingsSchema = {
  ...addressSettings,
  ...dataSettings,
  ...messageSettings,
  ...brandSettings,
  ...processSettings,
};

/** The values of all settings, by their fields. */
export type SettingValues = {
  readonly [Name in keyof Table as Table[Name]['field']]: ReturnType<Table[Name]['read']>;
};
type Table = typeof settingsSchema;

export type AnySetting = Setting<string, unknown>;

function setting<const Field extends string, Value>(
  described: Setting<Field, Value>,
): Setting<Field, Value> {
  return described;
}
