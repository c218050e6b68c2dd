// The first import, since it concerns the schemas that are made after it: Zod compiles what it checks (https://zod.dev/compile).
import 'zod/compile';
import { sample } from '#bank/index.ts';
import { isLoopback } from './http/network-address.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { whyNotStarted } from './process/why-not-started.ts';

/** The longest time to stop once the drain is over. */
const closingMsMax = 10_000;
/** npm passes a signal on that the terminal has sent to every process: both are the same wish. */
const sameWishMs = 500;

// Every file that this process makes is for its account alone.
process.umask(0o077);

/** The program of the server: it serves until SIGINT or SIGTERM tells it to stop. */
try {
  const server = await startServer(process.env);
  stopOnSignal(server);
  if (server.settings.tls !== null) process.on('SIGHUP', () => server.renewCertificate());
  console.log(greeting(server));
} catch (error) {
  giveUp(error);
}

function giveUp(error: unknown): never {
  console.error(whyNotStarted(error));
  process.exit(1);
}

function greeting({ address, settings, servesPortal, metricsPort }: RunningServer): string {
  const { host, publicUrl, sample: hasSample } = settings;
  return [
    servesPortal ? `Online banking: ${address}` : `The portal is not built: run npm run build.`,
    `API: ${address}/api`,
    ...(metricsPort === null
      ? []
      : [`Metrics: http://${settings.metrics?.host}:${metricsPort}/metrics`]),
    ...(hasSample ? [`Sample sign-in: ${sample.username} / ${sample.password}`] : []),
    ...(isLoopback(host) || publicUrl !== null
      ? []
      : ['Browsers sign in from other machines over TLS only: see PUBLIC_URL.']),
  ].join('\n');
}

/** The first signal stops in good order; a further signal, or too long a wait, stops at once. */
function stopOnSignal(server: RunningServer): void {
  let firstSignalAt: number | undefined;
  const stop = () => {
    firstSignalAt ??= performance.now();
    if (performance.now() - firstSignalAt > sameWishMs) process.exit(1);
    setTimeout(() => process.exit(1), server.settings.drainMs + closingMsMax).unref();
    void server.stop().then(() => process.exit(0), giveUp);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
