import type { NewMemberDetails } from '../enrolment/new-member-rules.ts';
import { openMembers } from '../enrolment/open-members.ts';
import { testProfile } from './test-member.ts';

/** A member as staff write one down, with nothing wrong. */
export const newMember: NewMemberDetails = {
  ...testProfile,
  memberNumber: 'JC-004821',
  birthDate: '1984-05-17',
  accounts: ['checking', 'savings'],
};

/** Opens a member who has not come on-line; fails where the bank refuses it. */
export async function openNewMember(
  bank: Parameters<typeof openMembers>[0],
  change: Partial<NewMemberDetails> = {},
): Promise<void> {
  const outcome = await openMembers(bank, [{ ...newMember, ...change }]);
  if (outcome.kind === 'refused') {
    throw new Error(`The test's member is refused: ${JSON.stringify(outcome.faults)}`);
  }
}
