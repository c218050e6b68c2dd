import type { Command } from 'commander';
import { openMembers } from '#bank/index.ts';
import { CannotStart } from '../process/why-not-started.ts';
import {
  describeFaults,
  readMemberFile,
  readMembersFile,
  type WrittenMembers,
} from './new-members-file.ts';
import type { StaffDesk } from './staff-desk.ts';
import { assertUtf8, bytesOf, textOfUtf8 } from './utf8-text.ts';

const memberFields = `
A member has memberNumber, firstName, lastName, birthDate (YYYY-MM-DD), email or phone or both, street, unit, city, state,
zip, and accounts: checking, savings, or both if none is named.`;

/** The commands that open members. */
export function addMembers(bank: Command, desk: StaffDesk): void {
  bank
    .command('open-member <file.json>')
    .description('open a member, who can then activate online banking')
    .addHelpText('after', memberFields)
    .action(async (file: string) =>
      openAll(desk, readMemberFile(textOfUtf8(await bytesOf(file), file))),
    );
  bank
    .command('import-members <file.csv>')
    .description('open all members of a file with the column names in the first line')
    .addHelpText('after', memberFields)
    .action(async (file: string) => {
      const bytes = await bytesOf(file);
      assertUtf8(bytes, file);
      await openAll(desk, readMembersFile(bytes));
    });
}

/** Opens all members or none. */
function openAll(desk: StaffDesk, written: WrittenMembers): Promise<void> {
  return desk.act(async (_bank, dependencies) => {
    const outcome = await openMembers(dependencies, written.members);
    if (outcome.kind === 'refused') {
      throw new CannotStart(`${describeFaults(outcome.faults, written)}\nNobody was opened.`);
    }
    return outcome.members === 1
      ? 'The member is opened, and can activate online banking.'
      : `${outcome.members} members are opened, and can activate online banking.`;
  });
}
