import { z } from 'zod';
import { RecipientId } from './ids.ts';
import { ask } from './refusals.ts';
import { LocalDate } from './time.ts';

/** A saved recipient (R-E4). The account number is masked; the bank alone knows the whole. */
export const Recipient = z.object({
  id: RecipientId,
  kind: z.enum(['zelle', 'external']),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bankName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  routingNumber: z.string().nullable(),
  lastTransfer: LocalDate.nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const recipients = {
  /** The member's saved recipients, by name. */
  list: ask
    .route({ method: 'GET', path: '/recipients', tags: ['Recipients'], summary: 'List recipients' })
    .output(z.object({ recipients: z.array(Recipient) })),

  /** Which bank a routing number belongs to (R-T4); null where the number is sound but not in the directory. */
  lookUpRoutingNumber: ask
    .route({
      method: 'GET',
      path: '/routing-numbers/{routingNumber}',
      tags: ['Recipients'],
      summary: 'Look up a routing number',
    })
    .errors({
      ROUTING_NUMBER_WRONG: {
        status: 422,
        message: 'No bank has this routing number. Please check the nine digits.',
      },
    })
    .input(z.object({ routingNumber: z.string().max(9) }))
    .output(z.object({ bankName: z.string().nullable() })),
};
