import { startOfDay } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { memberSince } from './sample-member.ts';

/**
 * Says who the sample member is and how they are reached: nobody real (RFC 2606; numbers set aside for fiction). Added
 * after the history, of which nobody was told.
 */
export async function addSampleProfile(
  { trx }: DatabaseTransaction,
  personId: string,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto('person_profile')
    .values({
      person_id: personId,
      first_name: 'Avery',
      last_name: 'Morgan',
      email: 'avery.morgan@example.com',
      phone: '(518) 555-0148',
      street: '47 Larkspur Lane',
      unit: 'Apt 3',
      city: 'Albany',
      state: 'NY',
      zip: '12208',
      verified_at: startOfDay(memberSince, timeZone),
    })
    .execute();
}
