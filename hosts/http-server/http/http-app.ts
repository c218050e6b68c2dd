import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Brand } from '#contract/brand/brand.ts';
import { serveApiDescription } from '../api/api-routes.ts';
import { type AdmissionOptions, limitInFlight } from './admission.ts';
import {
  type BodyTimeLimits,
  bodyTimeLimits,
  limitBodyTimes,
  readJsonBodies,
} from './body-time-limits.ts';
import {
  answerErrors,
  bodyLimitBytes,
  checkRequests,
  type RequestCheckOptions,
} from './request-checks.ts';
import { addDrain, type Drain } from './drain.ts';
import { serveHealth } from './health-routes.ts';
import { answerNotFound, servePortal } from './portal-files.ts';
import { isLoopback } from './network-address.ts';
import { keepPlainCookies } from './plain-cookies.ts';
import { RefusalLog } from './refusal-log.ts';
import { type RpcRouteOptions, serveBank } from './rpc-route.ts';
import { headersOfNoPage, serveSecurityText, setSecurityHeaders } from './security-headers.ts';
import { type SamplePhone, serveSamplePhone } from '../messages/sample-phone.ts';
import type { Certificate } from './tls-files.ts';

export interface HttpAppOptions
  extends RpcRouteOptions, RequestCheckOptions, Pick<AdmissionOptions, 'inFlightMax'> {
  readonly brand: Brand;
  /** The built portal; null where only the bank is served. */
  readonly portalFolder: string | null;
  /** The proxies with a trusted X-Forwarded-For. */
  readonly trustedProxies: readonly string[];
  /** Whether only this machine reaches the server, over plain HTTP: see `plain-cookies.ts`. */
  readonly keepsPlainCookies?: boolean;
  /** With which the server itself speaks HTTPS; null where it speaks HTTP. */
  readonly certificate: Certificate | null;
  /** The messages sent by a sample bank; null for any other bank. */
  readonly samplePhone: SamplePhone | null;
  /** How long bodies may take, for tests; otherwise `bodyTimeLimits`. */
  readonly bodyTimes?: BodyTimeLimits;
  /** Sends the store any query, to see whether it answers. */
  readonly askStore: () => Promise<unknown>;
  /** The release, as in package.json. */
  readonly version: string;
  /** Makes the id of a request. */
  readonly newId: () => string;
  /** Counts what is requested and refused; null where nobody watches. */
  readonly meter: RequestMeter | null;
  /** Begins a trace with each request; undefined where nothing is traced. */
  readonly trace?: ((app: FastifyInstance) => void) | undefined;
}

/** The notices of each request, for a monitor of the server. */
export interface RequestMeter {
  /** It was answered: with which status, and after how many milliseconds. */
  answered(request: FastifyRequest, status: number, ms: number): void;
  /** It was refused with that code. */
  refused(code: string): void;
}

/** The server's routes, and how it takes leave of its clients. */
interface HttpApp {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /** How many requests are in flight. */
  readonly inFlight: () => number;
}

/** A request that is still not whole after this time is given up; most have less (`body-time-limits.ts`). */
const requestTimeoutMs = 60_000;

/** The longest time for the head of a request, or its beginning; Node checks the time once a second. */
const connectionTimes = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** Everything that the server answers over HTTP; it does not listen yet. */
export async function openHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const { log, clock, newId, portalFolder, trustedProxies, overTls, certificate, samplePhone } =
    options;
  const app = fastify({
    // An HTTPS server is one of HTTP besides; Fastify's types have them apart.
    ...((certificate === null
      ? { http: connectionTimes }
      : { https: { ...certificate, ...connectionTimes } }) as object),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Never the client's own id: the log's entries on a request are found under it.
    requestIdHeader: false,
    genReqId: newId,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    schemaController: {
      compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas },
    },
    frameworkErrors(error, request, reply) {
      // This early none of the hooks below runs.
      reply.headers(headersOfNoPage);
      return answerErrors(log)(error, request, reply);
    },
  });
  limitBodyTimes(app, options.bodyTimes ?? bodyTimeLimits);
  const { meter } = options;
  const refusalLog = new RefusalLog({
    ...options,
    onRefusal: meter === null ? undefined : (code) => meter.refused(code),
  });
  app.decorate('refusalLog', refusalLog);
  app.addHook('onClose', async () => refusalLog.flush());
  const admission = limitInFlight(app, {
    ...options,
    prefixes: ['/rpc/', '/api/'],
    onRefused: () => refusalLog.notePutOff(),
  });
  if (meter !== null) {
    app.addHook('onResponse', async (request, reply) =>
      meter.answered(request, reply.raw.statusCode, reply.elapsedTime),
    );
  }
  app.setErrorHandler(answerErrors(log));
  readJsonBodies(app);
  app.setNotFoundHandler(answerNotFound(portalFolder));
  setSecurityHeaders(app, { overTls: overTls && !isOfThisMachine(options) });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Node's own is of the machine; the portal takes its day from this header, and it must be that of the bank.
    reply.header('date', new Date(clock.now()).toUTCString());
  });
  options.trace?.(app);
  app.addHook('onRequest', checkRequests(options));
  sayWhenToComeAgain(app);

  const drain = addDrain(app);

  await app.register(cookie);
  if (options.keepsPlainCookies === true) keepPlainCookies(app);
  if (samplePhone !== null) serveSamplePhone(app, samplePhone);
  await serveBank(app, options, admission.count);
  serveApiDescription(app, options.brand, options);
  serveSecurityText(app, options);
  serveHealth(app, { ...options, isDraining: drain.isUnderWay });
  if (portalFolder !== null) {
    await servePortal(app, portalFolder);
    serveChangePasswordAddress(app);
  }
  return { app, drain, inFlight: admission.inFlight };
}

function isOfThisMachine({ publicUrl, onLoopback }: HttpAppOptions): boolean {
  return publicUrl === null ? onLoopback : isLoopback(publicUrl.hostname);
}

/** The contract checks the inputs, and no route has a JSON schema for Fastify: the schema compiler is not loaded. */
function withoutSchemas(): never {
  throw new Error(
    'A route has a JSON schema, and nothing here compiles it: the contract is to say it',
  );
}

/**
 * Adds `Retry-After` in seconds (RFC 9110, 10.2.3) to an answer that asks for a later try, from the refusal's milliseconds.
 */
function sayWhenToComeAgain(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode !== 429 && reply.statusCode !== 503) return;
    const told =
      typeof payload === 'string' ? /"retryAfterMs":(\d+)/.exec(payload)?.[1] : undefined;
    reply.header('retry-after', Math.max(1, Math.ceil(Number(told ?? 0) / 1000)));
  });
}

/** Leads password managers, and those whom they send, to where a member changes the password (W3C, A Well-Known URL for Changing Passwords). */
function serveChangePasswordAddress(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/dashboard#change-password', 302),
  );
}
