import { actions, weights } from './actions/all-actions.ts';
import { emptyBankBytes, nodeSqliteErrors } from './new-world.ts';
import { Oracle } from './oracle.ts';
import type { Tamper } from './simulated-disk.ts';
import { BrokenClaim } from './trace.ts';
import { World, type Tally } from './world.ts';

/** The result of a world. */
export interface WorldEnd {
  readonly seed: number;
  /** How many steps were taken, also where the last broke a claim. */
  readonly steps: number;
  readonly digest: string;
  readonly tally: Tally;
  /** The claim that was broken, and the events before it, a sentence each; null where all held. */
  readonly broken: { readonly claim: string; readonly trace: readonly string[] } | null;
}

/** After so many steps everything comes to rest, and bank and model are compared. */
const stepsBetweenRests = 250;

const actionsAtOnce = 24;

/** Lets a world of that seed live for so many steps, or until a claim is broken. */
export async function runWorld(
  seed: number,
  steps: number,
  tamper: Tamper | null = null,
): Promise<WorldEnd> {
  const world = new World(seed, await emptyBankBytes(), await nodeSqliteErrors(), tamper);
  await world.load();
  const life = new Life(world, steps);
  await life.run();
  const { failure } = world;
  const digest = failure === null ? await world.digest() : '';
  world.close();
  const broken = failure === null ? null : tellFailure(world, failure);
  return { seed, steps: life.step, digest, tally: world.tally, broken };
}

class Life {
  step = 0;
  readonly #world: World;
  readonly #steps: number;
  #underWay = 0;
  #isOver = false;

  constructor(world: World, steps: number) {
    this.#world = world;
    this.#steps = steps;
  }

  async run(): Promise<void> {
    const world = this.#world;
    this.#live().then(
      () => {
        this.#isOver = true;
      },
      (error: unknown) => world.fail(error),
    );
    const goesOn = await world.scheduler.run(() => this.#isOver || world.failure !== null);
    if (!goesOn) world.fail(new BrokenClaim('Everybody waits for something that never comes'));
  }

  async #live(): Promise<void> {
    const { rng, scheduler } = this.#world;
    await this.#world.open();
    while (this.step < this.#steps) {
      this.step += 1;
      this.#begin(rng.weighted(weights));
      await scheduler.pass(rng.permille(300) ? 0 : rng.between(1, 60));
      while (this.#underWay >= actionsAtOnce) await scheduler.pass(10);
      await this.#fate();
      if (this.step % stepsBetweenRests === 0 || this.step === this.#steps) await this.#rest();
    }
  }

  #begin(name: keyof typeof actions): void {
    const { stage, rng, members } = this.#world;
    const member = rng.pick(members);
    if (!member) return;
    this.#underWay += 1;
    actions[name](stage, member).then(
      () => {
        this.#underWay -= 1;
      },
      (error: unknown) => this.#world.fail(error),
    );
  }

  /** The events that befall everybody: crashes, a failing store, time that flies. */
  async #fate(): Promise<void> {
    const { rng, faults } = this.#world;
    if (rng.permille(12)) faults.planCrash();
    if (rng.permille(3)) this.#world.crashOne();
    if (rng.permille(6)) {
      faults.sicken(rng.pick([5, 20, 60]));
      this.#world.tell('the store begins to fail');
    }
    if (rng.permille(40)) faults.sicken(0);
    if (rng.permille(8)) await this.#letTimeFly();
  }

  async #letTimeFly(): Promise<void> {
    const { rng, scheduler } = this.#world;
    const minute = 60_000;
    const leaps = {
      minutes: [rng.between(1, 30) * minute],
      hours: [rng.between(1, 9) * 60 * minute],
      days: Array.from({ length: rng.between(2, 12) }, () => rng.between(4, 14) * 60 * minute),
    };
    for (const leap of leaps[rng.weighted({ minutes: 4, hours: 4, days: 3 })]) {
      scheduler.leap(leap);
      this.#world.tell(`${Math.round(leap / minute)} minutes pass`);
      await scheduler.pass(200);
    }
  }

  /** All goes well until nothing is under way; then everything must be as the model says. */
  async #rest(): Promise<void> {
    const { scheduler, network, faults, clients, members, model } = this.#world;
    network.isBad = false;
    faults.heal();
    await this.#until(() => this.#underWay === 0 && this.#world.isRunning);
    for (const ask of clients.unresolved) {
      if (ask.state === 'unknown') {
        // As long as an earlier request is under way, the answer to a later request is not the outcome of both.
        await this.#until(() => ask.underWay === 0);
        await clients.pursue(ask, 50);
      }
      if (ask.state === 'unknown') {
        throw new BrokenClaim(`It never became known what came of: ${ask.intention.what}`);
      }
    }
    // Longer than anything in processing takes, or a retry.
    await scheduler.pass(6_000);
    await scheduler.pass(6_000);
    const keys = await this.#world.keptKeys();
    for (const ask of clients.unresolved) {
      // A copy of the request that came after the refusal found what the first did not.
      if (ask.state === 'refused' && keys.has(ask.intention.key)) {
        await clients.pursue(ask, 50);
      }
    }
    clients.unresolved.clear();
    let rows = await this.#world.inspect();
    if (rows.transfers.some(({ status }) => status === 'processing')) {
      // A scheduled transfer fell due during the wait, and is processed for as long as any other.
      await scheduler.pass(6_000);
      rows = await this.#world.inspect();
    }
    const { now } = scheduler;
    new Oracle(members, model, rows, { now, dayOf: this.#world.dayOf }).compare();
    for (const member of members) await actions.readAccounts(this.#world.stage, member);
    network.isBad = true;
  }

  async #until(isSo: () => boolean): Promise<void> {
    const { scheduler } = this.#world;
    for (let tries = 0; !isSo(); tries += 1) {
      if (tries > 3_000) throw new BrokenClaim('What was begun does not come to an end');
      await scheduler.pass(20);
    }
  }
}

function tellFailure({ trace }: World, failure: unknown): NonNullable<WorldEnd['broken']> {
  const claim = claimOf(failure);
  return { claim, trace: trace.lines(claim) };
}

function claimOf(failure: unknown): string {
  if (failure instanceof BrokenClaim) return failure.message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
