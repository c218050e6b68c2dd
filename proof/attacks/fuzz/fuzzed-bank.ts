import { createHash } from 'node:crypto';
import { openBank, sample, type Tables } from '#bank/index.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { testFactors } from '#bank/testing/test-factors.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '#hosts/testing/test-http-host.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { checkAnswer } from './check-answer.ts';
import type { FuzzRequest } from './requests.ts';
import { knownKey } from './schema-values.ts';

const keysMost = 200;

/**
 * Tables in which the bank counts and remembers attempts. A refusal of a person's identity, or a demand to show it, is
 * written there; any other refusal changes nothing anywhere.
 */
const memoryOfTries = [
  'attempt',
  'challenge',
  'pending_authenticator',
  'contact_change',
  'audit_record',
  'event',
  'member_log',
];

/** Operations that send after the answer, so that its time tells nothing: each is counted and remembered a moment later. */
const goesOnAfterwards: readonly string[] = ['enrolment.begin', 'passwordReset.ask'];

const refusalsOfProof: ReadonlySet<string> = new Set([
  'INVALID_CREDENTIALS',
  'SECOND_STEP_NEEDED',
  'STEP_UP_NEEDED',
  'PROOF_WRONG',
  'PROOF_OVER',
  'TOO_MANY_TRIES',
  'CODE_TOO_SOON',
  'CODE_NOT_SENT',
  'LINK_NOT_GOOD',
  'CURRENT_PASSWORD_WRONG',
]);

/** A live bank with the sample member, to which every request is sent that a fuzzer thinks of. */
export class FuzzedBank {
  readonly host: HttpHost;
  /** How often each answer came, by code; `OK` where it was carried out. */
  readonly answers = new Map<string, number>();
  readonly #store: Store<Tables>;
  readonly #member: TestBrowser;
  readonly #keys: string[] = [];
  #digests: Readonly<Record<string, string>> = {};
  #somethingGoesOn = false;

  constructor(host: HttpHost, store: Store<Tables>) {
    this.host = host;
    this.#store = store;
    this.#member = new TestBrowser(host.address);
  }

  /** To be called before the first request. */
  async begin(): Promise<void> {
    this.#digests = await this.#digestsOfTables();
  }

  /** Sends one request and checks the answer; throws where it is not as declared, or a refusal changed something. */
  async check(request: FuzzRequest): Promise<void> {
    const code = await this.#ask(request);
    if (code === 'STEP_UP_NEEDED') await this.#ask(request);
  }

  async close(): Promise<void> {
    await this.host.close();
    await this.#store.close();
  }

  async #ask(request: FuzzRequest): Promise<string | null> {
    if (request.signedIn) await this.#staySignedIn();
    const { operation } = request;
    const answer = await this.#send(request);
    this.#checkLog(request);
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
      await answer.body?.cancel();
      return null;
    }
    const text = withoutWrapping(request, await answer.text());
    const mediaType = answer.headers.get('content-type') ?? '';
    const code = checkAnswer(operation, { status: answer.status, mediaType, text });
    if (request.rpc?.namesTypes === true && code !== 'BAD_REQUEST')
      throw new Error(`It took a type that JSON does not have: ${code}`);
    this.answers.set(code ?? 'OK', (this.answers.get(code ?? 'OK') ?? 0) + 1);
    await this.#checkWhatChanged(code);
    this.#somethingGoesOn ||= goesOnAfterwards.includes(operation.id);
    this.#learnKeys(text);
    if (code === 'STEP_UP_NEEDED') await this.#passStepUp(text);
    return code;
  }

  #send({ operation, signedIn, target, body, rpc }: FuzzRequest): Promise<Response> {
    const browser = signedIn ? this.#member : new TestBrowser(this.host.address);
    if (rpc !== null) {
      return browser.fetch(`/rpc/${operation.id.replaceAll('.', '/')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: this.#withKeys(rpc.text),
      });
    }
    return browser.fetch(`/api${this.#withKeys(target)}`, {
      method: operation.method,
      ...(body !== null && {
        headers: { 'content-type': 'application/json' },
        body: this.#withKeys(body),
      }),
    });
  }

  #withKeys(text: string): string {
    return text.replaceAll(new RegExp(knownKey, 'g'), (_, place: string) => {
      const known = this.#keys[Number(place) % Math.max(this.#keys.length, 1)];
      return known ?? '00000000-0000-4000-8000-000000000000';
    });
  }

  #learnKeys(text: string): void {
    const told = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
    for (const key of new Set(told)) if (!this.#keys.includes(key)) this.#keys.push(key);
    this.#keys.splice(0, this.#keys.length - keysMost);
  }

  /** An error must not reveal the sent data, and the check of the answer says the rest. */
  #checkLog({ operation }: FuzzRequest): void {
    const surprise = this.host.log.lines.find(({ level }) => level === 'error');
    if (surprise !== undefined)
      throw new Error(`${operation.id} surprised the bank: ${surprise.message}`);
  }

  async #checkWhatChanged(code: string | null): Promise<void> {
    const digests = await this.#digestsOfTables();
    const changed = Object.keys(digests).filter((table) => digests[table] !== this.#digests[table]);
    this.#digests = digests;
    const isOfProof = code !== null && refusalsOfProof.has(code);
    const mayChange = isOfProof || this.#somethingGoesOn ? memoryOfTries : [];
    if (changed.length > 0) this.#somethingGoesOn = false;
    const wrongly = code === null ? [] : changed.filter((table) => !mayChange.includes(table));
    if (wrongly.length > 0)
      throw new Error(`Refused with ${code}, it changed ${wrongly.join(', ')}`);
  }

  async #digestsOfTables(): Promise<Record<string, string>> {
    const dump = await dumpTables(this.#store);
    // A conversation in which nothing was said yet is the lock for the first message.
    dump['conversation'] =
      dump['conversation']?.filter((row) => !row.includes('"message_sequence":0')) ?? [];
    return Object.fromEntries(
      Object.entries(dump).map(([table, rows]) => [
        table,
        createHash('sha256').update(rows.join('\n')).digest('hex'),
      ]),
    );
  }

  /** A request may have ended the session. */
  async #staySignedIn(): Promise<void> {
    if ((await this.#member.fetch('/api/me')).status === 200) return;
    const token = await openBank(this.host.bank).openSessionFor(sample.username);
    if (token === null) throw new Error('There is no sample member');
    this.#member.cookies.set('__Host-sid', token);
    this.#digests = await this.#digestsOfTables();
  }

  /** As if the member had shown who they are. */
  async #passStepUp(text: string): Promise<void> {
    const { data } = JSON.parse(text) as { data: { stepUp: string } };
    await this.#store.db
      .updateTable('challenge')
      .set({ passed_at: this.host.clock.now() })
      .where('id', '=', data.stepUp)
      .execute();
    this.#digests = await this.#digestsOfTables();
  }
}

/** The protocol of the portal wraps answers in `json`. */
function withoutWrapping({ rpc }: FuzzRequest, text: string): string {
  if (rpc === null) return text;
  const { json } = JSON.parse(text) as { readonly json?: unknown };
  return JSON.stringify(json ?? null);
}

/** A bank to be fuzzed, in memory. */
export async function openFuzzedBank(): Promise<FuzzedBank> {
  const store = await open<Tables>({ path: ':memory:' });
  const bank = new FuzzedBank(await openHttpHost(store, {}, { factors: testFactors() }), store);
  await bank.begin();
  return bank;
}
