import { parseArgs } from 'node:util';
import { verifyBank } from '#bank/index.ts';
import { CannotStart } from './cannot-start.ts';
import { openLog } from './log.ts';
import { openExistingStore } from './open-store.ts';
import { readSettings } from './settings.ts';
import { returnDepositByHand } from './staff-deposits.ts';
import { decideByHand, listDisputes } from './staff-disputes.ts';
import {
  closeAccessByHand,
  endSessionsByHand,
  openAccessByHand,
  removeSampleByHand,
} from './staff-access.ts';
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
  end-sessions <member>|--all        signs a member, or everybody, out everywhere: sessions, second steps under
                                     way and links for a new password end; trusted browsers stay trusted
  close-access <member> --reason "…" ends all of that and the trust of browsers, and lets nobody sign in by any
                                     way; what is scheduled goes on. The reason stands in the audit alone
  open-access <member>               lets the member sign in again
  remove-sample                      takes from the sample member every way to sign in, and ends what it has scheduled;
                                     its history and balances stay in the books
  rotate-keys                        makes a new key, and seals with it what the database keeps sealed

A member has memberNumber, firstName, lastName, birthDate (YYYY-MM-DD), email or phone or both, street, unit, city, state,
zip, and accounts: checking, savings, or both where none is named.
Whose access it is, is told by the username, or with --member-number where there is none yet.
A transfer or deposit is named by its TXN label or by its id. The settings are those of the server (BANK_DATA,
BANK_KEYS, DATABASE_URL, BRAND), which may go on running meanwhile.`;

/** Whose member may be named by the number instead of the username. */
const takesMemberNumber = ['end-sessions', 'close-access', 'open-access'];

// As in the server: a file that it makes is for this account alone.
process.umask(0o077);

/** `npm run bank`: what the staff of the credit union do by hand. Exits with 1 where it did not work. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(whyNotStarted(error));
  process.exitCode = 1;
}

async function run(given: string[]): Promise<void> {
  const { command, named, text, explanation, reason, memberNumber, all, wantsHelp } =
    readArguments(given);
  const member = namedMember(named, memberNumber);
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
  } else if (command === 'end-sessions' && member !== null && !all) {
    console.log(await endSessionsByHand(process.env, member));
  } else if (
    command === 'end-sessions' &&
    named === undefined &&
    memberNumber === undefined &&
    all
  ) {
    console.log(await endSessionsByHand(process.env, 'all'));
  } else if (command === 'close-access' && member !== null && reason !== undefined) {
    console.log(await closeAccessByHand(process.env, member, reason));
  } else if (command === 'open-access' && member !== null) {
    console.log(await openAccessByHand(process.env, member));
  } else if (command === 'remove-sample' && named === undefined) {
    console.log(await removeSampleByHand(process.env));
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
      options: {
        reason: { type: 'string' },
        'member-number': { type: 'string' },
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, named, text, explanation, ...others] = positionals;
    const takesText = command === 'answer' || command === 'dispute';
    if (
      others.length > 0 ||
      (text !== undefined && !takesText) ||
      (explanation !== undefined && command !== 'dispute') ||
      (values.all === true && command !== 'end-sessions') ||
      (values['member-number'] !== undefined && !takesMemberNumber.includes(command ?? ''))
    ) {
      throw new CannotStart(`One at a time, and a text between quotation marks.\n\n${help}`);
    }
    return {
      command,
      named,
      text,
      explanation,
      reason: values.reason,
      memberNumber: values['member-number'],
      all: values.all === true,
      wantsHelp: values.help === true,
    };
  } catch (error) {
    // Node's own words for an unknown option are good enough for a person.
    throw error instanceof TypeError ? new CannotStart(error.message, { cause: error }) : error;
  }
}

/** The member whose access is meant; null where it is nobody, or named in two ways. */
function namedMember(username: string | undefined, memberNumber: string | undefined) {
  if (username !== undefined) return memberNumber === undefined ? { username } : null;
  return memberNumber === undefined ? null : { memberNumber };
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
