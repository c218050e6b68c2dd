import { parseArgs } from 'node:util';
import { verifyBank } from '#bank/index.ts';
import { CannotStart } from './cannot-start.ts';
import { openLog } from './log.ts';
import { openExistingStore } from './open-store.ts';
import { readSettings } from './settings.ts';
import { returnDepositByHand } from './staff-deposits.ts';
import { decideByHand, listDisputes } from './staff-disputes.ts';
import { rotateKeys } from './staff-keys.ts';
import { importMembersByHand, openMemberByHand } from './staff-members.ts';
import { answerByHand, listMessages } from './staff-messages.ts';
import { returnByHand, settleByHand } from './staff-transfers.ts';
import { whyNotStarted } from './why-not-started.ts';

const help = `npm run bank -- <command>

  verify                             checks the ledger and everything that rests on it
  settle <transfer>                  lets a pending transfer go on to its recipient
  return <transfer> --reason "…"     sends a pending transfer back: it failed, the money returns
  return-deposit <deposit> --reason <why>
                                     takes back a check that was not paid, for a reason such as
                                     insufficient-funds, account-closed or payment-stopped
  disputes                           lists the disputes that wait for a decision
  dispute <dispute> approve|deny "…" decides one, and tells the member why
  messages                           lists the members who wait for an answer in the support chat
  answer <member> "…"                answers a member there; the member is named by the username
  open-member <file.json>            opens a member, who can then activate online banking
  import-members <file.csv>          opens all members of a file, whose first line names the columns
  rotate-keys                        makes a new key, and seals with it what the database keeps sealed

A member has memberNumber, firstName, lastName, birthDate (YYYY-MM-DD), email or phone or both, street, unit, city, state,
zip, and accounts: checking, savings, or both where none is named.
A transfer or deposit is named by its TXN label or by its id. The settings are those of the server (BANK_DATA,
BANK_KEYS, DATABASE_URL, BRAND), which may go on running meanwhile.`;

/** `npm run bank`: what the staff of the credit union do by hand. Exits with 1 where it did not work. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(whyNotStarted(error));
  process.exitCode = 1;
}

async function run(given: string[]): Promise<void> {
  const { command, named, text, explanation, reason, wantsHelp } = readArguments(given);
  if (wantsHelp || command === undefined || command === 'help') {
    console.log(help);
  } else if (command === 'verify') {
    await verify();
  } else if (command === 'settle' && named !== undefined) {
    console.log(await settleByHand(process.env, named));
  } else if (command === 'return' && named !== undefined && reason !== undefined) {
    console.log(await returnByHand(process.env, named, reason));
  } else if (command === 'return-deposit' && named !== undefined && reason !== undefined) {
    console.log(await returnDepositByHand(process.env, named, reason));
  } else if (command === 'disputes' && named === undefined) {
    console.log(await listDisputes(process.env));
  } else if (
    command === 'dispute' &&
    named !== undefined &&
    (text === 'approve' || text === 'deny') &&
    explanation !== undefined
  ) {
    console.log(await decideByHand(process.env, named, text, explanation));
  } else if (command === 'messages' && named === undefined) {
    console.log(await listMessages(process.env));
  } else if (command === 'open-member' && named !== undefined) {
    console.log(await openMemberByHand(process.env, named));
  } else if (command === 'import-members' && named !== undefined) {
    console.log(await importMembersByHand(process.env, named));
  } else if (command === 'rotate-keys' && named === undefined) {
    console.log(await rotateKeys(process.env));
  } else if (command === 'answer' && named !== undefined && text !== undefined) {
    console.log(await answerByHand(process.env, named, text));
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
    const [command, named, text, explanation, ...others] = positionals;
    const takesText = command === 'answer' || command === 'dispute';
    if (
      others.length > 0 ||
      (text !== undefined && !takesText) ||
      (explanation !== undefined && command !== 'dispute')
    ) {
      throw new CannotStart(`One at a time, and a text between quotation marks.\n\n${help}`);
    }
    return {
      command,
      named,
      text,
      explanation,
      reason: values.reason,
      wantsHelp: values.help === true,
    };
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
