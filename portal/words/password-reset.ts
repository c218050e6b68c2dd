import { passwordReset as en } from './en/password-reset.ts';
import { passwordReset as es } from './es/password-reset.ts';

export const passwordResetWords = { en, es };
