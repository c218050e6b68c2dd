import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Where the rows of each table would be if they were spread over many databases: see decision 59. A new table must be added
// here, and one of a membership has `membership_id` in its primary key, so that the lists of old ones do not grow.

/** Tables placed with the rows of their membership. */
const ofMemberships = new Set([
  'account_hold',
  'account_transaction',
  'account',
  'alert_reading',
  'alert',
  'approval',
  'bill_payment',
  'bill_series',
  'budget',
  'card_posting',
  'card',
  'certificate_term',
  'certificate',
  'conversation',
  'daily_sum',
  'deposit_image',
  'deposit',
  'dispute',
  'dividend',
  'filed_transaction',
  'fund_purchase',
  'goal_movement',
  'goal_rule',
  'goal',
  'intent',
  'invitation',
  'loan_application',
  'loan_entry',
  'loan_skip',
  'loan',
  'message',
  'name_check',
  'money_request',
  'overdraft_choice',
  'party_sending',
  'payee_rule',
  'payee',
  'receipt',
  'recipient',
  'scheduled_transfer',
  'search_phrase',
  'split_part',
  'tax_form',
  'transaction_note',
  'transfer_series',
  'transfer',
]);

/** Placed likewise: their log has the key of the membership, or of a person without one. */
const ofLogs = new Set([
  'audit_record',
  'member_event',
  'member_log',
  'notice_mark',
  'notice_read',
  'outgoing_message',
]);

/** Tables placed with the rows of a membership, which they do not name: not to be grown. */
const ofMembershipsUnnamed = new Set([
  'account_balance',
  'card_entry',
  'card_issue',
  'card_lock',
  'card_pin',
  'entry',
  'posting',
  'statement',
  'transfer_status',
  'travel_notice',
]);

/** In every database: tables read with every query, seldom written, or unique over all memberships. */
const everywhere = new Set([
  'box_visit',
  'enrolment',
  'fund_price',
  'fund',
  'membership',
  'party',
  'person_profile',
  'person_settings',
  'person',
  'product_terms',
  'loan_product',
  'loan_terms',
  'overdraft_terms',
  'product',
  'safe_deposit_box',
  'safe_deposit_charge',
  'trusted_contact',
]);

/** In one database: tables for signing in, and for work that is shared by all. */
const inOnePlace = new Set([
  'attempt',
  'authenticator',
  'challenge',
  'contact_change',
  'credential',
  'credit_score_factor',
  'credit_score',
  'dividend_run',
  'former_holder',
  'known_browser',
  'letter_run',
  'passkey',
  'password_reset',
  'pending_authenticator',
  'push_key',
  'push_subscription',
  'recovery_code',
  'sealing_key',
  'server_process',
  'session',
  'staff_call',
  'muted_asker',
  'statement_run',
  'tax_form_run',
]);

/** Tables of memberships that are keyed by an id alone: not to be grown. */
const keyedByIdAlone = new Set([
  'account_hold',
  'account_transaction',
  'account',
  'bill_payment',
  'bill_series',
  'card',
  'deposit_image',
  'deposit',
  'dispute',
  'fund_purchase',
  'payee',
  'recipient',
  'scheduled_transfer',
  'transaction_note',
  'transfer_series',
  'transfer',
]);

const primaryKeys = new Map([
  ...[
    ...readFileSync(new URL('migrations/baseline.postgres.sql', import.meta.url), 'utf8').matchAll(
      /^create table (\w+) \(.*?PRIMARY KEY \((.*?)\).*?^\);/gms,
    ),
  ].map(([, table = '', columns = '']) => [table, columns.split(', ')] as const),
  // Of a later migration.
  ['letter_run', ['month']] as const,
]);

test('Every table has one place among many databases', () => {
  const places = [ofMemberships, ofLogs, ofMembershipsUnnamed, everywhere, inOnePlace];
  const placed = places.flatMap((tables) => [...tables]);
  expect(placed.toSorted()).toEqual([...primaryKeys.keys()].toSorted());
});

test('A table of memberships has the membership in its primary key, but for those that never had', () => {
  const without = [...ofMemberships].filter(
    (table) => !primaryKeys.get(table)?.includes('membership_id'),
  );
  expect(without.toSorted()).toEqual([...keyedByIdAlone].toSorted());
});
