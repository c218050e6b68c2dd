import type { Command } from 'commander';
import { localMoment } from '#bank/calendar/local-time.ts';
import type { Bank } from '#bank/index.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { CannotStart } from '../process/why-not-started.ts';
import type { StaffDesk } from './staff-desk.ts';

/** The commands of the support chat. */
export function addMessages(bank: Command, desk: StaffDesk): void {
  bank
    .command('messages')
    .description('list the members waiting for an answer in the support chat')
    .option('--json', 'print JSON: amounts in cents, times in UTC milliseconds')
    .action((options: { json?: true }) =>
      desk.withBank(async ({ staff }, { timeZone }) =>
        desk.tellFound(await staff.waitingConversations(), options, (waiting) =>
          describeMessages(waiting, timeZone),
        ),
      ),
    );
  bank
    .command('answer <username> <text>')
    .description('answer a member in the support chat; put the text in quotation marks')
    .action((username: string, text: string) => answer(desk, username, text));
}

type Waiting = Awaited<ReturnType<Bank['staff']['waitingConversations']>>[number];

/** Times are those of the credit union. */
function describeMessages(waiting: readonly Waiting[], timeZone: string): string {
  if (waiting.length === 0) return 'Nobody waits for an answer.';
  return waiting
    .map(({ username, displayName, waitingSince, messages }) =>
      [
        `${username} (${displayName}), waiting since ${moment(waitingSince, timeZone)}`,
        ...messages.flatMap(({ at, text, about }) => [
          `  ${moment(at, timeZone)}${about === null ? '' : ` about ${about}`}`,
          ...text.split('\n').map((line) => `    ${line}`),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}

function moment(at: EpochMs, timeZone: string): string {
  const { date, time } = localMoment(at, timeZone);
  return `${date}, ${time}`;
}

function answer(desk: StaffDesk, username: string, text: string): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.answer(username, text);
    switch (outcome.kind) {
      case 'answered':
        return `${outcome.displayName} has your answer.`;
      case 'unknown-member':
        throw new CannotStart(`There is no member ${username}. Nothing was sent.`);
      case 'refused':
        throw new CannotStart(
          outcome.refusal.code === 'MESSAGE_EMPTY'
            ? 'There is nothing in this answer. Nothing was sent.'
            : `An answer has at most ${outcome.refusal.data.most} characters. Nothing was sent.`,
        );
    }
  });
}
