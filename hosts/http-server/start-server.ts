import { existsSync } from 'node:fs';
import { Server as TlsServer } from 'node:tls';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  addSampleMember,
  type Bank,
  type BankStore,
  hasSampleMember,
  livePolicy,
  openBank,
  samplePeopleToAdd,
} from '#bank/index.ts';
import type { Clock, Log, RateSource } from '#bank/ports.ts';
import { readBrand } from '#brands/read-brand.ts';
import { standardBrand } from '#brands/standard-brand.ts';
import { installationFolder, packageVersion } from '#tools/command-line/installation.ts';
import { CannotStart } from './process/why-not-started.ts';
import { systemClock, watchClock } from './process/clock.ts';
import { keyRingCodes } from './keys/keys.ts';
import { openMailer } from './messages/outbox.ts';
import { factorsOf } from './passwords/passkeys.ts';
import { openVapidKeys } from './push/vapid-keys.ts';
import { openWebPusher } from './push/web-pusher.ts';
import { openHttpApp } from './http/http-app.ts';
import type { Letterhead } from './messages/templates.ts';
import { addressOf, listen } from './http/listen.ts';
import { openLog } from './process/log.ts';
import { isLoopback } from './http/network-address.ts';
import { isPlainLoopback } from './http/plain-cookies.ts';
import { newId, systemRandom as random } from './process/random.ts';
import { openKeys } from './keys/key-file.ts';
import { refuseOtherKeys } from './keys/same-keys.ts';
import { openStore } from './process/open-store.ts';
import { argon2Passwords, leakedPasswords } from './passwords/passwords.ts';
import { packagedLetterFonts as letterFonts } from './process/letter-fonts.ts';
import { openRatesFile } from './process/rates-file.ts';
import { openSamplePhone } from './messages/sample-phone.ts';
import { LongTaskThread } from './worker/long-task-thread.ts';
import { type Environment, readSettings, type Settings } from './process/settings.ts';
import { readCertificate } from './http/tls-files.ts';
import type { Metrics, WatchedServer } from './metrics/open-metrics.ts';
import type { MetricsServer } from './metrics/serve-metrics.ts';
import type { Tracing } from './tracing/open-tracing.ts';

export interface RunningServer {
  /** Where it answers, such as `http://localhost:3000`. */
  readonly address: string;
  readonly settings: Settings;
  /** Where `/metrics` is served; null where nothing is measured. */
  readonly metricsPort: number | null;
  /** False where the portal has not been built: then only the bank is served. */
  readonly servesPortal: boolean;
  /** Reads the certificate again, for new connections. A wrong certificate is logged, and not taken. */
  renewCertificate(): void;
  /** Drains for as long as the settings say, answers what was asked, ends live events, lets begun work finish, and closes. */
  stop(): Promise<void>;
}

