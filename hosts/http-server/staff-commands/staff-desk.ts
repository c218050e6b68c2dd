import {
  type Bank,
  type BankDependencies,
  livePolicy as policy,
  openBank,
  type Tables,
} from '#bank/index.ts';
import type { Clock, CodeKeys } from '#bank/ports.ts';
import { readBrand } from '#brands/read-brand.ts';
import type { Store } from '#stores/store.ts';
import type { CommandOutput } from '#tools/command-line/command-line.ts';
import { keyRingCodes } from '../keys/keys.ts';
import { openExistingKeys } from '../keys/key-file.ts';
import { openMailer } from '../messages/outbox.ts';
import { factorsOf } from '../passwords/passkeys.ts';
import { argon2Passwords } from '../passwords/passwords.ts';
import { systemClock } from '../process/clock.ts';
import { openLog } from '../process/log.ts';
import { newId, systemRandom as random } from '../process/random.ts';
import { openExistingStore } from '../process/open-store.ts';
import { type Environment, readSettings, type Settings } from '../process/settings.ts';
import { CannotStart } from '../process/why-not-started.ts';

/** The text of a command's outcome, and the faults that it has found. */
export interface Report {
  readonly text: string;
  readonly faults: readonly string[];
}

/** No command sends or receives a code. */
const withoutKeys: CodeKeys = {
  mac: () => {
    throw new Error('There are no keys to keep a code with');
  },
  isMacOf: () => false,
};

/** The place at which a command of the staff is carried out: the settings, the bank behind them, the clock and the output. */
export class StaffDesk {
  readonly clock: Clock;
  readonly output: CommandOutput;
  readonly #environment: Environment;
  #hasFaults = false;

  constructor(
    environment: Environment,
    output: CommandOutput = process,
    clock: Clock = systemClock,
  ) {
    this.#environment = environment;
    this.output = output;
    this.clock = clock;
  }

  /** Throws `CannotStart` with the name of a wrong setting. */
  get settings(): Settings {
    return readSettings(this.#environment);
  }

  /** Whether a report had faults, so that the command has failed. */
  get hasFaults(): boolean {
    return this.#hasFaults;
  }

  tell(text: string): void {
    this.output.stdout.write(`${text}\n`);
  }

  tellReport({ text, faults }: Report): void {
    this.tell([text, ...faults].join('\n'));
    this.noteFaults(faults.length > 0);
  }

  noteFaults(areThere: boolean): void {
    this.#hasFaults ||= areThere;
  }

  /** Prints the answer, as JSON for a program or as text for people. */
  tellFound<Found>(
    found: Found,
    { json }: { readonly json?: true },
    describe: (found: Found) => string,
  ): void {
    this.tell(json ? JSON.stringify(found, null, 2) : describe(found));
  }

  /** Carries out one act of the staff in the bank, and tells its outcome. A refusal is a `CannotStart`. */
  async act(work: (bank: Bank, dependencies: BankDependencies) => Promise<string>): Promise<void> {
    this.tell(await this.withBank(work));
  }

  /** Opens the bank for one act. It is not started: the server does the due work. */
  async withBank<Outcome>(
    work: (bank: Bank, dependencies: BankDependencies) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { settings, clock } = this;
    const brand = await readBrand(settings.brand);
    return await this.withStore(async (store) => {
      const portalAddress = () => settings.publicUrl?.origin ?? `http://localhost:${settings.port}`;
      const letterhead = { ...brand, portalAddress };
      const keys = openExistingKeys(settings);
      const dependencies: BankDependencies = {
        store,
        clock,
        newId,
        random,
        passwords: argon2Passwords(),
        mailer: openMailer({ settings, letterhead, samplePhone: null }),
        policy,
        timeZone: brand.timeZone,
        brand,
        log: openLog(),
        codeKeys: keys === null ? withoutKeys : keyRingCodes(keys),
        factors: keys === null ? undefined : factorsOf(keys, letterhead),
      };
      return await work(openBank(dependencies), dependencies);
    });
  }

  /** Opens the store of the bank for one act. */
  async withStore<Outcome>(work: (store: Store<Tables>) => Promise<Outcome>): Promise<Outcome> {
    const store = await openExistingStore(this.settings, openLog());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
}

/** Refuses an act of the staff, with the reason as a sentence. */
export function refuse(why: string): never {
  throw new CannotStart(`${why} Nothing was changed.`);
}

/**
 * The single row that staff have named by its id or by its label; two rows may share a label, which is for people. Refuses any other
 * number of rows, with a line for each of several.
 */
export function theOnly<Row extends { readonly id: string }>(
  found: readonly Row[],
  kind: string,
  named: string,
  describe: (row: Row) => string,
): Row {
  const [row, ...others] = found;
  if (row === undefined) refuse(`There is no ${kind} ${named}.`);
  if (others.length === 0) return row;
  const lines = found.map((one) => `  ${one.id}  ${describe(one)}`.trimEnd());
  throw new CannotStart(`Several ${kind}s are ${named}. Name one by its id:\n${lines.join('\n')}`);
}

/** `1 session`, `2 sessions`. */
export function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
