import { makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { countTransfers, judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer, verifyByCommand } from './server.ts';
import { within } from './disk-failure.ts';

/** The server is there again after this time, on a machine that has nothing else to do. */
const readyInMs = 2_000;

/** A server that does less than it should is killed all the same. */
const workAtMostMs = 10_000;

/**
 * F1: however often the server is killed while it works, what it acknowledged is there after the next start, once,
 * and what it did not is there once after it was sent again.
 */
export const killUnderLoad: Fault = {
  name: 'F1',
  claim: 'killed under load, it loses and doubles nothing, and is ready in 2 s',
  rounds: 200,
  run: (rounds) => killRounds(rounds, { readyInMs }),
};

/** The same with another time to be ready in. */
export async function killRounds(
  rounds: number,
  limits: { readonly readyInMs: number },
): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(6);
  try {
    let server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    let slowestCpuMs = 0;
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const working = load.runFor(server.port, 60_000);
      await acknowledgedMore(load, 1 + Math.floor(Math.random() * 100));
      await server.kill();
      await working;
      server = await startServer(bank);
      outcome.recovered(server.readyMs);
      slowestCpuMs = Math.max(slowestCpuMs, server.readyCpuMs ?? 0);
      await load.settle(server.port);
      countTransfers(bank.file, load.journal.acknowledged, outcome);
    }
    await server.stop();
    await judge(bank, load, outcome);
    for (const fault of await verifyByCommand(bank)) outcome.problem(fault);
    await load.close();
    const slowest = outcome.slowestRecoveryMs ?? 0;
    if (slowest > limits.readyInMs) {
      outcome.problem(`It was ready only after ${Math.round(slowest)} ms`);
    }
    const { acknowledged, reads } = load.tally();
    outcome.facts.push(
      `${acknowledged} acknowledged, ${reads} totals read, slowest start ${Math.round(slowest)} ms ` +
        `of which ${slowestCpuMs} ms of processor time`,
    );
  } finally {
    bank.dispose();
  }
  return outcome;
}

/** Resolves in the midst of the work, when the clients have been answered so often. */
export async function acknowledgedMore(load: Load, times: number): Promise<void> {
  const wanted = load.tally().acknowledged + times;
  await within(workAtMostMs, () => load.tally().acknowledged >= wanted);
}
