import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';

/** Who somebody says they are. */
export interface Who {
  readonly memberNumber: string;
  readonly birthDate: LocalDate;
}

/** Has a code sent to the person whom these details describe; codes that were sent before are good for nothing in this browser. */
export async function beginEnrolment(who: Who): Promise<void> {
  await (await bank()).enrolment.begin(who);
}
