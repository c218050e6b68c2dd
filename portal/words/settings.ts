import { settings as en } from './en/settings.ts';
import { settings as es } from './es/settings.ts';

export const settingsWords = { en, es };
