import { z } from 'zod';

/** The notice to a trusted contact about a payment: the member's name, and no amount, account or payee. */
export const ContactNotice = z.object({
  kind: z.literal('trusted-contact'),
  /** Of the member who ordered it. */
  firstName: z.string(),
});
export type ContactNotice = z.infer<typeof ContactNotice>;
