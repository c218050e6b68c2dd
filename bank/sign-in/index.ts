import type { Capability } from '../capability.ts';
import { whoAmIHandler } from './who-am-i-handler.ts';

export const signIn: Capability<
  'signIn' | 'signOut' | 'whoAmI' | 'secondStep' | 'passkeySignIn' | 'passwordReset'
> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    whoAmI: whoAmIHandler(gate, bank),
    ...loadProceduresLater(
      ['signIn', 'signOut'],
      async () => (await import('./sign-in-handlers.ts')).signInHandlers,
    ),
    secondStep: loadLater(
      async () => (await import('./second-step-handlers.ts')).secondStepHandlers,
    ),
    passkeySignIn: loadLater(
      async () => (await import('./passkey-sign-in-handlers.ts')).passkeySignInHandlers,
    ),
    passwordReset: loadLater(
      async () => (await import('./password-reset-handlers.ts')).passwordResetHandlers,
    ),
  }),
};
