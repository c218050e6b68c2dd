import { config } from 'zod';

/**
 * The first import of the worker. Zod otherwise tries, at its first check, whether code may be made of text, which the
 * policy of the demo's pages (scripts/demo-policy.ts) refuses and the browser reports. `sideEffects` of package.json names this file, or the build would drop it.
 */
config({ jitless: true });