function builtPortal({ brand }: Settings): string {
  const folder = brand === standardBrand ? 'live' : `live-${brand}`;
  return join(installationFolder, 'dist', folder);
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
  const metrics = await metricsOf(settings);
  const tracing = await tracingOf(settings, log);
  const opened = await openStore(settings, log);
  const store = tracing?.store(opened) ?? opened;
  try {
    const passwords = argon2Passwords();
    if (settings.sample) {
      const sampleBank = { store, clock, newId, passwords, timeZone };
      await addSampleMember(sampleBank, samplePeopleToAdd);
    } else await refuseSampleMember(store);
    const longTaskThread = new LongTaskThread({ timeZone, log });
    const policy = { ...livePolicy, changeRate: settings.changeRate };
    const letterhead: Letterhead = {
      ...brand,
      portalAddress: () => settings.publicUrl?.origin ?? addressOf(app, settings),
    };
    const samplePhone = settings.samplePhone ? openSamplePhone(letterhead) : null;
    const mailer = openMailer({ settings, letterhead, samplePhone });
    const keys = await openKeys(settings);
    await refuseOtherKeys(store, keys);
    const factors = factorsOf(keys, letterhead);
    const pusher = openWebPusher({
      keys: await openVapidKeys(store, factors.sealer),
      letterhead,
      toLoopback: settings.pushToLoopback,
    });
    const bank = openBank({
      store,
      clock,
      newId,
      random,
      passwords,
      leakedPasswords,
      letterFonts,
      longTasks: longTaskThread.run,
      letOthersRun: () => setImmediate(),
      mailer,
      policy,
      timeZone,
      brand,
      log,
      rates,
      codeKeys: keyRingCodes(keys),
      factors,
      pusher,
    });
    const portalPlace = builtPortal(settings);
    const portalFolder = existsSync(portalPlace) ? portalPlace : null;
    const { app, drain, inFlight } = await openHttpApp({
      router: await bank.loadAll(),
      personOf: bank.personOf,
      clock,
      newId,
      log,
      brand,
      portalFolder,
      publicUrl: settings.publicUrl,
      onLoopback: isLoopback(settings.host),
      keepsPlainCookies: isPlainLoopback(settings),
      trustedProxies: settings.trustedProxies,
      overTls: settings.tls !== null || settings.publicUrl?.protocol === 'https:',
      certificate: settings.tls && readCertificate(settings.tls),
      samplePhone,
      askStore: () => sql`select 1`.execute(store.db),
      version: packageVersion(),
      meter: metrics,
      trace: tracing?.requests,
    });
    const endWatch = watchClock(log, (byMs) => metrics?.clockJumped(byMs));
    app.addHook('preClose', async () => endWatch());
    app.addHook('preClose', () => bank.stop());
    app.addHook('onClose', async () => {
      await longTaskThread.stop();
      await store.close();
      await tracing?.close();
    });
    const served = await openMetricsDoor(metrics, settings, {
      version: packageVersion(),
      dueWork: () => bank.dueWork(),
      transactions: () => store.load(),
      connections: store.connections,
      inFlight,
    });
    app.addHook('onClose', async () => served?.close());
    await openDoors(app, bank, settings);
    void bank.messages.start();
    return {
      address: addressOf(app, settings),
      settings,
      metricsPort: served?.port ?? null,
      servesPortal: portalFolder !== null,
      renewCertificate: () => renewCertificate(app, settings, log),
      async stop() {
        drain.begin();
        await setTimeout(settings.drainMs);
        await app.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function refuseSampleMember({ db }: BankStore): Promise<void> {
  if (!(await hasSampleMember(db))) return;
  throw new CannotStart(
    'The sample member is in this bank, and everybody knows the password. Run: npm run bank -- remove-sample ' +
      '(or name another folder in BANK_DATA, to begin without its history). ' +
      'Only a server for this machine alone, or one with BANK_SAMPLE=on, starts with the sample member.',
  );
}

async function ratesOf({ ratesFile }: Settings, clock: Clock): Promise<RateSource | undefined> {
  return ratesFile === null ? undefined : await openRatesFile(ratesFile, () => clock.now());
}

/** A server without monitoring does without the library, and without its memory. */
async function metricsOf({ metrics }: Settings): Promise<Metrics | null> {
  return metrics === null ? null : (await import('./metrics/open-metrics.ts')).openMetrics();
}

/** The same for traces. */
async function tracingOf({ traces }: Settings, log: Log): Promise<Tracing | null> {
  if (traces === null) return null;
  const { openTracing } = await import('./tracing/open-tracing.ts');
  return openTracing({ ...traces, version: packageVersion(), log });
}

async function openMetricsDoor(
  metrics: Metrics | null,
  settings: Settings,
  watched: WatchedServer,
): Promise<MetricsServer | null> {
  if (metrics === null || settings.metrics === null) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return await serveMetrics(metrics, settings.metrics, watched);
}

/** Listens first: where another server has the port, this server must not begin to work. */
async function openDoors(app: FastifyInstance, bank: Bank, settings: Settings): Promise<void> {
  try {
    await listen(app, settings);
    await bank.start();
  } catch (error) {
    await app.close();
    throw error;
  }
}

function renewCertificate(app: FastifyInstance, { tls }: Settings, log: Log): void {
  if (tls === null || !(app.server instanceof TlsServer)) return;
  try {
    app.server.setSecureContext(readCertificate(tls));
    log.info('The certificate was read again');
  } catch (error) {
    log.error('The certificate was not renewed', { error });
  }
}
