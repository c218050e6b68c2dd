import { refusal } from '../procedures/procedure.ts';
import { z } from 'zod';
import { typedNumber, typedSigns, typedText } from '../text/text.ts';
import { type AddressField, addressMaxLengths as max } from './address-fields.ts';

/** An address as it is typed. What is left empty is a refusal with a sentence of its own (R-T4, R-T5), not a fault of form. */
export const TypedAddress = z.object({
  name: typedText(max.name).default(''),
  email: typedSigns(max.email).default(''),
  phone: typedSigns(max.phone).default(''),
  bankName: typedText(max.bankName).default(''),
  accountNumber: typedNumber(max.accountNumber).default(''),
  routingNumber: typedNumber(max.routingNumber).default(''),
} satisfies Record<AddressField, z.ZodType>);

/** A person, by email or phone. */
export const ZelleAddress = TypedAddress.pick({ name: true, email: true, phone: true });

/** An account at another bank; its owner may have an email. */
export const BankAddress = TypedAddress.omit({ phone: true });

/** An address as it is shown, the account number masked. */
export const ShownAddress = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bankName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  routingNumber: z.string().nullable(),
} satisfies Record<AddressField, z.ZodType>);

/** Why money cannot reach an address, in the order in which it is checked. */
export const addressRefusals = {
  /** External: name, bank name, account number and routing number are all required (R-T4). */
  EXTERNAL_RECIPIENT_INCOMPLETE: refusal(
    'Please fill in all recipient details including routing number',
    {
      missing: z.array(z.enum(['name', 'bankName', 'accountNumber', 'routingNumber'])),
    },
  ),
  /** Zelle: a name, and an email or a phone number (R-T5). */
  ZELLE_RECIPIENT_INCOMPLETE: refusal(
    'Please provide recipient name and email or phone number for Zelle',
    { missing: z.array(z.enum(['name', 'contact'])) },
  ),
  /** The name of the recipient has markup in it, or characters that are not seen. */
  RECIPIENT_NAME_WRONG: refusal(
    'A recipient needs a name, without angle brackets or hidden characters.',
  ),
  /** The name of the bank has markup in it, or characters that are not seen. */
  BANK_NAME_WRONG: refusal('A bank needs a name, without angle brackets or hidden characters.'),
  /** A routing number has exactly nine digits (R-T4). */
  ROUTING_NUMBER_NOT_NINE_DIGITS: refusal('A routing number has nine digits.'),
  /** The check digit of the routing number does not fit, or its first two digits are of no district (R-T4). */
  ROUTING_NUMBER_WRONG: refusal('No bank has this routing number. Please check the nine digits.'),
  /** An account number is 4 to 17 digits. */
  ACCOUNT_NUMBER_WRONG: refusal('An account number has 4 to 17 digits. Please check it.'),
  /** The email is not of the form name@place. */
  EMAIL_WRONG: refusal('This email address is not complete.'),
  /** Not a US phone number of ten digits. */
  PHONE_WRONG: refusal('A US phone number has ten digits.'),
} as const;
export type AddressRefusalCode = keyof typeof addressRefusals;
