import { z } from 'zod';
import { uuid } from '../../text/ids.ts';
import { HolderOfAct, PermittedAct } from './permitted-act.ts';
import {
  codeRefusals,
  Proof,
  proofRefusals,
  OfferedMethod,
  SentCode,
} from '../authentication/factors.ts';
import { proceduresUnder } from '../../procedures/procedure.ts';
import { EpochMs } from '../../time/time.ts';

/** Key of a step-up: the proof required before a certain act. */
export const StepUpId = uuid().brand<'StepUpId'>();
export type StepUpId = z.infer<typeof StepUpId>;

/** Carried by every request that is risky enough to ask first who is there. */
export const stepUpRefusals = {
  /**
   * The request is held up, and nothing has changed. After `stepUp.confirm` the same request, sent again from the same session
   * within five minutes, is carried out: once, and only with the same payee, account and amount.
   */
  STEP_UP_NEEDED: {
    status: 403,
    message: 'Please show that it is you, then ask again. Nothing was changed.',
    data: z.object({
      stepUp: StepUpId,
      /** The act to confirm, for the member to read before they do. */
      permits: PermittedAct,
      of: HolderOfAct,
      methods: z.array(OfferedMethod),
      /**
       * In how many steps it is shown. In two before a change of how the member signs in or is reached, where they have a
       * code besides the password: first the password, then the code. A passkey is both at once.
       */
      steps: z.literal([1, 2]),
      expiresAt: EpochMs,
    }),
  },
  /**
   * The member has only a password to show: a password that was reset by email, which for a day proves the mailbox alone,
   * or the only factor where two are wanted, which waits a day from now while the member is told. Nothing has changed;
   * `from` then on, in the second case for a day, the same request can be confirmed.
   */
  STEP_UP_LATER: {
    status: 403,
    message: 'This cannot be confirmed with a password alone yet. Nothing was changed.',
    data: z.object({ from: EpochMs, because: z.enum(['reset-by-email', 'password-alone']) }),
  },
} as const;

const Confirmed = z.discriminatedUnion('kind', [
  /** The same request, sent again before then, is carried out. */
  z.object({ kind: z.literal('permitted'), validUntil: EpochMs }),
  /** It was the first of two steps and permits nothing by itself; until then the second can be shown. */
  z.object({ kind: z.literal('code-needed'), methods: z.array(OfferedMethod), expiresAt: EpochMs }),
]);

const { changes } = proceduresUnder('Step-up');

export const stepUp = {
  /** Sends six digits to the member's phone. */
  sendCode: changes('own', '/step-up/{stepUp}/code', 'Send the code of a step-up')
    .errors(codeRefusals)
    .input(z.object({ stepUp: StepUpId }))
    .output(SentCode),

  /** Confirms the member's identity with a factor, or the first of two. The session gets a new token after the last. */
  confirm: changes('own', '/step-up/{stepUp}/confirm', 'Show that it is me')
    .errors(proofRefusals)
    .input(z.object({ stepUp: StepUpId, proof: Proof }))
    .output(Confirmed),
};
