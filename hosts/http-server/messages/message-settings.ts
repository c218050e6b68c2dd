import { CannotStart } from '../process/why-not-started.ts';
import { isLoopback } from '../http/network-address.ts';
import type { TextGateway } from './text-gateway.ts';

/** Reads SMTP_URL, which holds a password and is never repeated. Null where it is not set. */
export function readSmtpUrl(text: string): URL | null {
  if (text === '') return null;
  const url = URL.parse(text);
  const isRight =
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname + url.search + url.hash) &&
    isDecodable(url.username) &&
    isDecodable(url.password);
  if (!isRight) {
    throw new CannotStart(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example, ' +
        'with % before what stands for something else in an address.',
    );
  }
  return url;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY, of which neither is repeated. Null where neither is set. */
export function readTextGateway(text: string, key: string): TextGateway | null {
  if (text === '' && key === '') return null;
  if (text === '' || key === '') {
    throw new CannotStart('TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY go together: set both or none.');
  }
  if (!/^[\x21-\x7E]+$/.test(key)) {
    throw new CannotStart('TEXT_GATEWAY_KEY must be one word of letters, digits and signs.');
  }
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '') {
    throw new CannotStart(
      'TEXT_GATEWAY_URL must begin with https://, or http:// on this machine, and hold no password.',
    );
  }
  return { url, key };
}
