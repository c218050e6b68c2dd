import { fileURLToPath } from 'node:url';
import { beginFrugally } from './frugal-beginning.ts';

/** The program of `npm start`. Nothing of the bank is loaded before this process is the one that serves. */
beginFrugally(fileURLToPath(import.meta.url));
await import('./serve.ts');
