import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled of the server's programs, here where no other account writes: to compile them takes longer than most of their work. */
export const compiled = fileURLToPath(
  new URL('../../node_modules/.cache/compiled', import.meta.url),
);
