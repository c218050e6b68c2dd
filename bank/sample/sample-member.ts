import type { PayeeCategory } from '#contract/bills/payees.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { ProfileDetails } from '#contract/settings/profile.ts';
import { columnsOf, noAddress } from '../rails/payment-address.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';

/** The one member of a fresh bank. The sign-in page of the demo shows these words as a hint (R-L5). */
export const sample = {
  username: 'avery',
  password: 'juniper-commons-2026',
  displayName: 'Avery Morgan',
  memberNumber: '100482',
} as const;

/** R-P6. */
export const memberSince = '2018-01-15' as LocalDate;

/** The day on which the sample's accounts are opened; the statements begin with its month (R-D8). */
export const firstDay = '2023-10-02' as LocalDate;

/** An account of the sample member. */
export type SampleHandle = 'checking' | 'savings';

/** In the order in which they are shown (R-D2). */
export const sampleHandles: readonly SampleHandle[] = ['checking', 'savings'];

/** A membership of the sample bank, with everybody who has a role in it. */
export interface SampleMembership {
  readonly number: string;
  /** Null where it is in a person's name. */
  readonly businessName: string | null;
  /** The first is the person in whose name it is. */
  readonly parties: readonly {
    readonly person: string;
    readonly role: PartyRole;
    /** In cents. */
    readonly dailyLimit?: number;
  }[];
  readonly accounts: Readonly<Record<SampleHandle, { readonly number: string }>>;
}

interface SampleAccount {
  readonly number: string;
  /** The balance of the account after the whole history (R-E7). */
  readonly balance: Cents;
}

export const sampleAccounts: Readonly<Record<SampleHandle, SampleAccount>> = {
  checking: { number: '4400174821', balance: cents(450_810_00) },
  savings: { number: '4400179036', balance: cents(50_000_00) },
};

export const sampleMembership: SampleMembership = {
  number: sample.memberNumber,
  businessName: null,
  parties: [{ person: sample.username, role: 'primary' }],
  accounts: sampleAccounts,
};

/** The name and contacts belong to nobody real (RFC 2606; numbers set aside for fiction). */
export const sampleProfile: ProfileDetails = {
  firstName: 'Avery',
  lastName: 'Morgan',
  email: 'avery.morgan@example.com',
  phone: '(518) 555-0148',
  street: '47 Larkspur Lane',
  unit: 'Apt 3',
  city: 'Albany',
  state: 'NY',
  zip: '12208',
};

/** A payee of a membership. */
export interface SamplePayee {
  readonly name: string;
  readonly accountNumber: string;
  readonly category: PayeeCategory;
}

/** The payee that is the member's own credit card. */
export const cardPayee = 'Credit Card';

/** The payees that the specification names, in its order (R-D7); no payment to them is scheduled. */
export const samplePayees: readonly SamplePayee[] = [
  { name: 'Electric Company', accountNumber: '700418265', category: 'Utilities' },
  { name: 'Water Utility', accountNumber: 'W2209147', category: 'Utilities' },
  { name: 'Internet Provider', accountNumber: '88013355720', category: 'Utilities' },
  { name: cardPayee, accountNumber: '0051884407', category: 'Transfer' },
];

type SampleRecipient = Omit<RecipientRow, 'id' | 'membership_id' | 'created_at'>;

/** By which a transfer of the sample names a saved recipient. */
export type RecipientName =
  | 'Ana Ruiz'
  | 'Ben Okafor'
  | 'Priya Shah'
  | 'Maple Street Property'
  | 'Northwind Gym';

/** The saved recipients: nobody real; the routing numbers are those of real banks (R-E4). */
export const sampleRecipients: readonly (SampleRecipient & { readonly name: RecipientName })[] = [
  { ...zelle('ana.ruiz@example.com', null), name: 'Ana Ruiz' },
  { ...zelle(null, '(518) 555-0142'), name: 'Ben Okafor' },
  { ...zelle('priya.shah@example.com', '(518) 555-0117'), name: 'Priya Shah' },
  { ...external('Citizens Bank', '011401533', '6003118745'), name: 'Maple Street Property' },
  { ...external('U.S. Bank', '091000022', '153700482916'), name: 'Northwind Gym' },
];

function zelle(email: string | null, phone: string | null) {
  return { kind: 'zelle' as const, ...columnsOf({ ...noAddress, email, phone }) };
}

function external(bankName: string, routingNumber: string, accountNumber: string) {
  const at = { ...noAddress, bankName, routingNumber, accountNumber };
  return { kind: 'external' as const, ...columnsOf(at) };
}
