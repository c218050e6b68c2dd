import { z } from 'zod';

/** What a trusted contact is told of a payment: whom it concerns, and no amount, account or payee. */
export const ContactNotice = z.object({
  kind: z.literal('trusted-contact'),
  /** Of the member who ordered it. */
  firstName: z.string(),
});
export type ContactNotice = z.infer<typeof ContactNotice>;
