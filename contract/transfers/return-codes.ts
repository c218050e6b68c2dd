import { z } from 'zod';

/**
 * Why another bank returns a credit that this one sent to it: the Nacha return codes for credits. Those for debits, such as R01, say
 * nothing of a transfer that a member sent.
 */
export const AchReturnCode = z.enum([
  'R02',
  'R03',
  'R04',
  'R06',
  'R16',
  'R17',
  'R20',
  'R23',
  'R24',
]);
export type AchReturnCode = z.infer<typeof AchReturnCode>;
