import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { addSampleMember, type Bank, livePolicy, openBank } from '#bank/index.ts';
import type { Clock, RateSource } from '#bank/ports.ts';
import { readBrand } from './brand-file.ts';
import { CannotStart } from './cannot-start.ts';
import { systemClock } from './clock.ts';
import { openHttpApp } from './http-app.ts';
import { openLog } from './log.ts';
import { openStore } from './open-store.ts';
import { openOutbox } from './outbox.ts';
import { argon2Passwords } from './passwords.ts';
import { systemRandom as random } from './random.ts';
import { openRatesFile } from './rates-file.ts';
import {
  type Environment,
  isLoopback,
  readSettings,
  type Settings,
  standardBrand,
} from './settings.ts';

export interface RunningServer {
  /** Where it answers, such as `http://localhost:3000`. */
  readonly address: string;
  readonly settings: Settings;
  /** False where the portal has not been built: then only the bank is served. */
  readonly servesPortal: boolean;
  /** Answers what was asked, ends live events, lets work that has begun finish, and closes. */
  stop(): Promise<void>;
}

/** Where scripts/build-record.ts says that the portal of this brand is built. */
function builtPortal({ brand }: Settings): string {
  const folder = brand === standardBrand ? 'live' : `live-${brand}`;
  return fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));
}

/**
 * Opens the bank over its store and serves it, as the environment says. Throws what
 * `whyNotStarted` explains where a setting, the brand file, the store or the port is not as it must
 * be; nothing stays open then.
 */
export async function startServer(
  environment: Environment,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const settings = readSettings(environment);
  const brand = await readBrand(settings.brand);
  const { timeZone } = brand;
  const rates = await ratesOf(settings, clock);
  const log = openLog();
  const store = await openStore(settings, log);
  try {
    const passwords = argon2Passwords();
    if (settings.sample) await addSampleMember({ store, clock, newId, passwords, timeZone });
    const policy = livePolicy;
    const courier = openOutbox(settings.dataFolder, brand);
    const bank = openBank({
      store,
      clock,
      newId,
      random,
      passwords,
      courier,
      policy,
      timeZone,
      brand,
      log,
      rates,
    });
    const portalPlace = builtPortal(settings);
    const portalFolder = existsSync(portalPlace) ? portalPlace : null;
    const app = await openHttpApp({
      router: bank.router,
      clock,
      newId,
      log,
      brand,
      portalFolder,
      publicUrl: settings.publicUrl,
      onLoopback: isLoopback(settings.host),
      trustedProxies: settings.trustedProxies,
      askStore: () => sql`select 1`.execute(store.db),
    });
    app.addHook('preClose', () => bank.stop());
    app.addHook('onClose', () => store.close());
    const address = await openDoors(app, bank, settings);
    return { address, settings, servesPortal: portalFolder !== null, stop: () => app.close() };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Undefined where the rates are samples. */
async function ratesOf({ ratesFile }: Settings, clock: Clock): Promise<RateSource | undefined> {
  return ratesFile === null ? undefined : await openRatesFile(ratesFile, () => clock.now());
}

/** Listens first: where another server has the port, this one must not begin to work. */
async function openDoors(app: FastifyInstance, bank: Bank, settings: Settings): Promise<string> {
  try {
    await listen(app, settings);
    await bank.start();
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return `http://${nameInAddress(settings.host)}:${port}`;
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = whyNotListening(error, host, port);
    throw reason === undefined ? error : new CannotStart(reason, { cause: error });
  }
}

function nameInAddress(host: string): string {
  if (isLoopback(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function whyNotListening(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Set HOST to one that is.`;
    default:
      return undefined;
  }
}
