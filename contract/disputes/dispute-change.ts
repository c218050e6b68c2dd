import { z } from 'zod';

/** The changes of a dispute that its member is notified of. `taken-back`: the credit has left the account again. */
export const DisputeChange = z.enum([
  'opened',
  'credited',
  'resolved-for',
  'resolved-against',
  'taken-back',
  'withdrawn',
]);
export type DisputeChange = z.infer<typeof DisputeChange>;
