import type { Brand } from '#contract/brand/brand.ts';
import type { Contract } from '#contract/index.ts';
import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import type { BankDependencies } from '../bank-context.ts';
import { openBank, type Bank } from '../open-bank.ts';
import { demoPolicy, livePolicy, type Policy } from '../policy.ts';
import type { BankStore, FactorPorts, Random } from '../ports.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { plainPasswords, type PlainPasswords, testCodeKeys } from './plain-passwords.ts';
import { TestCaller } from './test-caller.ts';
import {
  openStage,
  testBrand,
  listeningMailer,
  type ListeningMailer,
  collectingLog,
  type CollectingLog,
  seededRandom,
  countedIds,
  TestClock,
} from './test-ports.ts';
import {
  addMember,
  addPayment,
  addRecipient,
  type NewTestMember,
  type TestMember,
  type TestPayment,
} from './test-member.ts';

/** Everything a member can ask, typed by the contract. */
export type Client = ContractRouterClient<Contract>;

const year = 366 * 24 * 60 * 60_000;

/** For tests in which more time passes than a session lasts, and that are not about sessions. */
export const longSessions: Partial<Policy> = { sessionIdleMs: year, sessionMaxMs: year };

/** The live bank for tests that are not about who is there: nobody is asked, and no first payment waits. */
export const liveWithoutStepUps: Policy = {
  ...livePolicy,
  security: { ...livePolicy.security, asksStepUp: false, firstPaymentDelayHours: 0 },
};

/** The options of a test; everything else is the same in every test. */
export interface TestBankOptions {
  /** Changes to the policy of the demo, which is the spec to the letter. */
  readonly policy?: Partial<Policy>;
  /** Where the clock stands at first. */
  readonly start?: string;
  readonly random?: Random;
  readonly passwords?: PlainPasswords;
  readonly timeZone?: string;
  readonly brand?: Brand;
  /** Without them the bank offers neither authenticator apps nor passkeys, as the demo does not. */
  readonly factors?: FactorPorts;
}

/** A bank that has been started, over a store with the bank's tables or an empty one, in which it makes them. */
export async function openTestBank(
  store: BankStore,
  options: TestBankOptions = {},
): Promise<TestBank> {
  // Node, which runs the simulator, reads no SQL as a module.
  if (!(await hasTables(store))) await (await import('./empty-bank.ts')).makeTables(store);
  const clock = new TestClock(options.start ?? '2026-03-02T15:00:00Z');
  const parts = {
    newId: countedIds(clock),
    random: options.random ?? seededRandom(20_260_302),
    policy: { ...demoPolicy, ...options.policy },
    timeZone: options.timeZone ?? 'America/New_York',
  };
  const bank = new TestBank({
    ...parts,
    store,
    clock,
    openStage,
    passwords: options.passwords ?? plainPasswords(),
    codeKeys: testCodeKeys(),
    mailer: listeningMailer(),
    brand: options.brand ?? testBrand,
    factors: options.factors,
    log: collectingLog(),
    wholeNumbers: new Set(),
  });
  await bank.start();
  return bank;
}

async function hasTables({ db, engine }: BankStore): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_schema where name = 'membership'`.execute(db)
      : await sql`select 1 from pg_tables where tablename = 'membership' and schemaname = 'public'`.execute(
          db,
        );
  return rows.length > 0;
}

/** A bank's dependencies as tests have them. */
export interface TestDependencies extends BankDependencies {
  readonly clock: TestClock;
  readonly passwords: PlainPasswords;
  readonly mailer: ListeningMailer;
  readonly log: CollectingLog;
  /** Account numbers that no answer may hold. */
  readonly wholeNumbers: Set<string>;
}

/** A real bank over a real store, in a world that the test controls. */
export class TestBank {
  readonly dependencies: TestDependencies;
  readonly bank: Bank;
  readonly clock: TestClock;
  readonly store: BankStore;
  readonly log: CollectingLog;
  readonly passwords: PlainPasswords;
  #stopSettling: (() => void) | null = null;

  constructor(dependencies: TestDependencies) {
    this.dependencies = dependencies;
    this.clock = dependencies.clock;
    this.store = dependencies.store;
    this.log = dependencies.log;
    this.passwords = dependencies.passwords;
    this.bank = openBank(dependencies);
  }

  /** Another bank over the same database, not started yet: a second process, or the next one. */
  beside(change: Partial<TestDependencies> = {}): TestBank {
    return new TestBank({ ...this.dependencies, ...change });
  }

  async start(): Promise<void> {
    await this.settle();
    this.#stopSettling ??= this.clock.afterEachWake(() => this.settle());
  }

  async stop(): Promise<void> {
    this.#stopSettling?.();
    this.#stopSettling = null;
    await this.bank.stop();
  }

  /**
   * Waits until what the bank does by itself is done. Starting again waits for the work at hand and
   * then looks for work that is due, so nothing is running afterwards.
   */
  async settle(): Promise<void> {
    await this.bank.start();
    await this.bank.messages.start();
  }

  async addMember(member: NewTestMember = {}): Promise<TestMember> {
    const added = await addMember(this.dependencies, member);
    for (const { number } of Object.values(added.accounts)) {
      this.dependencies.wholeNumbers.add(number);
    }
    return added;
  }

  addPayment(member: TestMember, payment: TestPayment): Promise<{ readonly id: string }> {
    return addPayment(this.dependencies, member, payment);
  }

  addRecipient(
    member: TestMember,
    recipient: Partial<RecipientRow> & Pick<RecipientRow, 'kind' | 'name'>,
  ): Promise<string> {
    if (typeof recipient.account_number === 'string') {
      this.dependencies.wholeNumbers.add(recipient.account_number);
    }
    return addRecipient(this.dependencies, member, recipient);
  }

  /** A browser in which the member is signed in. */
  async callerOf(member: TestMember): Promise<TestCaller> {
    return new TestCaller(await this.bank.openSessionFor(member.username));
  }

  /**
   * A client with the caller's session. Any answer that holds a whole account number fails the test, but for that of
   * `accounts.numbers`, which tells the number of the account it is asked for.
   */
  clientFor(caller: TestCaller): Client {
    return createRouterClient(this.bank.router, {
      context: { caller },
      interceptors: [
        async ({ next, path }) => {
          const answer: unknown = await next();
          this.#refuseWholeNumbers(path, answer);
          return answer;
        },
      ],
    });
  }

  /** The client of a signed-in member. */
  async clientOf(member: TestMember): Promise<Client> {
    return this.clientFor(await this.callerOf(member));
  }

  #refuseWholeNumbers(path: readonly string[], answer: unknown): void {
    const text = JSON.stringify(answer, (key, value: unknown) =>
      path.join('.') === 'accounts.numbers' && key === 'accountNumber' ? undefined : value,
    );
    for (const number of this.dependencies.wholeNumbers) {
      if (text.includes(number)) {
        throw new Error(`The answer of ${path.join('.')} holds the account number ${number}`);
      }
    }
  }

  /** A new intent key, as a client makes one for each intention. */
  newKey(): string {
    return this.dependencies.newId();
  }
}

/** The member's balances by account, as the bank tells them. */
export async function balancesOf(client: Client): Promise<Record<string, number>> {
  const { accounts } = await client.accounts.list();
  return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]));
}
