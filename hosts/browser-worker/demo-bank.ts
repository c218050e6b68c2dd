import { RPCHandler } from '@orpc/server/message-port';
import { v7 as newId } from 'uuid';
import {
  addSampleBasis,
  createTables,
  demoPolicy,
  openBankWithoutStaff,
  sample,
} from '#bank/index.ts';
import baseline from '#bank/database/migrations/baseline.sqlite.sql?raw';
import type { CallContext, Caller, Clock, Mailer, Log, Random, CodeKeys } from '#bank/ports.ts';
import type { LetterFontSource } from '#bank/statements/pdf/letters/letter-fonts.ts';
import type { Tables } from '#bank/tables.ts';
import type { Brand } from '#contract/brand/brand.ts';
import { open as openStore } from '#stores/wasm-sqlite/open.ts';
import { membershipHeader, askedAtHeader } from '#contract/procedures/http-terms.ts';
import { demoPasswords } from './ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface DemoBankOptions {
  /** SQLite compiled to WebAssembly: where to fetch it, or its bytes. */
  readonly wasm: string | ArrayBuffer;
  readonly clock: Clock;
  readonly random: Random;
  /** The credit union's time zone (IANA name). */
  readonly timeZone: string;
  readonly brand: Brand;
  /** Where statements get the letters of names from that the standard fonts lack. */
  readonly letterFonts?: LetterFontSource;
  readonly log: Log;
}

/** The bank of one tab. */
export interface DemoBank {
  /**
   * Answers over this port from now on. The member whom local storage says is signed in still is after a
   * reload (spec §6), if that is the sample member; anybody else has to sign in.
   */
  connect(port: MessagePort, signedInAs: string | null): Promise<void>;
  /** Loads the code not requested yet. */
  loadAll(): Promise<void>;
  stop(): Promise<void>;
}

const letOthersRun = () => new Promise<void>((resolve) => setTimeout(resolve));

const waitsForRest = /\/(compareName|moneyRequests\/list|(budgets|creditScore|portfolio)\/\w+)$/;

/**
 * Opens a bank in memory, with the sample member as the only person that signs in; a reload starts afresh. Data outside
 * every first view, and the neighbours that the member can send money to, come a moment later, so that the first answer
 * does not wait for them.
 */
export async function openDemoBank(options: DemoBankOptions): Promise<DemoBank> {
  const { wasm, clock, random, timeZone, brand, letterFonts, log } = options;
  const store = await openStore<Tables>({ wasm });
  await createTables(store, baseline);
  const passwords = demoPasswords(random);
  await addSampleBasis({ store, clock, newId, passwords, timeZone });
  const policy = demoPolicy;
  const openStage = async () => {
    const stage = await openStore<Tables>({ wasm });
    await createTables(stage, baseline);
    return stage;
  };
  const mailer = mailerInTab;
  const codeKeys = codeKeysOfTab(random);
  const bank = openBankWithoutStaff({
    openStage,
    letOthersRun,
    store,
    clock,
    newId,
    random,
    passwords,
    codeKeys,
    mailer,
    policy,
    timeZone,
    brand,
    letterFonts,
    log,
  });
  await bank.start();
  await bank.messages.start();
  const rest = import('#bank/sample/add-sample-neighbours.ts').then((sampled) =>
    sampled.addSampleNeighbours({ store, clock, newId, timeZone, codeKeys }),
  );
  const handler = new RPCHandler<CallContext>(bank.router, {
    rootInterceptors: [
      async ({ next, request, context: { caller }, ...asked }) => {
        if (waitsForRest.test(request.url.pathname)) await rest;
        const askedAt = readAskedAt(request.headers[askedAtHeader], clock.now());
        const membershipId = request.headers[membershipHeader];
        const context = {
          caller: asAsked(caller, {
            ...(askedAt !== undefined && { askedAt }),
            ...(typeof membershipId === 'string' && { membershipId }),
          }),
        };
        return await next({ ...asked, request, context });
      },
    ],
  });
  return {
    async connect(port, signedInAs) {
      const isSample = signedInAs === sample.username;
      const token = isSample ? await bank.openSessionFor(sample.username) : null;
      handler.upgrade(port, { context: { caller: callerInTab(token) } });
      // Earlier requests have waited in the port.
      port.start();
    },
    async loadAll() {
      await Promise.all([bank.loadAll(), rest]);
    },
    async stop() {
      await rest;
      await bank.stop();
      await store.close();
    },
  };
}

/** The same caller, with the time and the membership of the request. */
function asAsked(caller: Caller, asked: Pick<Caller, 'askedAt' | 'membershipId'>): Caller {
  return Object.assign(Object.create(caller) as Caller, asked);
}

/** The page and its bank are in the same tab: the session stays here, and the page never sees it. */
function callerInTab(token: string | null): Caller {
  let sessionToken = token;
  let browserToken: string | null = null;
  return {
    get sessionToken() {
      return sessionToken;
    },
    issueSession(issued) {
      sessionToken = issued;
    },
    dropSession() {
      sessionToken = null;
    },
    get browserToken() {
      return browserToken;
    },
    issueBrowserToken(issued) {
      browserToken = issued;
    },
    // Signing in to the demo is one step.
    stepToken: null,
    issueStepToken() {},
    dropStepToken() {},
    address: '',
    device: '',
  };
}

/** Nothing leaves the tab: the bank's messages stay in its list, where the member reads them. */
const mailerInTab: Mailer = {
  take: async () => {},
  send: async () => {},
};

/** The time in the header (`askedAtHeader`); undefined without a time, or for a time in the future. */
function readAskedAt(
  header: string | readonly string[] | undefined,
  now: EpochMs,
): EpochMs | undefined {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return undefined;
  const at = Number(header) as EpochMs;
  return at <= now ? at : undefined;
}

/** HMAC-SHA-256 with a key of this tab, which ends with it as its database does. */
function codeKeysOfTab(random: Random): CodeKeys {
  const key = random.bytes(32);
  const mac = (text: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
  return { mac, isMacOf: (given, text) => given === mac(text) };
}
