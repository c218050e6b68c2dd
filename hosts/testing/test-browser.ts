import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/**
 * A browser as far as HTTP goes: it keeps its cookies, and says which pages its requests come from,
 * which are the server's own unless a test says otherwise.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** Asks for a path of the server, or sends the request of a client library. */
  readonly fetch = async (asked: string | Request, init: RequestInit = {}): Promise<Response> => {
    const url = typeof asked === 'string' ? new URL(asked, this.address).href : asked;
    const request = new Request(url, init);
    request.headers.set('cookie', this.#cookieHeader());
    if (!request.headers.has('origin')) request.headers.set('origin', this.address);
    const response = await fetch(request);
    this.#keepCookies(response);
    return response;
  };

  /** Sends JSON. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      if (/Max-Age=0(;|$)/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The server's answer to a request exactly as written: `fetch` would add to the request and tidy it up. */
export async function ask(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawAnswer> {
  const asked = request(address, { method, path, headers });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, body: Buffer.concat(parts) };
}
