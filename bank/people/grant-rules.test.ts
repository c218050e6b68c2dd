import { cents } from '#contract/money/cents.ts';
import { InvitableRole, partyRoles } from '#contract/procedures/access-terms.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { areasOf } from '../parties/role-policy.ts';
import {
  type Granter,
  grantableBy,
  mayEnd,
  mayGrant,
  mayLeave,
  openInvitationsMax,
  refuseGrant,
  type WantedAccess,
} from './grant-rules.ts';

const day = (text: string) => text as LocalDate;
const now = { today: day('2026-03-02'), open: 0, isBusiness: false };
const primary: Granter = { role: 'primary', until: null };
const view: WantedAccess = { role: 'viewer', until: null, dailyLimit: null };
const sending: WantedAccess = { ...view, role: 'authorised-user', dailyLimit: cents(50_00) };

test('nobody can grant a role that may do more than their own, or own what they do not own', () => {
  const tooMuch = partyRoles.flatMap((granter) =>
    InvitableRole.options
      .filter((role) => {
        const own = areasOf(granter);
        // Asking for a payment is less than making it.
        const isMore = areasOf(role).some(
          (area) => !own.includes(area) && !(area === 'initiate' && own.includes('move')),
        );
        return mayGrant(granter, role) && (isMore || !own.includes('grant'));
      })
      .map((role) => `${granter} → ${role}`),
  );
  expect(tooMuch).toEqual([]);
  expect(grantableBy('primary', true)).toEqual(InvitableRole.options);
  expect(grantableBy('guardian', false)).toEqual(['authorised-user', 'administrator', 'viewer']);
  expect(grantableBy('viewer', true)).toEqual([]);
});

describe('an invitation is refused', () => {
  test.each<[string, Granter, WantedAccess, object, string | null]>([
    ['to view, without a limit', primary, view, {}, null],
    ['to send within a limit', primary, sending, {}, null],
    ['until today', primary, { ...view, until: now.today }, {}, null],
    [
      'by who may grant nothing',
      { ...primary, role: 'administrator' },
      view,
      {},
      'GRANTS_TOO_MUCH',
    ],
    [
      'beyond one’s own last day',
      { ...primary, until: day('2026-04-01') },
      { ...view, until: day('2026-04-02') },
      {},
      'GRANTS_TOO_MUCH',
    ],
    [
      'without an end by who has one',
      { ...primary, until: day('2026-04-01') },
      view,
      {},
      'GRANTS_TOO_MUCH',
    ],
    ['that is over', primary, { ...view, until: day('2026-03-01') }, {}, 'ACCESS_ENDS_IN_PAST'],
    [
      'to send without a limit',
      primary,
      { ...sending, dailyLimit: null },
      {},
      'ACCESS_LIMIT_MISSING',
    ],
    [
      'to view within a limit',
      primary,
      { ...view, dailyLimit: cents(1) },
      {},
      'ACCESS_LIMIT_NOT_FOR_ROLE',
    ],
    [
      'to ask for payments of a person',
      primary,
      { ...view, role: 'initiator' },
      {},
      'GRANTS_TOO_MUCH',
    ],
    [
      'to ask for payments of a business',
      primary,
      { ...view, role: 'initiator' },
      { isBusiness: true },
      null,
    ],
    ['beside too many others', primary, view, { open: openInvitationsMax }, 'TOO_MANY_INVITATIONS'],
  ])('or not: %s', (_, granter, wanted, change, code) => {
    expect(refuseGrant(granter, wanted, { ...now, ...change })?.code ?? null).toBe(code);
  });
});

test('an owner is ended by nobody else, and in whose name a membership is by nobody', () => {
  const ended = partyRoles.filter((role) => mayEnd('primary', role));
  expect(ended).toEqual(['authorised-user', 'administrator', 'initiator', 'approver', 'viewer']);
  expect(partyRoles.filter((role) => mayEnd('viewer', role))).toEqual([]);
  const left = partyRoles.filter((role) => mayLeave(role));
  expect(left).toEqual([
    'joint-owner',
    'authorised-user',
    'administrator',
    'initiator',
    'approver',
    'viewer',
  ]);
});
