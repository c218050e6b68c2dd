import { createHash } from 'node:crypto';
import {
  demoPolicy,
  openBank,
  verifyBank,
  type Bank,
  type BankDependencies,
  type BankStore,
} from '#bank/index.ts';
import { countedIds, seededRandom, testBrand } from '#bank/testing/test-ports.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { liveWithoutStepUps } from '#bank/testing/test-bank.ts';
import { testCodeKeys, plainPasswords } from '#bank/testing/plain-passwords.ts';
import { BankProcess, type Machine, simulatedStore, type StoreErrors } from './bank-process.ts';
import { readBankRows, type BankRows } from './bank-rows.ts';
import { Rng } from './rng.ts';
import { Clients } from './clients.ts';
import type { Stage } from './actions/action.ts';
import { FaultPlan, isSimulated } from './fault-plan.ts';
import { Model } from './model.ts';
import { Network, type Heard } from './network.ts';
import { addOverdrafts, addSimulatedMember } from './new-world.ts';
import { Scheduler } from './scheduler.ts';
import { SimulatedDisk, type DiskUser, type Tamper } from './simulated-disk.ts';
import type { SimulatedMember } from './simulated-member.ts';
import { BrokenClaim, Trace } from './trace.ts';
import { checkSoundness } from './soundness.ts';

const timeZone = 'America/New_York';

/** Ordinary days, and those on which the clocks change, a year ends, or February has 29 days. */
const starts = [
  '2026-03-06T15:00:00Z',
  '2026-03-08T06:50:00Z',
  '2026-05-12T14:00:00Z',
  '2026-10-30T13:00:00Z',
  '2026-12-29T20:00:00Z',
  '2028-02-27T16:00:00Z',
] as const;

/** How many things happened. */
export interface Tally {
  asks: number;
  statements: number;
  crashes: number;
  storeFaults: number;
  lateCopies: number;
}

/**
 * A bank with its members, its store, its network and its time, all of which come from a seed. Other files decide the
 * events in it; this class holds its parts, and its invariants.
 */
export class World {
  readonly rng: Rng;
  readonly scheduler: Scheduler;
  readonly faults: FaultPlan;
  readonly network: Network;
  readonly clients: Clients;
  readonly model = new Model();
  readonly members: SimulatedMember[] = [];
  readonly trace: Trace;
  readonly tally: Tally = { asks: 0, statements: 0, crashes: 0, storeFaults: 0, lateCopies: 0 };
  readonly stage: Stage;
  /** The credit union's day of a moment. */
  readonly dayOf: (moment: number) => string = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format;
  /** The first thing that went wrong. */
  failure: unknown = null;
  readonly #digest = createHash('sha256');
  readonly #disk: SimulatedDisk;
  /** The same data, past every fault. */
  readonly #plain: BankStore;
  readonly #machine: Machine;
  readonly #processes: BankProcess[] = [];
  #lives = 0;

