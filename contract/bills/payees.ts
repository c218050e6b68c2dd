import { z } from 'zod';
import { payeeAccountNumberMaxLength, payeeNameMaxLength } from './bill-terms.ts';
import { CardId, IntentKey, PayeeId } from '../text/ids.ts';
import { Cents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedNumber, typedText } from '../text/text.ts';
import { Category } from '../transactions/transactions.ts';

/** The category of a payee's payments in the history. */
export const PayeeCategory = Category.extract([
  'Utilities',
  'Transfer',
  'Transportation',
  'Shopping',
]);
export type PayeeCategory = z.infer<typeof PayeeCategory>;

/** A biller whom the member pays (R-D7). */
export const Payee = z.object({
  id: PayeeId,
  name: z.string(),
  /** The member's account number with the biller, masked; the bank alone knows the whole. */
  accountNumber: z.string().nullable(),
  category: PayeeCategory,
  /**
   * The member's own card that payments to the payee pay, its owed balance now, and the most that can be paid to it today;
   * other payees have none.
   */
  card: z.object({ id: CardId, owed: Cents, most: Cents }).optional(),
});
export type Payee = z.infer<typeof Payee>;

const PayeeName = typedText(payeeNameMaxLength);

const nameRefusals = {
  /** Empty, or with `<`, `>` or characters that cannot be seen: a name must look like what it is. */
  PAYEE_NAME_WRONG: refusal('A payee needs a name, without angle brackets or hidden characters.'),
  /** Another payee of the member has the name; capital letters make no difference. */
  PAYEE_NAME_TAKEN: refusal('You have a payee of this name already.'),
} as const;

/** Why a new payee is refused, in the order in which it is checked. */
export const addPayeeRefusals = {
  PAYEE_NAME_WRONG: nameRefusals.PAYEE_NAME_WRONG,
  /** Not 3 to 30 letters and digits; spaces and hyphens between them count for nothing. */
  PAYEE_ACCOUNT_NUMBER_WRONG: refusal(
    'An account number with a payee has 3 to 30 letters and digits.',
  ),
  PAYEE_NAME_TAKEN: nameRefusals.PAYEE_NAME_TAKEN,
  TOO_MANY_PAYEES: refusal('You have as many payees as can be kept. Please remove one first.', {
    most: z.int(),
  }),
} as const;
export type AddPayeeRefusalCode = keyof typeof addPayeeRefusals;

const NewPayee = z.object({
  name: PayeeName,
  /** Empty where the biller needs none. */
  accountNumber: typedNumber(payeeAccountNumberMaxLength).default(''),
  category: PayeeCategory.default('Utilities'),
});

const OnePayee = z.object({ id: PayeeId });
const NewName = OnePayee.extend({ name: PayeeName });

const { reads, readsByPost, changes } = proceduresUnder('Bills');

export const payees = {
  /**
   * The member's payees in the order in which they were added. Their number is limited
   * (`TOO_MANY_PAYEES`), so there are no pages.
   */
  list: reads('see', '/payees', 'List payees').output(z.object({ payees: z.array(Payee) })),

  /**
   * The name of another payee that this payee may be mistaken for: the name looks the same, the account number differs.
   * This payee is typed, or on the list and about to be renamed. Null if there is none. A warning, not a refusal.
   */
  findLookAlike: readsByPost('see', '/payees/look-alike', 'Find a payee who looks alike')
    .input(z.union([z.object({ payee: NewPayee }), NewName]))
    .output(z.object({ looksLike: z.string().nullable() })),

  /** Adds a payee. Repeating it with the same key changes nothing and gets the first answer again. */
  add: changes('manage', '/payees', 'Add a payee')
    .errors({
      ...stepUpRefusals,
      ...addPayeeRefusals,
      ...keyReusedRefusal,
    })
    .input(
      z.object({
        intentKey: IntentKey,
        payee: NewPayee,
      }),
    )
    .output(Payee),

  /** Gives a payee another name. Lines of the history keep the name under which they were paid. */
  rename: changes('manage', '/payees/{id}/rename', 'Rename a payee')
    .errors(nameRefusals)
    .input(NewName)
    .output(Payee),

  /** Removes a payee from the list. Past payments to the payee stay in the history. */
  remove: changes('manage', '/payees/{id}/remove', 'Remove a payee')
    .errors({
      /** Payments to it are still scheduled; cancelling them is the member's own decision. */
      PAYEE_IN_USE: conflict('Payments to this payee are scheduled. Please cancel them first.', {
        scheduled: z.int(),
      }),
    })
    .input(OnePayee)
    .output(z.object({})),

  /** Restores a removed payee as it was. Repeating it changes nothing. */
  restore: changes('manage', '/payees/{id}/restore', 'Put a removed payee back')
    .errors({
      PAYEE_NAME_TAKEN: nameRefusals.PAYEE_NAME_TAKEN,
      TOO_MANY_PAYEES: addPayeeRefusals.TOO_MANY_PAYEES,
    })
    .input(OnePayee)
    .output(Payee),
};
