import { savedRecipients as en } from './en/saved-recipients.ts';
import { savedRecipients as es } from './es/saved-recipients.ts';

export const savedRecipientWords = { en, es };
