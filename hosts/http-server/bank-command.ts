import { parseArgs } from 'node:util';
import { verifyBank } from '#bank/index.ts';
import { CannotStart } from './cannot-start.ts';
import { openLog } from './log.ts';
import { openExistingStore } from './open-store.ts';
import { readSettings } from './settings.ts';
import { returnByHand, settleByHand } from './staff-transfers.ts';
import { whyNotStarted } from './why-not-started.ts';

const help = `npm run bank -- <command>

  verify                             checks the ledger and everything that rests on it
  settle <transfer>                  lets a pending transfer go on to its recipient
  return <transfer> --reason "…"     sends a pending transfer back: it failed, the money returns

A transfer is named by its TXN label or by its id. The settings are those of the server (BANK_DATA,
DATABASE_URL, BRAND), which may go on running meanwhile.`;

/** `npm run bank`: what the staff of the credit union do by hand. Exits with 1 where it did not work. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(whyNotStarted(error));
  process.exitCode = 1;
}

async function run(given: string[]): Promise<void> {
  const { command, transfer, reason, wantsHelp } = readArguments(given);
  if (wantsHelp || command === undefined) {
    console.log(help);
  } else if (command === 'verify') {
    await verify();
  } else if (command === 'settle' && transfer !== undefined) {
    console.log(await settleByHand(process.env, transfer));
  } else if (command === 'return' && transfer !== undefined && reason !== undefined) {
    console.log(await returnByHand(process.env, transfer, reason));
  } else {
    throw new CannotStart(`That is not complete, or not a command.\n\n${help}`);
  }
}

function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const [command, transfer, ...others] = positionals;
    if (others.length > 0) throw new CannotStart(`One transfer at a time.\n\n${help}`);
    return { command, transfer, reason: values.reason, wantsHelp: values.help === true };
  } catch (error) {
    // Node's own words for an unknown option are good enough for a person.
    throw error instanceof TypeError ? new CannotStart(error.message, { cause: error }) : error;
  }
}

async function verify(): Promise<void> {
  const store = await openExistingStore(readSettings(process.env), openLog());
  try {
    const { checks } = await verifyBank(store);
    for (const { name, checked, faults } of checks) {
      console.log(`${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${name}: ${checked} checked`);
      for (const fault of faults) console.log(`       ${fault}`);
    }
    if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await store.close();
  }
}
