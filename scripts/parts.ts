import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';

/** `npm run parts`: every part of the portal on one page, rebuilt as the code changes. PORT (4100) may be set. */
readCommandLine(
  commandLine('npm run parts --', 'Every part of the portal on one page. PORT (4100) may be set.'),
);
const port = Number(process.env['PORT'] ?? 4100);
const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'live',
  logLevel: 'warn',
  cacheDir: join(root, 'node_modules', '.cache', 'parts-page'),
  server: { port, strictPort: true },
  plugins: [withThePage()],
});
await server.listen();
console.log(`The parts are ready at http://localhost:${port}/design-system/page/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}

/** The style sheet with the classes that only the page of the parts uses. */
function withThePage(): Plugin {
  return {
    name: 'with-the-parts-page',
    enforce: 'pre',
    transform: {
      // Before Tailwind reads it.
      order: 'pre',
      filter: { id: /\/design-system\/styles\/main\.css(?:\?|$)/ },
      handler: (code) => code.replace("@source not '../page';", ''),
    },
  };
}
