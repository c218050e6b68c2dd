import type { Command } from 'commander';
import type { NamedMember } from '#bank/index.ts';
import { counted, refuse, type StaffDesk } from './staff-desk.ts';

interface MemberOptions {
  readonly memberNumber?: string;
  readonly all?: true;
}
type Username = string | undefined;

/** The commands about the identity of members and their access. */
export function addAccess(bank: Command, desk: StaffDesk): void {
  const ofMember = (name: string, description: string) =>
    bank
      .command(name)
      .description(description)
      .argument('[username]', 'the member')
      .option('--member-number <number>', 'the member, if there is no user name yet');

  ofMember('call', 'say in the portal of a member that we are calling now')
    .option('--end', 'the call is over')
    .addHelpText('after', '\nThe portal says so for 15 minutes, or until the call is ended.')
    .action((username: Username, options: MemberOptions & { end?: true }, own: Command) =>
      call(desk, theMember(own, username, options), options.end === true),
    );
  ofMember('end-sessions', 'end all sessions of a member, or of everybody')
    .option('--all', 'everybody')
    .addHelpText(
      'after',
      '\nThis ends sessions, unfinished second steps and reset links; trusted browsers stay trusted.',
    )
    .action((username: Username, options: MemberOptions, own: Command) => {
      const isForAll = options.all && username === undefined && options.memberNumber === undefined;
      return isForAll ? endAllSessions(desk) : endSessions(desk, theMember(own, username, options));
    });
  ofMember('close-access', 'block every sign-in method of the member')
    .requiredOption('--reason <why>', 'recorded in the audit only')
    .addHelpText(
      'after',
      '\nThis ends sessions and the trust in browsers; scheduled payments continue.',
    )
    .action((username: Username, options: MemberOptions & { reason: string }, own: Command) =>
      closeAccess(desk, theMember(own, username, options), options.reason),
    );
  ofMember('open-access', 'let the member sign in again').action(
    (username: Username, options: MemberOptions, own: Command) =>
      openAccess(desk, theMember(own, username, options)),
  );
  ofMember(
    'confirm-name',
    'take the name in the profile of a member as known, and tell it to others',
  )
    .requiredOption('--name <name>', 'the name on the document that you have seen')
    .addHelpText(
      'after',
      '\nA member can change the name in their profile; whoever pays them or is asked for money by them is told the known one.',
    )
    .action((username: Username, options: MemberOptions & { name: string }, own: Command) =>
      confirmName(desk, theMember(own, username, options), options.name),
    );
  bank
    .command('remove-sample')
    .description('remove the sample member’s sign-in methods, and cancel its scheduled payments')
    .addHelpText('after', '\nThe history and balances of the sample member stay.')
    .action(() => removeSample(desk));
}

function theMember(
  command: Command,
  username: Username,
  { memberNumber, all }: MemberOptions,
): NamedMember {
  if (username !== undefined && memberNumber === undefined && !all) return { username };
  if (username === undefined && memberNumber !== undefined && !all) return { memberNumber };
  const hasAll = command.options.some(({ long }) => long === '--all');
  return command.error(
    `Name one member, by user name or --member-number${hasAll ? ', or use --all' : ''}.`,
  );
}

function call(desk: StaffDesk, member: NamedMember, isOver: boolean): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = isOver ? await staff.endCall(member) : await staff.beginCall(member);
    switch (outcome.kind) {
      case 'unknown-member':
        return refuseUnknown(member);
      case 'called':
        return `The portal of ${outcome.displayName} says for 15 minutes that we are calling. End it with --end.`;
      case 'ended':
        return `The portal of ${outcome.displayName} says that nobody is calling.`;
      case 'not-called':
        return refuse(`Nobody is calling ${outcome.displayName}.`);
    }
  });
}

function endAllSessions(desk: StaffDesk): Promise<void> {
  return desk.act(async ({ staff }) => {
    const { members, sessions } = await staff.endAllSessions();
    return `${counted(sessions, 'session')} of ${counted(members, 'member')} ended. Everybody can sign in again.`;
  });
}

function endSessions(desk: StaffDesk, member: NamedMember): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.endSessions(member);
    if (outcome.kind === 'unknown-member') refuseUnknown(member);
    return (
      `${counted(outcome.sessions, 'session')} of ${outcome.displayName} ended, ` +
      'with second steps under way and links for a new password. Trusted browsers stay trusted.'
    );
  });
}

function closeAccess(desk: StaffDesk, member: NamedMember, reason: string): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.closeAccess(member, reason);
    switch (outcome.kind) {
      case 'unknown-member':
        return refuseUnknown(member);
      case 'reason-wrong':
        return refuse(`The reason has 1 to ${outcome.most} characters, for the audit.`);
      case 'closed-before':
        return refuse(`The online access of ${outcome.displayName} is closed already.`);
      case 'closed':
        return (
          `The online access of ${outcome.displayName} is closed, and ${counted(outcome.sessions, 'session')} ended. ` +
          'Nobody can sign in by any way. What is scheduled goes on, and so do cards; open-access opens it again.'
        );
    }
  });
}

function openAccess(desk: StaffDesk, member: NamedMember): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.openAccess(member);
    switch (outcome.kind) {
      case 'unknown-member':
        return refuseUnknown(member);
      case 'not-closed':
        return refuse(`The online access of ${outcome.displayName} is not closed.`);
      case 'opened':
        return `The online access of ${outcome.displayName} is open again. The member chooses again which browsers to trust.`;
    }
  });
}

function confirmName(desk: StaffDesk, member: NamedMember, name: string): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.confirmName(member, name);
    switch (outcome.kind) {
      case 'unknown-member':
        return refuseUnknown(member);
      case 'other-name':
        return refuse(
          `The profile of the member says ${outcome.name}, and not ${name}: have them change it first.`,
        );
      case 'confirmed':
        return `Others are told ${name} now, where they were told ${outcome.before}.`;
    }
  });
}

function removeSample(desk: StaffDesk): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.removeSampleMember();
    if (outcome.kind === 'none') refuse('There is no sample member who could sign in.');
    return (
      'The sample member has no password, no second factor and no access any more: nobody can sign in as the sample. ' +
      `${counted(outcome.sessions, 'session')} ended, and of what was scheduled ${counted(outcome.series, 'order')}. ` +
      'Its history and balances stay in the books, which are never rewritten.'
    );
  });
}

function refuseUnknown(member: NamedMember): never {
  return refuse(
    'username' in member
      ? `There is no member ${member.username}.`
      : `There is no member number ${member.memberNumber}.`,
  );
}
