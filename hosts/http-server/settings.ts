import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** What the person who runs the server decides, read from environment variables. */
export interface Settings {
  /** HOST: the address to listen at. */
  readonly host: string;
  /** PORT: 0 lets the system choose. */
  readonly port: number;
  /** BANK_DATA: the folder of the database file. */
  readonly dataFolder: string;
  /** DATABASE_URL: a PostgreSQL database instead of the file. */
  readonly databaseUrl: string | null;
  /** BANK_SAMPLE: whether an empty bank gets the sample member, whose password is published. */
  readonly sample: boolean;
  /** BRAND: the name of a file in brands/. */
  readonly brand: string;
  /** BANK_RATES: a file of exchange rates; without one they are samples. */
  readonly ratesFile: string | null;
  /** PUBLIC_URL: the address in people's browsers, where a proxy stands in front of the server. */
  readonly publicUrl: URL | null;
  /** TRUSTED_PROXY: whose X-Forwarded-For is believed: addresses or networks, with commas between. */
  readonly trustedProxies: readonly string[];
}

/** The brand that is served where none is named, and that portal/brand.ts imports by name. */
export const standardBrand = 'juniper-commons';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. Throws `CannotStart` with the name of the wrong one. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string, standard: string) => environment[name]?.trim() || standard;
  const host = read('HOST', '127.0.0.1');
  return {
    host,
    port: readPort(read('PORT', '3000')),
    dataFolder: resolve(read('BANK_DATA', './data')),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL', '')),
    // A server that others can reach must not get a member whose password everybody knows.
    sample: readSwitch('BANK_SAMPLE', read('BANK_SAMPLE', isLoopback(host) ? 'on' : 'off')),
    brand: readBrandName(read('BRAND', standardBrand)),
    ratesFile: readRatesFile(read('BANK_RATES', '')),
    publicUrl: readPublicUrl(read('PUBLIC_URL', '')),
    trustedProxies: readProxies(read('TRUSTED_PROXY', '')),
  };
}

/** Whether only programs of this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new CannotStart(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
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
