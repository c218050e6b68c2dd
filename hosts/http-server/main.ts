import { keepCompiled } from './process/compile-cache.ts';

process.umask(0o077);

/** The program of `npm start`. Nothing of the bank is loaded before it is known where Node keeps what it compiles of it. */
keepCompiled();
await import('./serve.ts');
