import { signIn as en } from './en/sign-in.ts';
import { signIn as es } from './es/sign-in.ts';

export const signInWords = { en, es };
