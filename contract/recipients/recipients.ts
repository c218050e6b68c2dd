import { z } from 'zod';
import { IntentKey, RecipientId } from '../text/ids.ts';
import { nameCheckOutcomes, addressMaxLengths } from '../payments/address-fields.ts';
import { addressRefusals, ShownAddress, TypedAddress } from '../payments/payment-address.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedNumber, typedText } from '../text/text.ts';
import { EpochMs, LocalDate } from '../time/time.ts';

/** A saved recipient (R-E4). The account number is masked; the bank alone knows the whole. */
export const Recipient = ShownAddress.extend({
  id: RecipientId,
  kind: z.enum(['zelle', 'external']),
  lastTransfer: LocalDate.nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

/** A recipient as typed. Fields of the other kind are left empty and not kept. */
export const NewRecipient = TypedAddress.extend({ kind: z.enum(['zelle', 'external']) });
export type NewRecipient = z.infer<typeof NewRecipient>;
/** The same before defaults are filled in, as a client writes it. */
export type NewRecipientInput = z.input<typeof NewRecipient>;

const nameRefusals = {
  /** Empty, or with markup or characters in it that are not seen. */
  RECIPIENT_NAME_WRONG: addressRefusals.RECIPIENT_NAME_WRONG,
  /** Another saved recipient of the same kind has this name, in capitals or not. */
  RECIPIENT_NAME_TAKEN: refusal('You have saved a recipient of this name.'),
} as const;

/** Why a recipient is not saved, in the order in which it is checked. Nothing has changed then. */
export const addRecipientRefusals = {
  ...addressRefusals,
  RECIPIENT_NAME_TAKEN: nameRefusals.RECIPIENT_NAME_TAKEN,
  /** The same account, email or phone number is saved already, under `name`. */
  RECIPIENT_KNOWN: refusal('This recipient is saved already.', { name: z.string() }),
  TOO_MANY_RECIPIENTS: refusal(
    'You have as many saved recipients as can be kept. Please remove one first.',
    { most: z.int() },
  ),
} as const;
export type AddRecipientRefusalCode = keyof typeof addRecipientRefusals;

/** The outcome of comparing a name. The member's name is told where the typed name is nearly the same. */
export const NameCheck = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(nameCheckOutcomes).extract(['close']), name: z.string() }),
  z.object({ outcome: z.enum(nameCheckOutcomes).exclude(['close']) }),
]);
export type NameCheck = z.infer<typeof NameCheck>;

/** The refusals to compare a name, besides missing or wrong details. */
const compareNameRefusals = {
  ...addressRefusals,
  /** The person has had ten names compared in a day, and then one an hour; the next can be at `nextAt`. */
  TOO_MANY_NAME_CHECKS: {
    status: 429,
    message: 'You have checked as many names as you can for now. You can still send money.',
    data: z.object({ nextAt: EpochMs }),
  },
} as const;

const OneRecipient = z.object({ id: RecipientId });
const NewName = OneRecipient.extend({ name: typedText(addressMaxLengths.name) });

const { reads, readsByPost, changes } = proceduresUnder('Recipients');

export const recipients = {
  /** The member's saved recipients, by name. */
  list: reads('see', '/recipients', 'List recipients').output(
    z.object({ recipients: z.array(Recipient) }),
  ),

  /** The bank of a routing number (R-T4); null if the number is valid but not in the directory. */
  lookUpRoutingNumber: reads('own', '/routing-numbers/{routingNumber}', 'Look up a routing number')
    .errors({
      ROUTING_NUMBER_NOT_NINE_DIGITS: addressRefusals.ROUTING_NUMBER_NOT_NINE_DIGITS,
      ROUTING_NUMBER_WRONG: addressRefusals.ROUTING_NUMBER_WRONG,
    })
    .input(z.object({ routingNumber: typedNumber(addressMaxLengths.routingNumber) }))
    .output(z.object({ bankName: z.string().nullable() })),

  /**
   * The name of a recipient that the member has saved or paid before and for which this recipient may be mistaken: the name
   * looks the same, the account or contact differs. This recipient is typed, or saved and about to be renamed. Null without
   * a look-alike. A warning, not a refusal.
   */
  findLookAlike: readsByPost('see', '/recipients/look-alike', 'Find a recipient who looks alike')
    .input(z.union([z.object({ recipient: NewRecipient }), NewName]))
    .output(z.object({ looksLike: z.string().nullable() })),

  /**
   * Compares the name of a recipient, typed or saved, with the name that the receiving member of this credit union has
   * (R-T18). It stops nothing. A name that the person has had compared within a day is told again and is not counted.
   */
  compareName: readsByPost('see', '/recipients/compare-name', 'Compare the name of a recipient')
    .errors(compareNameRefusals)
    .input(z.union([z.object({ recipient: NewRecipient }), OneRecipient]))
    .output(NameCheck),

  /** Saves a recipient (R-T1). Repeating it with the same key changes nothing and gets the first answer again. */
  add: changes('manage', '/recipients', 'Save a recipient')
    .errors({
      ...stepUpRefusals,
      ...addRecipientRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, recipient: NewRecipient }))
    .output(Recipient),

  /** Gives a saved recipient another name. Earlier transfers keep the old one. */
  rename: changes('manage', '/recipients/{id}/rename', 'Rename a recipient')
    .errors(nameRefusals)
    .input(NewName)
    .output(Recipient),

  /** Removes a recipient from the list. Earlier transfers stay in the history. */
  remove: changes('manage', '/recipients/{id}/remove', 'Remove a recipient')
    .errors({
      /** A transfer to it is scheduled. */
      RECIPIENT_IN_USE: conflict(
        'A transfer to this recipient is scheduled. Please cancel it first.',
        { scheduled: z.int() },
      ),
    })
    .input(OneRecipient)
    .output(z.object({})),
};
