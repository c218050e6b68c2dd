import type { EpochMs } from '#contract/time.ts';
import type { EventBell } from './events/event-bell.ts';
import type { BankStore, Clock, Log, PasswordHasher, Random } from './ports.ts';
import type { Policy } from './policy.ts';

/** Everything that the bank does not make itself. */
export interface BankDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  /** A new UUIDv7. */
  readonly newId: () => string;
  readonly random: Random;
  readonly passwords: PasswordHasher;
  readonly policy: Policy;
  /** Days, cut-offs and statement months are counted in it (IANA name). */
  readonly timeZone: string;
  readonly log: Log;
}

/** Everything that a capability may need: what the host gave, and what the bank shares inside. */
export interface BankInside extends BankDependencies {
  readonly bell: EventBell;
  /** To be called after something was recorded that is due at a time. */
  expectWork(dueAt: EpochMs): void;
}
