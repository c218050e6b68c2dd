import { enableCompileCache } from 'node:module';
import { ensureBuilt } from './ensure-built.ts';

// What was compiled at one start need not be compiled at the next.
enableCompileCache();

/** `npm start`: the live portal and its bank, built first if need be, in this one process. */
await ensureBuilt('live');
await import('#hosts/http-server/main.ts');
