import { notes as en } from './en/notes.ts';
import { notes as es } from './es/notes.ts';

export const notesWords = { en, es };
