import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type {
  LiveBankAnswer,
  LiveBankOrder,
  Session,
} from '../../hosts/testing/live-bank-orders.ts';
import { compiled } from '../../hosts/testing/test-compiled.ts';

/** The bank of a test, and how it stands when the test begins. */
export interface TestBank {
  readonly address: string;
  /** Of the sample member, where they have signed in a moment ago. */
  readonly session: Session | null;
}

/** The program that holds the banks, where it is another than `live-banks.ts`: that of `npm run test:cluster`. */
export const banksOfOthers = process.env['E2E_BANKS'];

/** The process that holds the banks of the live tests of one worker. */
export class BanksOfWorker {
  #process: ChildProcess | undefined;
  #opened = 0;

  async open(how: {
    at?: string;
    isUntouched: boolean;
  }): Promise<TestBank & { close: () => Promise<void> }> {
    const test = (this.#opened += 1);
    const { address, session } = await this.#ask({ open: test, ...how }, (answer) =>
      'opened' in answer && answer.opened === test ? answer : undefined,
    );
    const close = async () => {
      await this.#ask({ close: test }, (answer) =>
        'closed' in answer && answer.closed === test ? answer : undefined,
      );
    };
    return { address, session, close };
  }

  end(): void {
    this.#process?.disconnect();
  }

  #ask<Answer>(
    order: LiveBankOrder,
    answerIn: (answer: LiveBankAnswer) => Answer | undefined,
  ): Promise<Answer> {
    const holder = (this.#process ??= fork(
      banksOfOthers ?? fileURLToPath(new URL('./live-banks.ts', import.meta.url)),
      {
        execArgv: [],
        env: { ...process.env, NODE_COMPILE_CACHE: compiled },
      },
    ));
    return new Promise((resolve, reject) => {
      const hear = (message: LiveBankAnswer) => {
        if ('failed' in message && message.failed === testOf(order)) {
          stopListening(() => reject(new Error(message.why)));
          return;
        }
        const answer = answerIn(message);
        if (answer !== undefined) stopListening(() => resolve(answer));
      };
      const fail = () => {
        stopListening(() => reject(new Error('The process of the live banks has ended')));
      };
      const stopListening = (then: () => void) => {
        holder.off('message', hear);
        holder.off('exit', fail);
        then();
      };
      holder.on('message', hear);
      holder.once('exit', fail);
      holder.send(order);
    });
  }
}

function testOf(order: LiveBankOrder): number {
  return 'open' in order ? order.open : order.close;
}
