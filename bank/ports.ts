import type { Forecast } from '#contract/forecast/forecast.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { RatesPerDollar } from '#contract/exchange/exchange-terms.ts';
import type { PermittedActOf } from '#contract/identity/step-up/permitted-act.ts';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { ContactNotice } from '#contract/trusted-contact/trusted-contact.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { StatementLanguage, ToldStatement } from '#contract/statements/statements.ts';
import type { Kysely } from 'kysely';
import type { EventBody } from './member-log/member-log-tables.ts';
import type { DatabaseTransaction } from './database/database-transaction.ts';
import type { Tables } from './tables.ts';
import type { PictureCheck } from './pictures/check-picture.ts';

/** The time of the host. The bank reads no other. */
export interface Clock {
  now(): EpochMs;
  /** Calls `wake` once, at or soon after `at`; the function returned takes the call back. */
  wakeAt(at: EpochMs, wake: () => void): () => void;
}

/** The random numbers of the host: unguessable in the live bank, repeatable in tests. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
}

/**
 * Turns passwords into what may be stored, and compares. Both are made to be slow, so those who ask take turns by `asker`
 * (`bank/identity/passwords/hash-asker.ts`): the member who asks, or the network address of somebody who is not known yet.
 */
export interface PasswordHasher {
  /**
   * Runs the task when it is the turn of `asker`. Throws `TooManyWaiting` where too many wait, to the last task of the
   * asker with the most waiting (of several such askers, the last to come), and always before the task begins: the cost and
   * the count of a try belong into the task. A task must not ask for another turn, which would wait for its own.
   */
  inTurn<Result>(asker: string, task: (turn: HashingTurn) => Promise<Result>): Promise<Result>;
}

/** The operations open to an asker during a turn. */
export interface HashingTurn {
  hash(password: string): Promise<string>;
  /** Whether the hash is of this password. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Thrown where work is done in turns and there is no room for this asker; the request is answered `UNAVAILABLE`. */
export class TooManyWaiting extends Error {
  /** When there is likely to be room. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Too many wait for their turn');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Rows of a membership by their tables, in the order in which they are written. */
export type MembershipCopy = readonly (readonly [keyof Tables, readonly object[]])[];

/** A forecast, and how far the log of its membership was before it was made. */
export interface VersionedForecast {
  readonly forecast: Forecast;
  readonly auditSequence: number;
}

/** The input of a rehearsal; it can be sent to another thread. */
export interface RehearsalRequest {
  readonly membershipId: string;
  readonly now: EpochMs;
  readonly copy: MembershipCopy;
  /** A transfer that it sends first, and the person who sends it. */
  readonly first?: { readonly by: string | null; readonly request: TransferRequest };
}

/** The forecasts of memberships: see `forecast/forecasts.ts`. */
export interface MembersForecasts {
  month(membershipId: string, signal?: AbortSignal): Promise<VersionedForecast>;
  after(
    membershipId: string,
    first: NonNullable<RehearsalRequest['first']>,
    signal?: AbortSignal,
  ): Promise<Forecast>;
  /** Gives up what is rehearsed, and rehearses nothing before the others have stopped as well. */
  stop(others: Promise<unknown>): Promise<void>;
}

/** Exchange rates as they stood at a time (R-D9). */
export interface RatesTaken {
  readonly takenAt: EpochMs;
  readonly perDollar: RatesPerDollar;
  /** Whether they are made up, or those of the credit union. */
  readonly origin: 'sample' | 'published';
}

/** Where exchange rates come from. The bank asks again when those it has are no longer fresh. */
export interface RateSource {
  /** The newest rates. May throw: the bank then goes on with the old ones, and says so. */
  read(now: EpochMs): Promise<RatesTaken>;
}

/** A message to a member, or to their trusted contact, that is to leave the bank. */
export interface MailerMessage {
  /** The same message always has the same. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** An email address, or a US phone number as `(555) 014-2600`. */
  readonly to: string;
  /** The subject of the message; the mailer puts it into words. */
  readonly about: EventBody | ContactNotice;
  /** When that happened. */
  readonly at: EpochMs;
}

/** A code or a link that is good for minutes. It is kept nowhere, so it is sent at once or not at all. */
export interface SecretMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** An email address, or a US phone number as `(555) 014-2600`. */
  readonly to: string;
  readonly about: SecretAbout;
  readonly at: EpochMs;
}

/** The content of such a message; the mailer puts it into words. */
export type SecretAbout =
  | {
      readonly kind: 'code';
      /** The purpose of the code, for a recipient without a request for it. */
      readonly purpose: 'sign-in' | 'contact' | 'enrolment';
      readonly code: string;
    }
  | {
      readonly kind: 'code';
      readonly purpose: 'step-up';
      /** The act that the code permits, to be said in full; null where the request is older than this field. */
      readonly permits: PermittedActOf | null;
      readonly code: string;
    }
  | {
      readonly kind: 'password-reset';
      /** The token in the link; the mailer knows the address of the portal. */
      readonly token: string;
    }
  /** To a non-member: the meaning of being named by a member, and a link to decline. */
  | {
      readonly kind: 'trusted-contact-named';
      /** The name of the member. */
      readonly by: string;
      readonly token: string;
    };

/** Sends messages. A message that is handed over twice must arrive once. */
export interface Mailer {
  /** Resolves when the message has left the bank; it is given again later where this throws. */
  take(message: MailerMessage): Promise<void>;
  /** Resolves when the message is on its way; where this throws its member is told so, and asks again. */
  send(message: SecretMessage): Promise<void>;
}

/** The message that a browser is to show. */
export interface PushMessage {
  /** The same message always has the same. */
  readonly id: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  /** The event of the message; the pusher puts it into words. */
  readonly about: EventBody;
  /** Of the event, in its log. */
  readonly sequence: number;
  readonly language: 'en' | 'es';
}

/** The answer of a push service to a message. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser does not want any more. */
  | { readonly kind: 'gone' }
  /** It may work later, perhaps not before so many milliseconds. */
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly why: string }
  /** This message never works. */
  | { readonly kind: 'refused'; readonly why: string };