  constructor(seed: number, content: Uint8Array, errors: StoreErrors, tamper: Tamper | null) {
    this.rng = new Rng(seed);
    const start = Date.parse(this.rng.pick(starts));
    this.scheduler = new Scheduler(this.rng, start);
    this.trace = new Trace(start, timeZone);
    this.faults = new FaultPlan(this.rng, (sentence) => {
      this.tally.storeFaults += 1;
      this.tell(sentence);
    });
    this.#disk = new SimulatedDisk(content, this.rng, this.faults, tamper);
    this.#plain = simulatedStore(this.#disk.plainly(), errors);
    this.network = new Network(
      this.rng,
      this.scheduler,
      () => this.#processes,
      (error) => this.fail(error),
    );
    this.clients = new Clients(this);
    const atOnce = this.rng.permille(500);
    const now = () => this.scheduler.now;
    this.#machine = {
      rng: this.rng,
      scheduler: this.scheduler,
      disk: this.#disk,
      errors,
      host: {
        newId: countedIds({ now }),
        random: seededRandom(seed),
        codeKeys: testCodeKeys(),
        passwords: plainPasswords(),
        mailer: { take: () => Promise.resolve(), send: () => Promise.resolve() },
        policy: atOnce ? liveWithoutStepUps : demoPolicy,
        timeZone,
        brand: testBrand,
      },
      crashed: (process, where) => this.#crashed(process, where),
      logged: (message, error) => this.#logged(message, error),
    };
    this.stage = {
      rng: this.rng,
      scheduler: this.scheduler,
      clients: this.clients,
      model: this.model,
      members: this.members,
      atOnce,
      dayAhead: (days) => this.#dayAhead(days),
      byStaff: (what, perform) => this.#byStaff(what, perform),
    };
  }

  /**
   * Loads every capability of the bank, and its checks. To be called before the world begins: the first request of a program would
   * otherwise wait for real files, each time for another while, and the same seed would come to another end.
   */
  async load(): Promise<void> {
    await openBank(this.#quietBank()).loadAll();
    await verifyBank(this.#plain);
  }

  /** Adds the members and starts the bank: a single process, or two that share the database. */
  async open(): Promise<void> {
    const bank = this.#quietBank();
    await addOverdrafts(bank, this.dayOf(this.scheduler.now));
    const members = this.rng.between(2, 8);
    for (let number = 1; number <= members; number += 1) {
      this.members.push(await addSimulatedMember(bank, this.model, this.rng, number));
    }
    this.#start();
    if (this.rng.permille(300)) this.#start();
  }

  /** The data without its server. */
  #quietBank(): BankDependencies {
    return {
      ...this.#machine.host,
      store: this.#plain,
      clock: { now: () => this.scheduler.now, wakeAt: () => () => {} },
      log: { info: () => {}, error: () => {} },
    };
  }

  tell(sentence: string): void {
    this.trace.tell(this.scheduler.now, sentence);
  }

  /** Takes down what was answered, in the order in which it was heard. */
  note(what: string, heard: Heard<unknown>): void {
    this.tally.asks += 1;
    this.#digest.update(JSON.stringify([this.scheduler.now, what, heard]));
    if (heard.kind === 'refusal' && heard.code === 'UNEXPECTED') {
      throw new BrokenClaim(`${what}: the bank met something that it did not expect`);
    }
  }

  fail(error: unknown): void {
    this.failure ??= error;
  }

  /** A process dies between two things that it does. */
  crashOne(): void {
    this.rng.pick(this.#processes)?.crash(null);
  }

  get isRunning(): boolean {
    return (
      this.#processes.length > 0 && this.#lives - this.tally.crashes === this.#processes.length
    );
  }

  /** Reads the tables past the bank, between two transactions, and lets the bank verify itself. */
  async inspect(): Promise<BankRows> {
    return await this.#betweenTransactions(async () => {
      const { checks } = await verifyBank(this.#plain);
      const [fault] = checks.flatMap(({ faults }) => faults);
      if (fault !== undefined) {
        throw new BrokenClaim(`The bank's own verification says: ${fault}`);
      }
      return await readBankRows(this.#plain.db);
    });
  }

  /** The intent keys that the bank keeps. */
  async keptKeys(): Promise<Set<string>> {
    return await this.#betweenTransactions(async () => {
      const rows = await this.#plain.db.selectFrom('intent').select('key').execute();
      return new Set(rows.map(({ key }) => key));
    });
  }

  /** Of all answers and, at the end, all tables. */
  async digest(): Promise<string> {
    const tables = await dumpTables(this.#plain);
    return this.#digest.copy().update(JSON.stringify(tables)).digest('hex').slice(0, 16);
  }

  close(): void {
    this.tally.statements = this.faults.counted;
    this.tally.lateCopies = this.clients.lateCopies;
    this.#disk.close();
  }

  async #betweenTransactions<Result>(look: () => Promise<Result>): Promise<Result> {
    const inspector: DiskUser = { isAlive: true, crash: () => {} };
    await this.#disk.connection.take(inspector);
    const result = await look();
    this.#disk.connection.pass(inspector);
    return result;
  }

  #start(): void {
    this.#lives += 1;
    const process = new BankProcess(`process ${this.#lives}`, this.#machine);
    this.#processes.push(process);
    this.tell(`${process.name} of the bank starts`);
    process.bank.start().catch((error: unknown) => this.fail(error));
    process.bank.messages.start().catch((error: unknown) => this.fail(error));
  }

  #crashed(process: BankProcess, where: string | null): void {
    this.tally.crashes += 1;
    this.#processes.splice(this.#processes.indexOf(process), 1);
    this.tell(
      where === null
        ? `${process.name} of the bank crashes`
        : `${process.name} of the bank crashes at ${where}`,
    );
    this.scheduler.at(this.scheduler.now + this.rng.between(0, 1_500), () => {
      // The remaining data must be sound before anybody builds on it.
      this.#betweenTransactions(() => checkSoundness(this.#plain.db)).then(
        () => this.#start(),
        (error: unknown) => this.fail(error),
      );
    });
  }

  #logged(message: string, error: unknown): void {
    this.tell(`the bank logs: ${message}`);
    if (!isSimulated(error)) {
      this.fail(new BrokenClaim(`The bank logged "${message}": ${String(error)}`));
    }
  }

  async #byStaff<Outcome>(
    what: string,
    perform: (bank: Bank) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    this.tell(`the staff ${what}`);
    const process = this.rng.pick(this.#processes);
    const answer = await process?.answer(() => perform(process.bank));
    if (answer === undefined) return undefined;
    try {
      const outcome = await answer.settled;
      this.note(`the staff ${what}`, { kind: 'answer', answer: outcome });
      return outcome;
    } catch (error) {
      if (isSimulated(error)) return undefined;
      throw error;
    }
  }

  #dayAhead(days: number): string {
    const day = this.dayOf(this.scheduler.now);
    return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  }
}
