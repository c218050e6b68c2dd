import { isDeepStrictEqual } from 'node:util';
import { v4 as newKey } from 'uuid';
import type { Tables } from '#bank/index.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { addMember, type NewTestMember, type TestMember } from '#bank/testing/test-member.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '#hosts/testing/test-http-host.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';

/** A refusal as a client reads it. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly defined: boolean;
  readonly data: unknown;
}

const tellsTooMuch = /\bat .*\.ts:\d|node_modules|sqlite|\bselect .* from\b/i;

/** A live bank over HTTP with an honest member in it, and the measures of an attack on it. */
export class AttackedBank {
  readonly host: HttpHost;
  readonly store: Store<Tables>;
  readonly member: TestMember;
  /** The browser in which the member is signed in. */
  readonly browser: TestBrowser;

  constructor(
    host: HttpHost,
    store: Store<Tables>,
    { member, browser }: Pick<AttackedBank, 'member' | 'browser'>,
  ) {
    this.host = host;
    this.store = store;
    this.member = member;
    this.browser = browser;
  }

  /** Another member, signed in: the attacker, or the target of the attack. */
  async another(member: NewTestMember = {}): Promise<Pick<AttackedBank, 'member' | 'browser'>> {
    return await signedIn(this.host, member);
  }

  /** Sends a body as it is written, which need not be JSON. */
  send(path: string, text: string, browser = this.browser): Promise<Response> {
    return browser.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
  }

  /**
   * The refusal that an attack gets. Throws where it was none, where anything in the store has changed by it, or where
   * it tells how the bank is made.
   */
  async refusalOf(attack: () => Promise<Response>): Promise<Refusal> {
    const before = await dumpTables(this.store);
    const answer = await attack();
    const text = await answer.text();
    if (answer.ok || answer.status >= 500)
      throw new Error(`It was answered ${answer.status}: ${text}`);
    const after = await dumpTables(this.store);
    // Attempts are counted.
    const changed = Object.keys(after).filter(
      (table) => table !== 'attempt' && !isDeepStrictEqual(after[table], before[table]),
    );
    if (changed.length > 0) throw new Error(`Refused, it changed ${changed.join(', ')}: ${text}`);
    if (tellsTooMuch.test(text)) throw new Error(`The refusal tells too much: ${text}`);
    const { code, defined, data } = JSON.parse(text) as Refusal;
    return { code, status: answer.status, defined, data };
  }

  /** Closes the bank; throws where anything of the attacks was a surprise to the server. */
  async close(): Promise<void> {
    await this.host.close();
    await this.store.close();
    const surprise = this.host.log.lines.find(({ level }) => level === 'error');
    if (surprise !== undefined)
      throw new Error(surprise.message, { cause: surprise.facts['error'] });
  }
}

/** A bank with one member more than the sample: $1,000.00 in checking, $500.00 in savings. */
export async function openAttackedBank(
  change: Parameters<typeof openHttpHost>[1] = {},
  ofBank: Parameters<typeof openHttpHost>[2] = {},
): Promise<AttackedBank> {
  const store = await open<Tables>({ path: ':memory:' });
  const host = await openHttpHost(store, change, ofBank);
  return new AttackedBank(host, store, await signedIn(host, { username: 'jordan' }));
}

/** The contract's answer to a request of the wrong form. */
export const badRequest = { code: 'BAD_REQUEST', status: 400, defined: true } as const;

/** The answer for a thing that does not exist, or is somebody else's. */
export const notFound = { code: 'NOT_FOUND', status: 404, defined: true } as const;

/** A key for one intention. */
export function newIntent(): string {
  return newKey();
}

async function signedIn(
  host: HttpHost,
  wanted: NewTestMember,
): Promise<Pick<AttackedBank, 'member' | 'browser'>> {
  const member = await addMember(host.bank, wanted);
  const browser = new TestBrowser(host.address);
  const { username, password } = member;
  const answer = await browser.post('/api/sign-in', { username, password });
  if (!answer.ok) throw new Error(await answer.text());
  return { member, browser };
}
