import { runChecks } from './checks.ts';
import { concludeWith } from './steps.ts';

/** `npm run check`: the fast part of `npm test`. */
concludeWith(await runChecks());
