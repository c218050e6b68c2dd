import type { NamedMember } from '#bank/index.ts';
import { CannotStart } from '../process/why-not-started.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

/** Staff sign a member out everywhere, or everybody. Returns what to tell them; throws `CannotStart` with why not. */
export async function endSessionsByHand(
  environment: Environment,
  member: NamedMember | 'all',
): Promise<string> {
  return withBank(environment, async (bank) => {
    if (member === 'all') {
      const { members, sessions } = await bank.staff.endAllSessions();
      return `${counted(sessions, 'session')} of ${counted(members, 'member')} ended. Everybody can sign in again.`;
    }
    const outcome = await bank.staff.endSessions(member);
    if (outcome.kind === 'unknown-member') throw unknown(member);
    return (
      `${counted(outcome.sessions, 'session')} of ${outcome.displayName} ended, ` +
      'with second steps under way and links for a new password. Trusted browsers stay trusted.'
    );
  });
}

/** Staff close a member's online access. Returns and throws as above. */
export async function closeAccessByHand(
  environment: Environment,
  member: NamedMember,
  reason: string,
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.closeAccess(member, reason);
    switch (outcome.kind) {
      case 'unknown-member':
        throw unknown(member);
      case 'reason-wrong':
        throw new CannotStart(
          `The reason has 1 to ${outcome.most} characters, for the audit. Nothing was changed.`,
        );
      case 'closed-before':
        throw new CannotStart(
          `The online access of ${outcome.displayName} is closed already. Nothing was changed.`,
        );
      case 'closed':
        return (
          `The online access of ${outcome.displayName} is closed, and ${counted(outcome.sessions, 'session')} ended. ` +
          'Nobody can sign in by any way. What is scheduled goes on, and so do cards; open-access opens it again.'
        );
    }
  });
}

/** Staff open a member's online access again. Returns and throws as above. */
export async function openAccessByHand(
  environment: Environment,
  member: NamedMember,
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.openAccess(member);
    switch (outcome.kind) {
      case 'unknown-member':
        throw unknown(member);
      case 'not-closed':
        throw new CannotStart(
          `The online access of ${outcome.displayName} is not closed. Nothing was changed.`,
        );
      case 'opened':
        return `The online access of ${outcome.displayName} is open again. The member chooses again which browsers to trust.`;
    }
  });
}

/** Staff confirm the name in a member's profile. Returns and throws as above. */
export async function confirmNameByHand(
  environment: Environment,
  member: NamedMember,
  name: string,
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.confirmName(member, name);
    switch (outcome.kind) {
      case 'unknown-member':
        throw unknown(member);
      case 'other-name':
        throw new CannotStart(
          `The profile of the member says ${outcome.name}, and not ${name}: have them change it first. Nothing was changed.`,
        );
      case 'confirmed':
        return `Others are told ${name} now, where they were told ${outcome.before}.`;
    }
  });
}

/** Staff take every way to sign in from the sample member. Returns and throws as above. */
export async function removeSampleByHand(environment: Environment): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.removeSampleMember();
    if (outcome.kind === 'none') {
      throw new CannotStart('There is no sample member who could sign in. Nothing was changed.');
    }
    return (
      'The sample member has no password, no second factor and no access any more: nobody can sign in as the sample. ' +
      `${counted(outcome.sessions, 'session')} ended, and of what was scheduled ${counted(outcome.series, 'order')}. ` +
      'Its history and balances stay in the books, which are never rewritten.'
    );
  });
}

function unknown(member: NamedMember): CannotStart {
  const named =
    'username' in member ? `member ${member.username}` : `member number ${member.memberNumber}`;
  return new CannotStart(`There is no ${named}. Nothing was changed.`);
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
