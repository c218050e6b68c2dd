import { isRefusal } from '../bank-client/refusals.ts';

/** Whether the bank took an order for one that its member has already: ordered once more with `again`, it is taken. */
export function isAlreadyScheduled(error: unknown): boolean {
  return isRefusal(error, 'ALREADY_SCHEDULED');
}
