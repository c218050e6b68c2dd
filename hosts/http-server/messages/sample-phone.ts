import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Letterhead, type OutgoingMessage, wordsOf } from './templates.ts';
import { noSuchAddress, sendRefusal } from '../http/http-refusal.ts';
import type { MessageText } from './message-texts.ts';
import { contactPath, resetPath } from '../keys/secret-texts.ts';

/** A message as the sample phone shows it. */
export interface SampleMessage {
  readonly id: string;
  readonly channel: OutgoingMessage['channel'];
  readonly at: number;
  readonly text: MessageText;
  /** The code in it. */
  readonly code?: string;
  /** Where in the portal the link in it leads. */
  readonly path?: string;
}

/** Shows the messages of a bank that only this machine can reach, so that everything can be tried there. */
export interface SamplePhone {
  keep(message: OutgoingMessage): void;
  /** Newest first. */
  messages(): readonly SampleMessage[];
}

const keptMost = 20;

/** A phone and a mailbox for everybody whom a sample bank writes to. It keeps the last messages in memory alone. */
export function openSamplePhone(letterhead: Letterhead): SamplePhone {
  let kept: readonly SampleMessage[] = [];
  return {
    keep(message) {
      const others = kept.filter(({ id }) => id !== message.id);
      kept = [sampleMessageOf(message, letterhead), ...others].slice(0, keptMost);
    },
    messages: () => kept,
  };
}

function sampleMessageOf(message: OutgoingMessage, letterhead: Letterhead): SampleMessage {
  const { id, channel, at, about } = message;
  return {
    id,
    channel,
    at,
    text: wordsOf(message, letterhead).text,
    ...(about.kind === 'code' && { code: about.code }),
    ...(about.kind === 'password-reset' && { path: resetPath(about.token) }),
    ...(about.kind === 'trusted-contact-named' && { path: contactPath(about.token) }),
  };
}

/**
 * GET /sample-phone, for the portal of this machine alone. To pages from elsewhere, and to requests that a proxy passes on,
 * there is nothing at this address. The answers of all routes that are added later say where it is there, so that the
 * portal need not ask in vain.
 */
export function serveSamplePhone(app: FastifyInstance, phone: SamplePhone): void {
  app.addHook('onRequest', async (request, reply) => {
    if (comesFromThisMachine(request)) reply.header('sample-phone', '?1');
  });
  app.get('/sample-phone', async (request, reply) => {
    if (!comesFromThisMachine(request)) {
      await sendRefusal(request, reply, noSuchAddress);
      return reply;
    }
    return reply.header('cache-control', 'no-store').send({ messages: phone.messages() });
  });
}

const headersOfProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function comesFromThisMachine({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isOwn = site === 'same-origin' || site === 'none';
  return isOwn && headersOfProxies.every((name) => headers[name] === undefined);
}
