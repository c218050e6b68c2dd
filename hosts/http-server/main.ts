import { fileURLToPath } from 'node:url';
import { beginFrugally } from './frugal-beginning.ts';

// Whatever is made from now on is for this account alone.
process.umask(0o077);

/** The program of `npm start`. Nothing of the bank is loaded before this process is the one that serves. */
beginFrugally(fileURLToPath(import.meta.url));
await import('./serve.ts');
