import { sessionCookie } from '../hosts/http-server/http/cookies.ts';
import { sample } from './sample-member.ts';

/** The cookies of a browser in which the sample member has signed in. */
export type Session = Readonly<Record<string, string>>;

/** What the browser of the tests calls itself, as far as the bank reads it. */
const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Signs the sample member in, with the code that the sample phone has received. */
export async function openSampleSession(address: string): Promise<Session> {
  const session: Record<string, string> = {};
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        'user-agent': browserName,
        cookie: Object.entries(session)
          .map((pair) => pair.join('='))
          .join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') delete session[name];
      else session[name] = value;
    }
    return await answer.json();
  };
  await ask('/api/sign-in', { username: sample.username, password: sample.password });
  await ask('/api/sign-in/code', {});
  const { messages } = (await ask('/sample-phone')) as {
    messages: readonly { code?: string }[];
  };
  const code = messages.find((message) => message.code !== undefined)?.code;
  const answer = await ask('/api/sign-in/second-step', { proof: { method: 'text', code } });
  if (!(sessionCookie in session)) {
    throw new Error(`The bank refused the sample sign-in: ${JSON.stringify(answer)}`);
  }
  return session;
}
