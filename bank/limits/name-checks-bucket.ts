import { type Bucket, bucket } from './buckets.ts';
import type { LimitRule } from './limit-rules.ts';

const hour = 60 * 60_000;

/** Names of recipients that one person has compared: ten in a day, then one an hour. */
const ofNameChecks: LimitRule = {
  freeTries: 10,
  firstWaitMs: hour,
  longestWaitMs: hour,
  lockAfter: null,
  lockMs: 0,
  forgetsOneInMs: (24 * hour) / 10,
};

export function nameChecksBucket(personId: string): Bucket {
  return bucket(ofNameChecks, 'name-checks', personId);
}
