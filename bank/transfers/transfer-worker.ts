import type { Elsewhere } from '../database/group-commit.ts';
import type { SendingAsk, Sent } from './transfer-batch.ts';

/** Another thread over the same store, in which transfers are sent while this one goes on answering. */
export interface SendingThread {
  /**
   * Carries out `sendTogether` in one transaction, once; no other transaction of this store writes meanwhile. Null where
   * the thread is not there: nothing was done.
   */
  send(asks: readonly SendingAsk[]): Elsewhere<Sent> | null;
}
