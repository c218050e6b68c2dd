import type { BankContext } from '../database/bank-context.ts';
import { countTry, waitOfTries } from './attempts.ts';
import { type Bucket, bucket } from './buckets.ts';
import type { LimitRule } from './limit-rules.ts';

const day = 24 * 60 * 60_000;
const inADay = 30;

/** Photos of one person that were refused: thirty in a day, then one each 48 minutes. */
const ofRefusedPhotos: LimitRule = {
  freeTries: inADay,
  firstWaitMs: day / inADay,
  longestWaitMs: day / inADay,
  lockAfter: null,
  lockMs: 0,
  forgetsOneInMs: day / inADay,
};

function refusedPhotos(personId: string): Bucket {
  return bucket(ofRefusedPhotos, 'refused-photos', personId);
}

/** How many milliseconds no photo of this person is looked at, since too many were refused; 0: it is. */
export async function waitForPhotos(
  bank: Pick<BankContext, 'store' | 'clock'>,
  personId: string,
): Promise<number> {
  return await waitOfTries(bank, refusedPhotos(personId));
}

/** Counts a photo that was refused for what it is. */
export async function countRefusedPhoto(
  bank: Pick<BankContext, 'store' | 'clock'>,
  personId: string,
): Promise<void> {
  await countTry(bank, [refusedPhotos(personId)]);
}
