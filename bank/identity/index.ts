import type { identity as contract } from '#contract/identity/index.ts';
import type { Capability } from '../capability.ts';
import { signIn } from '#contract/identity/sign-in/sign-in.ts';
import { presentMember } from './sign-in/open-session.ts';

/** A person's identity to the bank: sign-in, factors, step-up, sessions, passwords and their recovery. */
export const identity: Capability<keyof typeof contract> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    whoAmI: gate.gated(signIn).whoAmI.handler(async ({ context: { signedIn } }) => ({
      member: await presentMember(bank, signedIn.personId, signedIn.signedInAt),
    })),
    ...loadProceduresLater(
      ['signIn', 'signOut'],
      async () => (await import('./sign-in/sign-in-handlers.ts')).signInHandlers,
    ),
    secondStep: loadLater(
      async () => (await import('./sign-in/second-step-handlers.ts')).secondStepHandlers,
    ),
    passkeySignIn: loadLater(
      async () => (await import('./sign-in/passkey-sign-in-handlers.ts')).passkeySignInHandlers,
    ),
    passwordReset: loadLater(
      async () => (await import('./sign-in/password-reset-handlers.ts')).passwordResetHandlers,
    ),
    stepUp: loadLater(async () => (await import('./step-up/step-up-handlers.ts')).stepUpHandlers),
    security: loadLater(async () => {
      const [{ factorHandlers }, { sessionHandlers }] = await Promise.all([
        import('./security/factor-handlers.ts'),
        import('./security/session-handlers.ts'),
      ]);
      return (...given) => ({ ...factorHandlers(...given), ...sessionHandlers(...given) });
    }),
    password: loadLater(
      async () => (await import('./security/password-handlers.ts')).passwordHandlers,
    ),
  }),
};
