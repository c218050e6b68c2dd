import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ChangeRate } from '#bank/policy.ts';
import { CannotStart } from './why-not-started.ts';

/** Reads what is written for the setting of that name. Throws `CannotStart` with the name where it cannot be. */
export type ReadValue<Value> = (text: string, name: string) => Value;

/** The text as it is, for values that are checked at their use. */
export const asWritten: ReadValue<string> = (text) => text;

/** A file or folder, from the folder in which the server was started. */
export const path: ReadValue<string> = (text) => resolve(text);

/** The same where there may be none. */
export const pathOrNone: ReadValue<string | null> = (text) => (text === '' ? null : resolve(text));

export function wholeNumber(from: number, to: number): ReadValue<number> {
  return (text, name) => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < from || value > to) {
      throw new CannotStart(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
    }
    return value;
  };
}

/** The rate of so many changes a minute, and five times as many at once; null for 0, any number. */
export function changeRateOf(perMinute: number): ChangeRate | null {
  return perMinute === 0 ? null : { perMinute, atOnce: 5 * perMinute };
}

/** The same where there may be none. */
export function wholeNumberOrNone(from: number, to: number): ReadValue<number | null> {
  const read = wholeNumber(from, to);
  return (text, name) => (text === '' ? null : read(text, name));
}

/** `on` or `off`; null where nothing is written. */
export const onOrOff: ReadValue<boolean | null> = (text, name) => {
  if (text === '') return null;
  if (text !== 'on' && text !== 'off') {
    throw new CannotStart(`${name} must be on or off, not "${text}".`);
  }
  return text === 'on';
};

export const databaseUrl: ReadValue<string | null> = (text, name) => {
  if (text === '') return null;
  // The address may hold a password, so it is not repeated.
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new CannotStart(`${name} must begin with postgres:// or postgresql://.`);
  }
  return text;
};

export const brandName: ReadValue<string> = (text, name) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) {
    throw new CannotStart(`${name} must be the name of a file in brands/, not "${text}".`);
  }
  return text;
};

export const publicOrigin: ReadValue<URL | null> = (text, name) => {
  if (text === '') return null;
  const url = URL.parse(text);
  const isOrigin = url !== null && (url.href === `${url.origin}/` || url.href === url.origin);
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new CannotStart(
      `${name} must be an address without a path such as https://bank.example, not "${text}".`,
    );
  }
  return url;
};

export const httpAddressOrNone: ReadValue<URL | null> = (text, name) => {
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CannotStart(`${name} must be an address such as http://127.0.0.1:4318.`);
  }
  return url;
};

/** From 0, none, to 1, all. */
export const share: ReadValue<number> = (text, name) => {
  const value = Number(text);
  if (!/^\d(\.\d{1,9})?$/.test(text) || value > 1) {
    throw new CannotStart(`${name} must be a number from 0 to 1, not "${text}".`);
  }
  return value;
};

export const addressesOrNetworks: ReadValue<readonly string[]> = (text, name) => {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const network = part.trim();
    const [address = '', bits = '0', ...more] = network.split('/');
    const bitsMax = isIP(address) === 6 ? 128 : 32;
    const isRight = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
    if (!isRight || more.length > 0) {
      throw new CannotStart(
        `${name} must be addresses or networks such as 10.0.0.1 or 10.1.0.0/16, not "${network}".`,
      );
    }
    return network;
  });
};

const ofOthers = /_(SERVICE_HOST|(SERVICE_)?PORT(_\w+)?)$|^BANK_ADDRESS$/;

/**
 * Throws `CannotStart` where a variable of the environment is a setting with a typing error: it begins with `BANK_`, or is one
 * letter away from the name of a setting. Any other name may belong to another program.
 */
export function refuseUnknownSettings(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((setting) => setting.includes('_') && isOneLetterFrom(setting, name));
    const isOurs = name.startsWith('BANK_') && !ofOthers.test(name);
    if (meant === undefined && !isOurs) continue;
    const hint =
      meant === undefined
        ? `Its settings are ${known.filter((setting) => setting.startsWith('BANK_')).join(', ')} and those in docs/configuration.md.`
        : `Did you mean ${meant}?`;
    throw new CannotStart(`${name} is not a setting of this server. ${hint}`);
  }
}

/** Whether a single letter is wrong, missing or too many, or two neighbours are exchanged. */
function isOneLetterFrom(one: string, other: string): boolean {
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (oneEnd > begin && otherEnd > begin && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(begin, oneEnd), other.slice(begin, otherEnd)];
  const areExchanged = left.length === 2 && right === `${left[1]}${left[0]}`;
  return areExchanged || (left.length <= 1 && right.length <= 1);
}
