import { openMembers } from '#bank/index.ts';
import { readBrand } from '#brands/read-brand.ts';
import { CannotStart } from '../process/cannot-start.ts';
import { systemClock as clock } from '../process/clock.ts';
import {
  describeFaults,
  readMemberFile,
  readMembersFile,
  type WrittenMembers,
} from './new-members-file.ts';
import { systemRandom as random } from '../process/random.ts';
import { newId } from '../process/new-id.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';
import { assertUtf8, bytesOf, textOfUtf8 } from './utf8-text.ts';

/** Staff open a member, who is in a JSON file. Returns what to tell them; throws `CannotStart` with why not. */
export async function openMemberByHand(environment: Environment, file: string): Promise<string> {
  return await openAll(environment, readMemberFile(textOfUtf8(await bytesOf(file), file)));
}

/** Staff open the members of a CSV file, all or none. Returns and throws as above. */
export async function importMembersByHand(environment: Environment, file: string): Promise<string> {
  const bytes = await bytesOf(file);
  assertUtf8(bytes, file);
  return await openAll(environment, readMembersFile(bytes));
}

async function openAll(environment: Environment, written: WrittenMembers): Promise<string> {
  const { timeZone } = await readBrand(readSettings(environment).brand);
  return await withBank(environment, async (_bank, store) => {
    const outcome = await openMembers({ store, clock, newId, random, timeZone }, written.members);
    if (outcome.kind === 'refused') {
      throw new CannotStart(`${describeFaults(outcome.faults, written)}\nNobody was opened.`);
    }
    return outcome.members === 1
      ? 'The member is opened, and can activate online banking.'
      : `${outcome.members} members are opened, and can activate online banking.`;
  });
}
