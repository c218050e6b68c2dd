import type { PartyRole } from '#contract/people/access-terms.ts';
import { ended } from '../language/ended.ts';

/** What somebody is called by their role in a membership. */
const roles: Record<PartyRole, string> = {
  primary: 'Owner',
  'joint-owner': 'Joint owner',
  'authorised-user': 'Authorized user',
  minor: 'Owner under 18',
  guardian: 'Guardian',
  'power-of-attorney': 'Power of attorney',
  trustee: 'Trustee',
  beneficiary: 'Beneficiary',
  administrator: 'Manager',
  initiator: 'Initiator',
  approver: 'Approver',
  viewer: 'View only',
};

/** What the switch of membership says. */
export const membershipSwitch = {
  roles,
  /** The name of the button: whose accounts are shown. */
  label: (holder: string) => `Accounts of ${holder}, switch`,
  heading: 'Whose accounts do you want to see?',
  yours: 'Your own accounts',
  shown: 'shown now',
  accountsOf: (holder: string) => `Accounts of ${holder}`,
  /** Above the screens of a membership of somebody else. */
  youAre: (role: string) => `Your role here: ${ended(role)}`,
  /** After a switch, for those who do not see it. */
  switched: (holder: string) => `You now see the accounts of ${ended(holder)}`,
  ended: (holder: string) => `Your access to the accounts of ${holder} has ended`,
  endedDetail: 'You see your own accounts again.',
  endedWithoutOwn: 'You see the other accounts to which you have access.',
};
