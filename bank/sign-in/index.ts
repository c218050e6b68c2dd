import type { Capability } from '../capability.ts';
import { whoAmIHandler } from './who-am-i-handler.ts';

export const signIn: Capability<
  'signIn' | 'signOut' | 'whoAmI' | 'secondStep' | 'passkeySignIn' | 'passwordReset'
> = {
  handlers: ({ gate, bank, later, laterOf }) => ({
    whoAmI: whoAmIHandler(gate, bank),
    ...laterOf(
      ['signIn', 'signOut'],
      async () => (await import('./sign-in-handlers.ts')).signInHandlers,
    ),
    secondStep: later(async () => (await import('./second-step-handlers.ts')).secondStepHandlers),
    passkeySignIn: later(
      async () => (await import('./passkey-sign-in-handlers.ts')).passkeySignInHandlers,
    ),
    passwordReset: later(
      async () => (await import('./password-reset-handlers.ts')).passwordResetHandlers,
    ),
  }),
};