/** Brings messages to browsers, also while the portal is closed. */
export interface Pusher {
  /** By which browsers know the bank: VAPID (RFC 8292), base64url. */
  readonly publicKey: string;
  /** Whether anything is sent to such an address. */
  accepts(endpoint: string): boolean;
  /** Never throws. */
  push(message: PushMessage): Promise<PushOutcome>;
}

/** Seals what the bank has to read again, with a key that its store does not have. */
export interface Sealer {
  /** AES-256-GCM; `about` names the secret and its owner, and is needed to open it. */
  seal(text: string, about: string): string;
  /** Throws where it was not sealed so, or with a key that is gone. */
  open(sealed: string, about: string): string;
  /** Whether it is sealed with another key than the present one. */
  isOld(sealed: string): boolean;
}

/** Keeps codes that are short enough to be searched through, so that nothing is found without a key that the store does not have. */
export interface CodeKeys {
  /**
   * The form of the text that the store may keep: HMAC-SHA-256 with the present key, preceded by its id where there are
   * several.
   */
  mac(text: string): string;
  /** Whether it was made of that text, with any key that is still there. Takes the same time wherever they differ. */
  isMacOf(mac: string, text: string): boolean;
}

/** A passkey as the bank keeps it. */
export interface KnownPasskey {
  /** Base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** How often it was used, as it counts itself; 0 where it does not count. */
  readonly counter: number;
  /** Comma-separated, as the browser named them. */
  readonly transports: string;
}

/** Checks what passkeys sign (WebAuthn Level 3). User verification is required each time. */
export interface PasskeyVerifier {
  /** The browser's options for making a passkey, and the challenge in them. */
  creationOptions(wanted: {
    readonly userHandle: string;
    readonly username: string;
    readonly displayName: string;
    readonly known: readonly KnownPasskey[];
  }): Promise<{ readonly options: PasskeyOptions; readonly challenge: string }>;
  /** The passkey that was made; null where the answer is not good for that challenge. */
  checkCreation(answer: PasskeyAnswer, challenge: string): Promise<KnownPasskey | null>;
  /**
   * The browser's options for asking for a known passkey, or, with none known, for any passkey that it has for the bank.
   */
  requestOptions(
    known: readonly KnownPasskey[],
  ): Promise<{ readonly options: PasskeyOptions; readonly challenge: string }>;
  /** Its new count; null where the answer is not by this passkey for that challenge. */
  checkAnswer(
    answer: PasskeyAnswer,
    challenge: string,
    known: KnownPasskey,
  ): Promise<{ readonly counter: number } | null>;
  /** Which passkey the answer says it is by (base64url), unchecked; null where it says none. */
  credentialIdOf(answer: PasskeyAnswer): string | null;
}

/** The host's ports for second factors besides text messages. */
export interface FactorPorts {
  readonly sealer: Sealer;
  readonly passkeys: PasskeyVerifier;
}

/** Where unexpected errors and the few facts of operation go. Never given a secret. */
export interface Log {
  info(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts: { error: unknown } & Record<string, unknown>): void;
}

/** Requests of one kind that may share a transaction. */
export interface Batch<Request, Result> {
  /** As traces show it. */
  readonly name: string;
  /**
   * Decides and records all requests in order: a result for each, undefined for a request that was passed over, of which
   * nothing is recorded.
   */
  readonly execute: (
    scope: DatabaseTransaction,
    requests: readonly Request[],
  ) => Promise<(Result | undefined)[]>;
  /** Requests of the same place wait for the same rows. */
  readonly placeOf: (request: Request) => string;
}

