import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  /** The JSON of the answer. */
  readonly body: unknown;
}

/** A client, and its connections. */
export interface Asker {
  readonly agent: Agent;
  readonly port: number;
  readonly session?: string;
}

const longestWaitMs = 30_000;

/** Asks the API as the bank's own pages would: POST where there is a body. Throws where no answer came. */
export async function ask(asker: Asker, path: string, body?: object): Promise<Answer> {
  const { agent, port, session } = asker;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const asking = request({
    agent,
    port,
    host: '127.0.0.1',
    method: text === undefined ? 'GET' : 'POST',
    path: `/api${path}`,
    headers: {
      host: `localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      ...(session !== undefined && { cookie: `__Host-sid=${session}` }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
    signal: AbortSignal.timeout(longestWaitMs),
  });
  asking.end(text);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    cookies: answer.headers['set-cookie'] ?? [],
    body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
  };
}

/** Signs in with the password; resolves with the session's token. */
export async function signIn(asker: Asker, username: string, password: string): Promise<string> {
  const { status, cookies } = await ask(asker, '/sign-in', { username, password });
  const token = sessionIn(cookies);
  if (status !== 200 || token === undefined) {
    throw new Error(`${username} could not sign in: ${status}`);
  }
  return token;
}

function sessionIn(cookies: readonly string[]): string | undefined {
  return /^(?:__Host|passbook)-sid=([^;]+)/.exec(cookies[0] ?? '')?.[1];
}
