import { type Letterhead, textMessageOf, type Transport } from './templates.ts';

/** A service that sends text messages over HTTP. */
export interface TextGateway {
  readonly url: URL;
  /** Sent as a bearer token (RFC 6750). */
  readonly key: string;
}

const patienceMs = 10_000;

/**
 * Sends text messages by `POST {id, to, text}`. The id goes along as `Idempotency-Key`, so that a message which is given
 * twice is sent once; any 2xx says that it was taken.
 */
export function textGatewayTransport(
  { url, key }: TextGateway,
  letterhead: Letterhead,
  waitMs = patienceMs,
): Transport {
  return {
    async carry(message) {
      const { id, to } = message;
      const fault = await post({
        url,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
        body: { id, to, text: textMessageOf(message, letterhead) },
        waitMs,
      }).then(({ ok, status }) => (ok ? null : `answered ${status}`), faultOf);
      if (fault !== null) throw new Error(`The text gateway ${fault}`);
    },
  };
}

interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly waitMs: number;
}

async function post({ url, headers, body, waitMs }: Posted): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // The key and the code must not reach the target of a redirect.
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  await response.body?.cancel();
  return response;
}

/** Not the error itself, which may name the address with its secrets. */
function faultOf(error: Error): string {
  return error.name === 'TimeoutError' ? 'did not answer in time' : 'cannot be reached';
}
