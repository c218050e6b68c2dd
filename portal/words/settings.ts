import { settings as en } from './en/settings.ts';

export const settingsWords = { en };