/** An opened database, whichever store opened it. */
export interface BankStore {
  readonly db: Kysely<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * Runs a change in a database transaction, and resolves when it is durable; throws what the change throws, and then
   * nothing of it happened. It is tried again when it lost against another transaction, so it must have no effect outside.
   */
  transact<Result>(change: (scope: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  /** The same for work that nobody waits for. */
  transactInBackground<Result>(
    change: (scope: DatabaseTransaction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * The same for requests of one kind that the store may execute together: returns a function that takes a single request.
   */
  batch<Request, Result extends object>(
    batch: Batch<Request, Result>,
  ): (request: Request) => Promise<Result>;
  /** Between two pages of a long read: resolves when the requests that have arrived meanwhile have been taken in. */
  readonly yieldToOthers?: () => Promise<void>;
  /**
   * Where other processes may use the same database: short texts that reach each of them within milliseconds, this one too;
   * some may be lost.
   */
  readonly notices?: {
    send(notice: string): void;
    listen(listener: (notice: string) => void): void;
  };
  /** Whether the same transaction may succeed when it is tried again (40001, 40P01, busy). */
  isTransient(error: unknown): boolean;
  /** Whether a unique key refused a row: somebody else wrote it first. */
  isUniqueViolation(error: unknown): boolean;
  /** Whether the store could not do its work now: out of reach, too slow, out of disk. */
  isUnavailable(error: unknown): boolean;
}

/**
 * The caller, as the host knows it. The bank answers through it only about the session: the token goes into a cookie (live)
 * or stays in the worker (demo), never into an answer.
 */
export interface Caller {
  /** The token that came with the request. */
  readonly sessionToken: string | null;
  /** Hands the token of a new session to the host; `expiresAt` is when it ends at the latest. */
  issueSession(token: string, expiresAt: EpochMs): void;
  /** Tells the host to forget the token. */
  dropSession(): void;
  /** By which the browser is known again after its session; null where it has none yet. */
  readonly browserToken: string | null;
  /** Hands the host a token that the browser keeps for good. */
  issueBrowserToken(token: string): void;
  /** The caller's progress through a flow of several steps, such as signing in. The token opens nothing. */
  readonly stepToken: string | null;
  /** Hands the host such a token; `expiresAt` is when it is over at the latest. */
  issueStepToken(token: string, expiresAt: EpochMs): void;
  dropStepToken(): void;
  /** Network address, for limits and the audit; empty where there is none. */
  readonly address: string;
  /** The device's name for itself (User-Agent); empty where unknown. */
  readonly device: string;
  /** When it was asked, where the host knows that it has waited since; the delay of signing in counts from then (R-L2). */
  readonly askedAt?: EpochMs;
  /** The request's id in the host's log: an unexpected failure is logged, and told, under it. */
  readonly requestId?: string;
  /** The membership that the request names; without it the request is for the person's first one. */
  readonly membershipId?: string | null;
  /** The person of the session: the gate sets it as soon as it is known, for the host's log. */
  personId?: string;
}

/** The context of every procedure of the router. */
export interface CallContext {
  caller: Caller;
  /** The role as which the bank itself looks, to show what it sees; never more than the person's own may. Hosts do not set it. */
  viewedAs?: PartyRole;
}

/**
 * Long work on data that a member sends or has, which needs nothing of the store. Arguments and answers can be copied
 * between threads, and a signal handed on.
 */
export interface LongTasks {
  /** Checks a file of base64 (`checkPicture`). */
  checkPicture(file: string, mostBytes: number): Promise<PictureCheck>;
  /** A page of a statement, with its entries from `firstEntry` on; `kept` is the JSON of a `KeptStatement`. */
  pageOfStatement(kept: string, firstEntry: number): Promise<ToldStatement>;
  /** Prints a statement as a PDF. */
  printStatement(kept: string, language: StatementLanguage): Promise<string>;
  /** Prints the form of a tax year as a PDF; `kept` is the JSON of a `KeptTaxForm`. */
  printTaxForm(kept: string, language: StatementLanguage): Promise<string>;
  /** Foretells what happens to a membership, on a copy of it; given up by the signal, it throws the signal's reason. */
  rehearse(request: RehearsalRequest, signal: AbortSignal): Promise<Forecast>;
}

/**
 * Does a task in the turn of the asker, a membership. Throws `TooManyWaiting` where it has too many under way. A large
 * argument is given as the function that reads it, called when the turn has come: nothing large waits. An error of that
 * function is thrown by the runner.
 */
export type LongTaskRunner = <Name extends keyof LongTasks>(
  asker: string,
  name: Name,
  ...given: GivenInTurn<Parameters<LongTasks[Name]>>
) => ReturnType<LongTasks[Name]>;

type GivenInTurn<Given extends readonly unknown[]> = {
  [Index in keyof Given]: Given[Index] | (() => Promise<Given[Index]>);
};

/** The arguments of a task, with each function replaced by the value it reads. */
export async function readGiven(given: readonly unknown[]): Promise<readonly unknown[]> {
  return await Promise.all(
    given.map((one) => (typeof one === 'function' ? (one as () => Promise<unknown>)() : one)),
  );
}
