import { z } from 'zod';
import { IntentKey, SafeDepositChargeId, VisitId } from '../text/ids.ts';
import { PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { EpochMs, LocalDate, LocalTime } from '../time/time.ts';

/** The member's safe deposit box (R-D11). */
export const SafeDepositBox = z.object({
  /** As it stands on the box. */
  number: z.string(),
  /** Where it is: the branch and the room. */
  branch: z.string(),
  room: z.string(),
  rentedOn: LocalDate,
  /** The fee of a year, taken in advance (spec §9). */
  annualFee: PositiveCents,
});
export type SafeDepositBox = z.infer<typeof SafeDepositBox>;

const VisitSlot = z.object({
  startsAt: EpochMs,
  time: LocalTime,
  /** False where somebody else has it, or where it is past. */
  free: z.boolean(),
});
export type VisitSlot = z.infer<typeof VisitSlot>;

/** The choices on a day. */
export const VisitDay = z.object({
  day: LocalDate,
  /** The first and the last day that can be chosen. */
  earliest: LocalDate,
  latest: LocalDate,
  /** Why the branch is closed that day; null where it is open. */
  closed: z.enum(['weekday', 'holiday']).nullable(),
  /** Every half hour while the branch is open; none where it is closed or the day cannot be chosen. */
  slots: z.array(VisitSlot),
});
export type VisitDay = z.infer<typeof VisitDay>;

/** A visit time in a request: no calendar goes further than the year 3000. */
const AskedTime = z
  .int()
  .min(0)
  .max(Date.UTC(3000, 0) - 1)
  .brand<'EpochMs'>()
  .meta({ description: 'Milliseconds since 1970-01-01T00:00:00Z' });

/** A visit that the member has scheduled. */
export const Visit = z.object({
  id: VisitId,
  startsAt: EpochMs,
  day: LocalDate,
  time: LocalTime,
  branch: z.string(),
});
export type Visit = z.infer<typeof Visit>;

/** Why a visit is refused, in the order in which it is checked. Nothing was scheduled then. */
export const visitRefusals = {
  /** It begins now or earlier. */
  VISIT_PAST: refusal('A visit cannot begin in the past.', { earliest: LocalDate }),
  /** More than 60 days ahead. */
  VISIT_TOO_FAR: refusal('A visit can be scheduled at most 60 days ahead.', { latest: LocalDate }),
  /** A day of the week on which the branch is closed, or a bank holiday. */
  BRANCH_CLOSED: refusal('The branch is closed on that day.', {
    because: z.enum(['weekday', 'holiday']),
  }),
  /** Before the branch opens, after the last half hour, or not on the half hour. */
  NOT_A_VISIT_TIME: refusal(
    'A visit begins on the hour or the half hour, while the branch is open.',
    { first: LocalTime, last: LocalTime },
  ),
  TOO_MANY_VISITS: refusal(
    'You have as many visits scheduled as can be kept. Please cancel one first.',
    { most: z.int() },
  ),
  /** Somebody, perhaps the member, has scheduled a visit at that time and branch. */
  VISIT_TIME_TAKEN: refusal('That time is taken. Please choose another.'),
} as const;
export type VisitRefusalCode = keyof typeof visitRefusals;

/** The fee of one year (R-D11). */
export const SafeDepositCharge = z.object({
  id: SafeDepositChargeId,
  /** The first day of the year it is for, on which it is due. */
  day: LocalDate,
  amount: PositiveCents,
  /** `unpaid`: on its day the account did not hold it. It is tried again every day. */
  status: z.enum(['scheduled', 'paid', 'unpaid']),
  paidAt: EpochMs.nullable(),
  /** Once paid: `TXN-` and six digits, as in the history. */
  label: z.string().nullable(),
});
export type SafeDepositCharge = z.infer<typeof SafeDepositCharge>;

const { reads, changes } = proceduresUnder('Safe deposit');

export const safeDeposit = {
  /** The member's box; null for a member who has rented none. */
  box: reads('see', '/safe-deposit', 'The safe deposit box').output(
    z.object({ box: SafeDepositBox.nullable() }),
  ),

  /** The times of a day. NOT_FOUND for a member without a box, as with everything below. */
  slots: reads('see', '/safe-deposit/slots', 'Times for a visit')
    .input(z.object({ day: LocalDate.optional() }))
    .output(VisitDay),

  /** The member's visits that have not begun, soonest first. */
  visits: reads('see', '/safe-deposit/visits', 'Scheduled visits').output(
    z.object({ visits: z.array(Visit) }),
  ),

  /** The charges, the next one first, then those of the years before. */
  billing: reads('see', '/safe-deposit/billing', 'Charges of the box').output(
    z.object({ charges: z.array(SafeDepositCharge), accountName: z.string() }),
  ),

  /** Schedules a visit of half an hour. The same key and request get the first answer again. */
  scheduleVisit: changes('manage', '/safe-deposit/visits', 'Schedule a visit')
    .errors({
      ...visitRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, startsAt: AskedTime }))
    .output(Visit),

  /** Cancels a visit. Doing so again changes nothing. */
  cancelVisit: changes('manage', '/safe-deposit/visits/{id}/cancel', 'Cancel a visit')
    .errors({
      VISIT_BEGUN: conflict('That visit has begun or is over. Nothing was changed.'),
    })
    .input(z.object({ id: VisitId }))
    .output(z.object({})),
};
