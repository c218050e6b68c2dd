import { ensureBuilt } from './ensure-built.ts';

/** `npm start`: the live portal and its bank, built first if need be, in this one process. */
await ensureBuilt('live');
await import('#hosts/http-server/main.ts');
