import type { Brand } from '#contract/brand/brand.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { EventBell } from './member-log/event-bell.ts';
import type {
  BankStore,
  Clock,
  CodeKeys,
  Mailer,
  FactorPorts,
  Log,
  LongTaskRunner,
  MembersForecasts,
  PasswordHasher,
  Pusher,
  Random,
  RateSource,
} from './ports.ts';
import type { LetterFontSource } from './statements/pdf/letters/letter-fonts.ts';
import type { LiveSessions } from './identity/sessions/live-sessions.ts';
import type { Policy } from './policy.ts';

/** Everything that the bank does not make itself. */
export interface BankDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  /** A new UUIDv7. */
  readonly newId: () => string;
  readonly random: Random;
  readonly passwords: PasswordHasher;
  /** For codes that are sent to members. */
  readonly codeKeys: CodeKeys;
  /** Passwords that were found in leaks, in lower case; without it only the contract's own short list is refused (R-P2). */
  readonly leakedPasswords?: (() => Promise<ReadonlySet<string>>) | undefined;
  /** Where messages to members leave the bank. */
  readonly mailer: Mailer;
  /** Where pushes to browsers leave the bank; without it nothing is pushed. */
  readonly pusher?: Pusher | undefined;
  readonly policy: Policy;
  /** Days, cut-offs and statement months are counted in it (IANA name). */
  readonly timeZone: string;
  /** The brand of the bank, at the head of its printed documents (R-B1). */
  readonly brand: Brand;
  readonly log: Log;
  /** Where exchange rates come from; without it they are samples (R-E5). */
  readonly rates?: RateSource | undefined;
  /** Fonts for names in other letters than those of western Europe; without it statements print question marks for them. */
  readonly letterFonts?: LetterFontSource | undefined;
  /** Does what takes long beside the thread that answers; without it that thread does it itself. */
  readonly longTasks?: LongTaskRunner | undefined;
  /** Resolves when other work of the process has had its turn: long work waits for it between its pieces; without it, it does not. */
  readonly letOthersRun?: (() => Promise<void>) | undefined;
  /** An SQLite database in memory with the tables of the bank, for the rehearsals of forecasts that no thread does. */
  readonly openStage?: (() => Promise<Pick<BankStore, 'db'>>) | undefined;
  /** Authenticator apps and passkeys; without it the bank offers neither. */
  readonly factors?: FactorPorts | undefined;
}

/** All dependencies of a capability: those from the host, and those that the bank shares inside. */
export interface BankContext extends BankDependencies {
  readonly longTasks: LongTaskRunner;
  readonly bell: EventBell;
  readonly sessions: LiveSessions;
  readonly forecasts: () => Promise<MembersForecasts>;
  /** To be called after something was recorded that is due at a time. */
  expectWork(dueAt: EpochMs): void;
}
