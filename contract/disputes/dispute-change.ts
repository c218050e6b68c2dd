import { z } from 'zod';

/** What a member is told of a dispute. `taken-back`: the credit has left the account again. */
export const DisputeChange = z.enum([
  'opened',
  'credited',
  'resolved-for',
  'resolved-against',
  'taken-back',
  'withdrawn',
]);
export type DisputeChange = z.infer<typeof DisputeChange>;
