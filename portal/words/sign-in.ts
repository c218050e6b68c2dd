import { signIn as en } from './en/sign-in.ts';

export const signInWords = { en };
