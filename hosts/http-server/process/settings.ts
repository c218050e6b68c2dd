import { resolve } from 'node:path';
import type { ChangeRate } from '#bank/policy.ts';
import { CannotStart } from './why-not-started.ts';
import type { Key } from '../keys/keys.ts';
import { isLoopback } from '../http/network-address.ts';
import { readTextGateway } from '../messages/message-settings.ts';
import { type SettingName, settingsSchema, type SettingValues } from './settings-schema.ts';
import { refuseUnknownSettings } from './setting-values.ts';
import type { TextGateway } from '../messages/text-gateway.ts';
import type { TlsFiles } from '../http/tls-files.ts';

/** The decisions of the server's operator, read from environment variables. */
export interface Settings {
  /** HOST: the address to listen at. */
  readonly host: string;
  /** PORT: 0 lets the system choose. */
  readonly port: number;
  /** BANK_DATA: the folder of the database file. */
  readonly dataFolder: string;
  /** BANK_KEYS: the keys for sealing, the present one first; null where they are in the data folder. */
  readonly bankKeys: readonly Key[] | null;
  /** DATABASE_URL: a PostgreSQL database instead of the file. */
  readonly databaseUrl: string | null;
  /** DATABASE_POOLER_URL: the pooler that lends its connections to many servers. */
  readonly databasePoolerUrl: string | null;
  /** DATABASE_POOL: the most connections to it at once. */
  readonly databasePool: number;
  /** BANK_SAMPLE: whether an empty bank gets the sample member, with its published password. */
  readonly sample: boolean;
  /** Whether what is sent can be seen at /sample-phone: in a sample bank that only this machine can reach. */
  readonly samplePhone: boolean;
  /** BRAND: the name of a file in brands/. */
  readonly brand: string;
  /** BANK_RATES: a file of exchange rates; without one they are samples. */
  readonly ratesFile: string | null;
  /** CHANGES_PER_MINUTE: how fast one person may make changes; null: as fast as they can. */
  readonly changeRate: ChangeRate | null;
  /** PUBLIC_URL: the address in people's browsers, where others than this machine reach the server. */
  readonly publicUrl: URL | null;
  /** TLS_CERT and TLS_KEY: where the server itself speaks HTTPS, and then nothing else. */
  readonly tls: TlsFiles | null;
  /** SMTP_URL: the mail server; null where emails go into the outbox. */
  readonly smtpUrl: URL | null;
  /** TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY; null where text messages go into the outbox. */
  readonly textGateway: TextGateway | null;
  /** PUSH_TO_LOOPBACK: whether push services may be on this machine. */
  readonly pushToLoopback: boolean;
  /** DRAIN_SECONDS: how long it goes on answering after it was told to stop, while /readyz says 503 to the proxy in front. */
  readonly drainMs: number;
  /** METRICS_HOST and METRICS_PORT: where /metrics is served; null where nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_TRACES_SAMPLER_ARG: where traces go, and of which share; null where nothing is traced. */
  readonly traces: { readonly endpoint: URL; readonly share: number } | null;
  /** TRUSTED_PROXY: the proxies with a trusted X-Forwarded-For: addresses or networks, with commas between. */
  readonly trustedProxies: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. Throws `CannotStart` with the name of the wrong one. */
export function readSettings(environment: Environment): Settings {
  const values = readValues(environment);
  const { HOST: host, PUBLIC_URL: publicUrl, NODE_ENV: isProduction } = values;
  // A server that others can reach must not get a member whose password everybody knows.
  const isPrivate = isLoopback(host) && publicUrl === null && !isProduction;
  const sample = values.BANK_SAMPLE ?? isPrivate;
  if (sample && isProduction) {
    throw new CannotStart(
      'BANK_SAMPLE may not be on where NODE_ENV is production: everybody knows the password of the sample member.',
    );
  }
  if (values.DATABASE_POOLER_URL !== null && values.DATABASE_URL === null) {
    throw new CannotStart(
      'DATABASE_POOLER_URL goes together with DATABASE_URL, which names the database behind the pooler.',
    );
  }
  return {
    host,
    port: values.PORT,
    dataFolder: values.BANK_DATA,
    bankKeys: values.BANK_KEYS,
    databaseUrl: values.DATABASE_URL,
    databasePoolerUrl: values.DATABASE_POOLER_URL,
    databasePool: values.DATABASE_POOL,
    sample,
    samplePhone: sample && isPrivate,
    brand: values.BRAND,
    ratesFile: values.BANK_RATES,
    changeRate: changeRateOf(values.CHANGES_PER_MINUTE),
    publicUrl,
    tls: readTls(values.TLS_CERT, values.TLS_KEY, { host, publicUrl }),
    smtpUrl: values.SMTP_URL,
    textGateway: readTextGateway(values.TEXT_GATEWAY_URL, values.TEXT_GATEWAY_KEY),
    pushToLoopback: values.PUSH_TO_LOOPBACK === true,
    drainMs: values.DRAIN_SECONDS * 1_000,
    metrics:
      values.METRICS_PORT === null
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === null
        ? null
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG },
    trustedProxies: values.TRUSTED_PROXY,
  };
}

function changeRateOf(perMinute: number): ChangeRate | null {
  return perMinute === 0 ? null : { perMinute, atOnce: 5 * perMinute };
}

function readValues(environment: Environment): SettingValues {
  refuseUnknownSettings(Object.keys(environment), Object.keys(settingsSchema));
  const values = Object.entries(settingsSchema).map(([name, { standard, read }]) => [
    name,
    read(environment[name]?.trim() || standard, name),
  ]);
  return Object.fromEntries(values) as Record<SettingName, unknown> as SettingValues;
}

function readTls(
  certificate: string,
  key: string,
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
): TlsFiles | null {
  if (certificate === '' && key === '') return null;
  if (certificate === '' || key === '') {
    throw new CannotStart('TLS_CERT and TLS_KEY go together: set both or none.');
  }
  if (publicUrl === null ? !isLoopback(host) : publicUrl.protocol !== 'https:') {
    throw new CannotStart(
      'With TLS_CERT, PUBLIC_URL must be the address in browsers, such as https://bank.example.',
    );
  }
  return { certificateFile: resolve(certificate), keyFile: resolve(key) };
}
