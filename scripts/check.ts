import { runChecks } from './checks.ts';

/** `npm run check`: the fast part of `npm test`. */
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
