import { localMoment } from '#bank/calendar/local-time.ts';
import type { Bank } from '#bank/index.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { readBrand } from '#brands/read-brand.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

type Waiting = Awaited<ReturnType<Bank['staff']['waitingConversations']>>[number];

/** The members that wait for an answer, with their questions. */
export async function waitingMessages(environment: Environment): Promise<readonly Waiting[]> {
  return withBank(environment, (bank) => bank.staff.waitingConversations());
}

/** The same, for people to read: times are those of the credit union. */
export async function describeMessages(
  environment: Environment,
  waiting: readonly Waiting[],
): Promise<string> {
  if (waiting.length === 0) return 'Nobody waits for an answer.';
  const { timeZone } = await readBrand(readSettings(environment).brand);
  return waiting.map((one) => described(one, timeZone)).join('\n\n');
}

/** Staff answer a member. Returns what to tell them; throws `CannotStart` with why not. */
export async function answerByHand(
  environment: Environment,
  username: string,
  text: string,
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.answer(username, text);
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

function described({ username, displayName, waitingSince, messages }: Waiting, timeZone: string) {
  return [
    `${username} (${displayName}), waiting since ${moment(waitingSince, timeZone)}`,
    ...messages.flatMap(({ at, text, about }) => [
      `  ${moment(at, timeZone)}${about === null ? '' : ` about ${about}`}`,
      ...text.split('\n').map((line) => `    ${line}`),
    ]),
  ].join('\n');
}

function moment(at: EpochMs, timeZone: string): string {
  const { date, time } = localMoment(at, timeZone);
  return `${date}, ${time}`;
}
