import { z } from 'zod';
import { Account } from '../accounts/accounts.ts';
import { Card } from '../cards/cards.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { Payee } from '../bills/payees.ts';
import { conflict, refusal, AccessArea, proceduresUnder } from '../procedures/procedure.ts';
import { Recipient } from '../recipients/recipients.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { uuid } from '../text/ids.ts';
import { typedSigns, typedText } from '../text/text.ts';
import { EpochMs, LocalDate } from '../time/time.ts';
import { Transaction } from '../transactions/transactions.ts';
import { InvitableRole, PartyRole } from '../procedures/access-terms.ts';
import { invitedNameMax } from './invited-name.ts';

const PersonId = uuid().brand<'PersonId'>();
export type PersonId = z.infer<typeof PersonId>;

const InvitationId = uuid().brand<'InvitationId'>();
export type InvitationId = z.infer<typeof InvitationId>;

const Access = z.object({
  role: PartyRole,
  /** The last day of it; null: until further notice. */
  until: LocalDate.nullable(),
  /** The person's own daily limit for sending; null without a limit. */
  dailyLimit: Cents.nullable(),
});

const PersonWithAccess = Access.extend({
  personId: PersonId,
  name: z.string(),
  since: EpochMs,
  /** The grantor of the access; null for the credit union. */
  grantedBy: z.string().nullable(),
  isYou: z.boolean(),
  /** Whether the person who asks may end it. */
  mayBeEnded: z.boolean(),
  /** Whether the person who asks may change its daily limit. */
  mayBeLimited: z.boolean(),
});

const Invitation = Access.extend({
  invitationId: InvitationId,
  role: InvitableRole,
  /** As the inviting person wrote it. */
  name: z.string(),
  invitedBy: z.string(),
  expiresAt: EpochMs,
});

const OfferedAccess = Access.extend({
  role: InvitableRole,
  /** The holder of the accounts. */
  holder: z.string(),
  invitedBy: z.string(),
  expiresAt: EpochMs,
});

/** The view of a person in that role: the bank's own answers; null where the person gets none. */
const AccessPreview = z.object({
  may: z.array(AccessArea),
  accounts: z.array(Account).nullable(),
  cards: z.array(Card).nullable(),
  /** The newest ones. */
  transactions: z.array(Transaction).nullable(),
  recipients: z.array(Recipient).nullable(),
  payees: z.array(Payee).nullable(),
});

/** So many of the newest transactions a preview shows. */
export const previewedTransactions = 5;

const invitationRefusals = {
  /** Used, withdrawn, too old or never made, or too many wrong codes: the answer is the same. */
  INVITATION_NOT_GOOD: {
    status: 410,
    message: 'This invitation has been used or is too old. Please ask for another one.',
  },
  INVITATION_CODE_WRONG: refusal('This is not the code of the invitation. Nothing was changed.', {
    triesLeft: z.int(),
  }),
  ALREADY_HAS_ACCESS: conflict('You already have access to these accounts. Nothing was changed.'),
} as const;

export const grantRefusals = {
  /** Nobody grants more than they have. */
  GRANTS_TOO_MUCH: refusal('Nobody can give more access than they have. Nothing was changed.'),
  ACCESS_ENDS_IN_PAST: refusal('The last day of access is in the past. Nothing was changed.'),
  ACCESS_LIMIT_MISSING: refusal('This role needs a daily limit. Nothing was changed.'),
  /** Only roles that send money within a limit of their own have one. */
  ACCESS_LIMIT_NOT_FOR_ROLE: refusal('This role has no daily limit. Nothing was changed.'),
  TOO_MANY_INVITATIONS: conflict('Too many invitations are open. Please withdraw one first.', {
    most: z.int(),
  }),
} as const;

/** The refusals for the access of a person that cannot be removed. */
const endRefusals = {
  ACCESS_STAYS: conflict('This access cannot be ended online. Nothing was changed.'),
} as const;

const ByLink = z.object({ token: typedText(200).min(1), code: typedSigns(40).min(1) });

const { reads, changes } = proceduresUnder('People');

/** The people with access to a membership, and the grantor of each access. */
export const people = {
  /** Everybody with a role in the membership, the primary first, and the invitations that are open. */
  list: reads('grant', '/people', 'Who has access').output(
    z.object({
      people: z.array(PersonWithAccess),
      invitations: z.array(Invitation),
      /** The roles to which the person who asks may invite. */
      mayInviteTo: z.array(InvitableRole),
    }),
  ),

  /** The view of this membership that a person in that role has now. */
  preview: reads('grant', '/people/preview', 'What a role sees')
    .errors({ GRANTS_TOO_MUCH: grantRefusals.GRANTS_TOO_MUCH })
    .input(z.object({ role: InvitableRole }))
    .output(AccessPreview),

  /**
   * Makes an invitation: a link, and a code that is to be told by another way. It is good once and for seven days; the code
   * is not shown again.
   */
  invite: changes('grant', '/people/invitations', 'Invite somebody')
    .errors({ ...grantRefusals, ...stepUpRefusals })
    .input(
      z.object({
        name: typedText(invitedNameMax).min(1),
        role: InvitableRole,
        until: LocalDate.nullable(),
        dailyLimit: PositiveCents.nullable(),
      }),
    )
    .output(
      z.object({
        invitationId: InvitationId,
        token: z.string(),
        code: z.string(),
        expiresAt: EpochMs,
      }),
    ),

  /** Makes an invitation worthless; an invitation that is over already stays so. */
  withdraw: changes('grant', '/people/invitations/{invitation}/withdraw', 'Withdraw an invitation')
    .input(z.object({ invitation: InvitationId }))
    .output(z.object({})),

  /** The access that an invitation gives, against its link and its code. A wrong code counts. */
  offered: changes('own', '/invitation', 'Read an invitation')
    .errors(invitationRefusals)
    .input(ByLink)
    .output(OfferedAccess),

  /** Accepts it for the person who is signed in. */
  accept: changes('own', '/invitation/accept', 'Accept an invitation')
    .errors(invitationRefusals)
    .input(ByLink)
    .output(z.object({ membershipId: z.string() })),

  /** Changes how much somebody may send in a day. */
  limit: changes('grant', '/people/{person}/limit', 'Change a daily limit')
    .errors({ ...stepUpRefusals, GRANTS_TOO_MUCH: grantRefusals.GRANTS_TOO_MUCH })
    .input(z.object({ person: PersonId, dailyLimit: PositiveCents }))
    .output(z.object({})),

  /** Ends a person's access at once, open sessions of this membership included. */
  end: changes('grant', '/people/{person}/end', 'End access')
    .errors(endRefusals)
    .input(z.object({ person: PersonId }))
    .output(z.object({})),

  /** Ends one's own access. */
  leave: changes('own', '/people/leave', 'Give up access')
    .errors(endRefusals)
    .input(z.object({}))
    .output(z.object({})),
};
