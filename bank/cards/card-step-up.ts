import type { PermittedAct } from '#contract/step-up/permitted-act.ts';
import type { SignedIn } from '../gate.ts';
import { checkStepUp, type StepUpNeeded } from '../step-up/check-step-up.ts';
import type { CardInHand } from './card-in-hand.ts';

/** Something of a card that asks first who is there. */
export type CardAct = Extract<PermittedAct, { readonly cardEnding: string }>;

const procedures: Readonly<Record<CardAct['kind'], string>> = {
  'set-pin': 'cards.setPin',
  'unlock-card': 'cards.unlock',
  'raise-card-limit': 'cards.setLimit',
  'replace-card': 'cards.requestReplacement',
};

/** A card in the hand of a member who is signed in. */
export interface MembersCard extends CardInHand {
  readonly signedIn: SignedIn;
}

/**
 * Whether the member has to show first who they are, as a thief with an open session would make a stolen card worth more.
 * What is bound is the card and what of the change may be told: a PIN may not, as ten thousand are soon tried.
 */
export async function askAboutCard(
  { bank, scope, signedIn, card }: MembersCard,
  change:
    | Omit<Extract<CardAct, { kind: 'raise-card-limit' }>, 'cardEnding'>
    | {
        readonly kind: Exclude<CardAct['kind'], 'raise-card-limit'>;
      },
): Promise<StepUpNeeded | null> {
  const permits = { ...change, cardEnding: card.issue.last_four };
  return await checkStepUp(bank, scope, {
    signedIn,
    act: { procedure: procedures[change.kind], binds: { card: card.id, ...change }, permits },
  });
}
