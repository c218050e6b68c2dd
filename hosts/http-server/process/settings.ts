import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { standardBrand } from '#brands/standard-brand.ts';
import { CannotStart } from './cannot-start.ts';
import { dataFolderOf } from './data-folder.ts';
import { type Key, readKeys } from '../keys/keys.ts';
import { isLoopback } from '../http/loopback.ts';
import { readSmtpUrl, readTextGateway } from '../messages/message-settings.ts';
import type { TextGateway } from '../messages/text-gateway.ts';
import type { TlsFiles } from '../http/tls-files.ts';

/** What the person who runs the server decides, read from environment variables. */
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
  /** BANK_SAMPLE: whether an empty bank gets the sample member, whose password is published. */
  readonly sample: boolean;
  /** Whether what is sent can be seen at /sample-phone: in a sample bank that only this machine can reach. */
  readonly samplePhone: boolean;
  /** BRAND: the name of a file in brands/. */
  readonly brand: string;
  /** BANK_RATES: a file of exchange rates; without one they are samples. */
  readonly ratesFile: string | null;
  /** PUBLIC_URL: the address in people's browsers, where others than this machine reach the server. */
  readonly publicUrl: URL | null;
  /** TLS_CERT and TLS_KEY: where the server itself speaks HTTPS, and then nothing else. */
  readonly tls: TlsFiles | null;
  /** SMTP_URL: the mail server; null where emails go into the outbox. */
  readonly smtpUrl: URL | null;
  /** TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY; null where text messages go into the outbox. */
  readonly textGateway: TextGateway | null;
  /** DRAIN_SECONDS: how long it goes on answering after it was told to stop, while /readyz says 503 to the proxy in front. */
  readonly drainMs: number;
  /** TRUSTED_PROXY: whose X-Forwarded-For is believed: addresses or networks, with commas between. */
  readonly trustedProxies: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. Throws `CannotStart` with the name of the wrong one. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string, standard: string) => environment[name]?.trim() || standard;
  const host = read('HOST', '127.0.0.1');
  const publicUrl = readPublicUrl(read('PUBLIC_URL', ''));
  const isProduction = read('NODE_ENV', '').toLowerCase() === 'production';
  // A server that others can reach must not get a member whose password everybody knows.
  const isPrivate = isLoopback(host) && publicUrl === null && !isProduction;
  const sample = readSwitch('BANK_SAMPLE', read('BANK_SAMPLE', isPrivate ? 'on' : 'off'));
  if (sample && isProduction) {
    throw new CannotStart(
      'BANK_SAMPLE may not be on where NODE_ENV is production: everybody knows the password of the sample member.',
    );
  }
  return {
    host,
    port: readPort(read('PORT', '3000')),
    dataFolder: dataFolderOf(environment),
    bankKeys: readBankKeys(read('BANK_KEYS', '')),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL', '')),
    sample,
    samplePhone: sample && isPrivate,
    brand: readBrandName(read('BRAND', standardBrand)),
    ratesFile: readRatesFile(read('BANK_RATES', '')),
    publicUrl,
    tls: readTls(read('TLS_CERT', ''), read('TLS_KEY', ''), { host, publicUrl }),
    smtpUrl: readSmtpUrl(read('SMTP_URL', '')),
    textGateway: readTextGateway(read('TEXT_GATEWAY_URL', ''), read('TEXT_GATEWAY_KEY', '')),
    drainMs: readDrain(read('DRAIN_SECONDS', '0')),
    trustedProxies: readProxies(read('TRUSTED_PROXY', '')),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new CannotStart(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readDrain(text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,3}$/.test(text) || seconds > 300) {
    throw new CannotStart(`DRAIN_SECONDS must be a whole number from 0 to 300, not "${text}".`);
  }
  return seconds * 1_000;
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') {
    throw new CannotStart(`${name} must be on or off, not "${text}".`);
  }
  return text === 'on';
}

function readDatabaseUrl(text: string): string | null {
  if (text === '') return null;
  // The address may hold a password, so it is not repeated.
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new CannotStart('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  return text;
}

function readBankKeys(text: string): Key[] | null {
  return text === '' ? null : readKeys(text);
}

function readBrandName(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) {
    throw new CannotStart(`BRAND must be the name of a file in brands/, not "${text}".`);
  }
  return text;
}

function readRatesFile(text: string): string | null {
  return text === '' ? null : resolve(text);
}

function readPublicUrl(text: string): URL | null {
  if (text === '') return null;
  const url = URL.parse(text);
  const isOrigin = url !== null && (url.href === `${url.origin}/` || url.href === url.origin);
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new CannotStart(
      `PUBLIC_URL must be an address without a path such as https://bank.example, not "${text}".`,
    );
  }
  return url;
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

function readProxies(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const proxy = part.trim();
    const [address = '', bits = '0', ...more] = proxy.split('/');
    const bitsMax = isIP(address) === 6 ? 128 : 32;
    const isRight = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
    if (!isRight || more.length > 0) {
      throw new CannotStart(
        `TRUSTED_PROXY must be addresses or networks such as 10.0.0.1 or 10.1.0.0/16, not "${proxy}".`,
      );
    }
    return proxy;
  });
}
