import { passwordReset } from './sign-in/password-reset.ts';
import { signIn } from './sign-in/sign-in.ts';
import { password } from './security/password.ts';
import { security } from './security/security.ts';
import { stepUp } from './step-up/step-up.ts';

/** A person's identity to the bank: sign-in, factors, step-up, sessions, passwords and their recovery. */
export const identity = { ...signIn, passwordReset, stepUp, security, password };
