import { resolve } from 'node:path';
import { CannotStart } from './why-not-started.ts';
import { isLoopback } from '../http/network-address.ts';
import { readTextGateway } from '../messages/message-settings.ts';
import { type AnySetting, settingsSchema, type SettingValues } from './settings-schema.ts';
import { refuseUnknownSettings } from './setting-values.ts';
import type { TextGateway } from '../messages/text-gateway.ts';
import type { TlsFiles } from '../http/tls-files.ts';

/** The decisions of the server's operator, read from environment variables: `settingsSchema` says what they mean. */
export interface Settings extends Omit<
  SettingValues,
  | 'isProduction'
  | 'wantsSample'
  | 'certificateFile'
  | 'keyFile'
  | `textGateway${string}`
  | `metrics${string}`
  | `traces${string}`
> {
  /** Whether an empty bank gets the sample member, with its published password. */
  readonly sample: boolean;
  /** Whether sent messages can be seen at /sample-phone: in a sample bank that only this machine can reach. */
  readonly samplePhone: boolean;
  /** Null: the server speaks HTTP; else HTTPS, and nothing else. */
  readonly tls: TlsFiles | null;
  /** Null: text messages go into the outbox. */
  readonly textGateway: TextGateway | null;
  /** The address of /metrics; null: nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces go, and of which share of the requests; null: nothing is traced. */
  readonly traces: { readonly endpoint: URL; readonly share: number } | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. Throws `CannotStart` with the name of the wrong one. */
export function readSettings(environment: Environment): Settings {
  const {
    isProduction,
    wantsSample,
    certificateFile,
    keyFile,
    textGatewayUrl,
    textGatewayKey,
    metricsHost,
    metricsPort,
    tracesEndpoint,
    tracesShare,
    ...values
  } = readValues(environment);
  const { host, publicUrl } = values;
  // A server that others can reach must not get a member whose password everybody knows.
  const isPrivate = isLoopback(host) && publicUrl === null && !isProduction;
  const sample = wantsSample ?? isPrivate;
  if (sample && isProduction) {
    throw new CannotStart(
      'BANK_SAMPLE may not be on where NODE_ENV is production: everybody knows the password of the sample member.',
    );
  }
  if (values.databasePoolerUrl !== null && values.databaseUrl === null) {
    throw new CannotStart(
      'DATABASE_POOLER_URL goes together with DATABASE_URL, which names the database behind the pooler.',
    );
  }
  return {
    ...values,
    sample,
    samplePhone: sample && isPrivate,
    tls: readTls(certificateFile, keyFile, values),
    textGateway: readTextGateway(textGatewayUrl, textGatewayKey),
    metrics: metricsPort === null ? null : { host: metricsHost, port: metricsPort },
    traces: tracesEndpoint === null ? null : { endpoint: tracesEndpoint, share: tracesShare },
  };
}

function readValues(environment: Environment): SettingValues {
  refuseUnknownSettings(Object.keys(environment), Object.keys(settingsSchema));
  const settings: readonly [string, AnySetting][] = Object.entries(settingsSchema);
  const values = settings.map(([name, { field, standard = '', read }]) => [
    field,
    read(environment[name]?.trim() || standard, name),
  ]);
  return Object.fromEntries(values) as Record<string, unknown> as SettingValues;
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
