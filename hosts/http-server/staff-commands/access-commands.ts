import type { Command } from 'commander';
import type { NamedMember } from '#bank/index.ts';
import type { Environment } from '../process/settings.ts';
import {
  closeAccessByHand,
  confirmNameByHand,
  endSessionsByHand,
  openAccessByHand,
  removeSampleByHand,
} from './staff-access.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { withBank } from './staff-bank.ts';

interface MemberOptions {
  readonly memberNumber?: string;
}

/** The commands about who a member is and whether they get in. */
export function addAccess(
  bank: Command,
  environment: Environment,
  tell: (text: string) => void,
): void {
  const ofMember = (name: string, description: string) =>
    bank
      .command(name)
      .description(description)
      .argument('[username]', 'the member')
      .option('--member-number <number>', 'the member, if there is no user name yet');

  ofMember('call', 'say in the portal of a member that we are calling now')
    .option('--end', 'the call is over')
    .addHelpText('after', '\nThe portal says so for 15 minutes, or until the call is ended.')
    .action(
      async (
        username: string | undefined,
        options: MemberOptions & { end?: true },
        own: Command,
      ) => {
        const member = theMember(own, username, options);
        tell(await callByHand(environment, member, options.end ? 'end' : 'begin'));
      },
    );
  ofMember('end-sessions', 'end all sessions of a member, or of everybody')
    .option('--all', 'everybody')
    .addHelpText(
      'after',
      '\nThis ends sessions, unfinished second steps and reset links; trusted browsers stay trusted.',
    )
    .action(
      async (
        username: string | undefined,
        options: MemberOptions & { all?: true },
        own: Command,
      ) => {
        const names = [username, options.memberNumber, options.all];
        if (names.filter((name) => name !== undefined).length !== 1) {
          refuse(own, 'Name one member, by user name or --member-number, or use --all.');
        }
        const whose = options.all ? 'all' : theMember(own, username, options);
        tell(await endSessionsByHand(environment, whose));
      },
    );
  ofMember('close-access', 'block every sign-in method of the member')
    .requiredOption('--reason <why>', 'recorded in the audit only')
    .addHelpText(
      'after',
      '\nThis ends sessions and the trust in browsers; scheduled payments continue.',
    )
    .action(async (username: string | undefined, options: MemberOptions, own: Command) => {
      const { reason } = own.opts<{ reason: string }>();
      const member = theMember(own, username, options);
      tell(await closeAccessByHand(environment, member, reason));
    });
  ofMember('open-access', 'let the member sign in again').action(
    async (username: string | undefined, options: MemberOptions, own: Command) =>
      tell(await openAccessByHand(environment, theMember(own, username, options))),
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
    .action(async (username: string | undefined, options: MemberOptions, own: Command) => {
      const { name } = own.opts<{ name: string }>();
      const member = theMember(own, username, options);
      tell(await confirmNameByHand(environment, member, name));
    });
  bank
    .command('remove-sample')
    .description('remove the sample member’s sign-in methods, and cancel its scheduled payments')
    .addHelpText('after', '\nThe history and balances of the sample member stay.')
    .action(async () => tell(await removeSampleByHand(environment)));
}

function theMember(
  command: Command,
  username: string | undefined,
  { memberNumber }: MemberOptions,
): NamedMember {
  if (username !== undefined && memberNumber === undefined) return { username };
  if (username === undefined && memberNumber !== undefined) return { memberNumber };
  return refuse(command, 'Name one member, by user name or --member-number.');
}

function refuse(command: Command, why: string): never {
  return command.error(why);
}

/**
 * Announces that staff are calling a member, or that the call has ended. Returns the text to print; throws
 * `CannotStart` with the reason for a refusal.
 */
async function callByHand(
  environment: Environment,
  member: NamedMember,
  step: 'begin' | 'end',
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome =
      step === 'begin' ? await bank.staff.beginCall(member) : await bank.staff.endCall(member);
    switch (outcome.kind) {
      case 'unknown-member':
        throw new CannotStart(
          `There is no member ${'username' in member ? member.username : member.memberNumber}. Nothing was said.`,
        );
      case 'called':
        return `The portal of ${outcome.displayName} says for 15 minutes that we are calling. End it with --end.`;
      case 'ended':
        return `The portal of ${outcome.displayName} says that nobody is calling.`;
      case 'not-called':
        throw new CannotStart(`Nobody is calling ${outcome.displayName}. Nothing was changed.`);
    }
  });
}
