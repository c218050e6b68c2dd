import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Pusher, PushMessage, PushOutcome } from '#bank/ports.ts';
import { hostOf, isLoopback } from '../http/network-address.ts';
import type { Letterhead } from '../messages/templates.ts';
import { messageText } from '../messages/message-texts.ts';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';
import { encryptPush } from './encrypt-push.ts';
import { vapidAuthorization, type VapidKeys } from './vapid-keys.ts';

interface WebPusherOptions {
  readonly keys: VapidKeys;
  readonly letterhead: Pick<Letterhead, 'name' | 'email'>;
  /** Whether a push service may be on this machine, and then without TLS: for tests. */
  readonly toLoopback: boolean;
  /** How long a push service may take to answer, in milliseconds. */
  readonly patienceMs?: number;
}

/** The time that a push service keeps a message for a browser that is off, in seconds: as long as the bank tries. */
const keptSeconds = 24 * 60 * 60;

/** The validity of a signed request, in seconds. */
const signedSeconds = 60 * 60;

/** The text for the service worker, which shows it (portal/service-worker). */
interface Shown {
  readonly title: string;
  readonly body: string;
  /** Of two notifications with the same only the newer one is shown. */
  readonly tag: string;
  readonly language: 'en' | 'es';
}

/** Sends pushes to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292). */
export function openWebPusher(options: WebPusherOptions): Pusher {
  const { keys, letterhead, toLoopback, patienceMs = 10_000 } = options;
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isAccepted(endpoint, toLoopback),
    async push(message) {
      if (!isAccepted(message.subscription.endpoint, toLoopback)) {
        return { kind: 'refused', why: 'Its address is not that of a push service' };
      }
      try {
        const details = encrypted(message, keys, letterhead);
        return outcomeOf(await send(details, toLoopback, patienceMs));
      } catch (error) {
        // Not its text, which may name the address.
        const { name } = error as Error;
        return { kind: 'later', afterMs: null, why: `The push service cannot be reached: ${name}` };
      }
    },
  };
}

function isAccepted(endpoint: string, toLoopback: boolean): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  if (toLoopback && isLoopback(host)) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') && host !== 'localhost' : isPublicAddress(host);
}

function encrypted(
  { subscription, about, sequence, language }: PushMessage,
  keys: VapidKeys,
  { name, email }: WebPusherOptions['letterhead'],
) {
  const { endpoint, p256dh, auth } = subscription;
  const shown: Shown = {
    title: name,
    body: messageText(about)[language],
    tag: `event-${sequence}`,
    language,
  };
  const body = encryptPush(JSON.stringify(shown), { p256dh, auth });
  const authorization = vapidAuthorization(keys, {
    audience: new URL(endpoint).origin,
    subject: `mailto:${email}`,
    expires: Math.floor(Date.now() / 1_000) + signedSeconds,
  });
  return {
    endpoint,
    body,
    headers: {
      authorization,
      ttl: String(keptSeconds),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
    },
  };
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Follows no redirect, and reads no answer beyond its head. */
function send(
  { endpoint, headers, body }: ReturnType<typeof encrypted>,
  toLoopback: boolean,
  patienceMs: number,
): Promise<Answer> {
  const url = new URL(endpoint);
  const isHere = toLoopback && isLoopback(hostOf(url));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
        ...(!isHere && { lookup: lookupPublic }),
      },
      (response) => {
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        });
        response.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  const why = `The push service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', afterMs: afterMsOf(retryAfter), why };
  }
  return { kind: 'refused', why };
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function afterMsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
