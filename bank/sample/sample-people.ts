import type { ProfileDetails } from '#contract/settings/profile.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import type { SampleHandle, SampleMembership, SamplePayee } from './sample-member.ts';
import { type MonthlyPayment, monthly } from './sample-payments.ts';

/** Somebody of the sample bank besides the sample member. Each signs in with the password of the sample member. */
export interface SamplePerson {
  /** Null: they have no way to sign in. */
  readonly username: string | null;
  readonly profile: ProfileDetails;
}

const inAlbany = { unit: '', city: 'Albany', state: 'NY', zip: '12208' };

/** Nobody real: see `sampleProfile`. */
export const samplePeople = {
  marcus: person('marcus', 'Marcus', 'Bell', '(518) 555-0161', '12 Cedar Row'),
  rosa: person('rosa', 'Rosa', 'Delgado', '(518) 555-0162', '12 Cedar Row'),
  nina: person('nina', 'Nina', 'Bell', '(518) 555-0163', '12 Cedar Row'),
  theo: person('theo', 'Theo', 'Park', '(518) 555-0164', '8 Mill Street'),
  june: person('june', 'June', 'Castillo', '(518) 555-0165', '31 Foundry Way'),
  helen: person('helen', 'Helen', 'Ito', '(518) 555-0166', '5 Ledger Court'),
  eli: person(null, 'Eli', 'Bell', '(518) 555-0167', '40 Orchard Hill'),
} satisfies Record<string, SamplePerson>;

function person(
  username: string | null,
  firstName: string,
  lastName: string,
  phone: string,
  street: string,
): SamplePerson {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return { username, profile: { firstName, lastName, email, phone, street, ...inAlbany } };
}

/** A membership of people with a history of monthly payments, from and to checking. */
export interface SharedMembership extends SampleMembership {
  /** The opening balances in cents. */
  readonly accounts: Readonly<
    Record<SampleHandle, { readonly number: string; readonly opening: number }>
  >;
  readonly streams: readonly MonthlyPayment[];
  readonly payees: readonly SamplePayee[];
}

const [ach, bill, card] = [clearing('ach'), clearing('bill'), clearing('card')];

/** A joint household, a member who belongs to several, a child with a guardian, and a business of four. */
export const sampleMemberships: readonly SharedMembership[] = [
  {
    number: '100615',
    businessName: null,
    parties: [
      { person: 'marcus', role: 'primary' },
      { person: 'rosa', role: 'joint-owner' },
      { person: 'helen', role: 'viewer' },
      { person: 'eli', role: 'beneficiary' },
    ],
    accounts: {
      checking: { number: '4400210615', opening: 6_240_00 },
      savings: { number: '4400210623', opening: 18_500_00 },
    },
    streams: [
      stream(3, 'Hudson Valley Schools, payroll', 'Income', ach, 4_115_40),
      stream(5, 'Cedar Row Apartments', 'Utilities', bill, -1_980_00),
      stream(9, 'Empire Gas & Electric', 'Utilities', bill, -143_27),
      stream(12, 'Honest Weight Market', 'Groceries', card, -187_63),
      stream(19, 'Honest Weight Market', 'Groceries', card, -164_08),
      stream(23, 'CDTA Navigator', 'Transportation', card, -65_00),
    ],
    payees: [
      { name: 'Cedar Row Apartments', accountNumber: '12-4', category: 'Utilities' },
      { name: 'Empire Gas & Electric', accountNumber: '4471902836', category: 'Utilities' },
    ],
  },
  {
    number: '100733',
    businessName: null,
    parties: [{ person: 'rosa', role: 'primary' }],
    accounts: {
      checking: { number: '4400210731', opening: 2_310_00 },
      savings: { number: '4400210749', opening: 7_025_00 },
    },
    streams: [
      stream(1, 'Larkspur Bakery, owner’s draw', 'Income', ach, 2_600_00),
      stream(8, 'Lark Street Fitness', 'Shopping', card, -49_00),
      stream(16, 'Delaware Books', 'Shopping', card, -37_45),
    ],
    payees: [],
  },
  {
    number: '100851',
    businessName: null,
    parties: [
      { person: 'nina', role: 'minor', dailyLimit: 20_00 },
      { person: 'marcus', role: 'guardian' },
    ],
    accounts: {
      checking: { number: '4400210855', opening: 40_00 },
      savings: { number: '4400210863', opening: 315_00 },
    },
    streams: [
      stream(2, 'Allowance', 'Income', ach, 30_00),
      stream(17, 'Pine Hills Cinema', 'Shopping', card, -12_50),
    ],
    payees: [],
  },
  {
    number: '100902',
    businessName: 'Larkspur Bakery LLC',
    parties: [
      { person: 'rosa', role: 'primary' },
      { person: 'theo', role: 'initiator' },
      { person: 'marcus', role: 'approver' },
      { person: 'june', role: 'approver' },
      { person: 'helen', role: 'viewer' },
    ],
    accounts: {
      checking: { number: '4400210905', opening: 21_800_00 },
      savings: { number: '4400210913', opening: 30_000_00 },
    },
    streams: [
      stream(2, 'Card sales', 'Income', ach, 14_870_55),
      stream(4, 'Champlain Flour Mill', 'Shopping', bill, -3_412_80),
      stream(11, 'Payroll, five people', 'Transfer', ach, -8_960_00),
      stream(20, 'Empire Gas & Electric', 'Utilities', bill, -612_19),
    ],
    payees: [
      { name: 'Champlain Flour Mill', accountNumber: 'LB-20417', category: 'Shopping' },
      { name: 'Empire Gas & Electric', accountNumber: '4471955108', category: 'Utilities' },
    ],
  },
];

function stream(
  day: number,
  description: string,
  category: Category,
  against: string,
  amount: number,
): MonthlyPayment {
  return monthly(day, 9 * 60 + day * 17, description, category, against, amount);
}
