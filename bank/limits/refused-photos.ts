import { type Bucket, bucket } from './buckets.ts';
import type { LimitRule } from './limit-rules.ts';

const forEachMs = (24 * 60 * 60_000) / 30;

/** Photos of one person that were refused for their content: thirty in a day, then one each 48 minutes. */
const ofRefusedPhotos: LimitRule = {
  freeTries: 30,
  firstWaitMs: forEachMs,
  longestWaitMs: forEachMs,
  lockAfter: null,
  lockMs: 0,
  forgetsOneInMs: forEachMs,
};

export function refusedPhotosBucket(personId: string): Bucket {
  return bucket(ofRefusedPhotos, 'refused-photos', personId);
}
