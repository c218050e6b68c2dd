import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerPace } from './answer-pace.ts';
import { headersWhenBusy, refuseBeforeParsing } from './early-refusal.ts';
import { bankIsBusy, refusalText } from './http-refusal.ts';

/** So many requests are let in at the same time, however slow the bank is. */
const underWayLeast = 160;

/** More are not, however fast it is: each takes memory, and the next ones may be slower. */
const underWayMost = 1_000;

/** As many are let in as were answered in this time: so long they wait, whether much is done in a second or little. */
const waitMs = 200;

export interface AdmissionOptions {
  /** How the addresses of the asks begin that may be refused. */
  readonly prefixes: readonly string[];
  /** Told of each that is refused. */
  readonly onRefused: () => void;
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly least?: number;
}

/**
 * Refuses what asks the bank while too much is under way, before anything else is done with it: refusing costs the time
 * of those who were let in. Whoever is refused is told at once to come again, instead of waiting in a line without an end. A
 * request counts from when it is whole, so that slow clients take nobody's place, until its answer begins, so that live
 * events take nobody's either. To be called before any other hook is added that looks at the request; `count` is then to be called for the routes that
 * ask the bank.
 */
export function admitInPace(
  app: FastifyInstance,
  { prefixes, onRefused, now, least = underWayLeast }: AdmissionOptions,
): { readonly count: (routes: FastifyInstance) => void } {
  const admitted = new WeakSet<FastifyRequest>();
  const pace = new AnswerPace(waitMs, now);
  let underWay = 0;

  const mustRefuse = (url: string) =>
    underWay >= least &&
    underWay >= Math.min(underWayMost, pace.inOneStretch()) &&
    prefixes.some((prefix) => url.startsWith(prefix));

  refuseBeforeParsing(app.server, mustRefuse, onRefused);
  app.addHook('onRequest', async (request, reply) => {
    if (mustRefuse(request.url)) {
      refuseAtOnce(request, reply);
      onRefused();
    }
  });

  const leave = async (request: FastifyRequest) => {
    if (!admitted.delete(request)) return;
    underWay -= 1;
    pace.noteAnswer();
  };
  return {
    count(routes) {
      routes.addHook('preHandler', async (request) => {
        underWay += 1;
        admitted.add(request);
      });
      routes.addHook('onSend', leave);
      // Where nothing was sent: the client has gone.
      routes.addHook('onRequestAbort', leave);
      routes.addHook('onResponse', leave);
    },
  };
}

/** Without the hooks and headers of other answers. */
function refuseAtOnce(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(bankIsBusy.status, headersWhenBusy).end(refusalText(request, bankIsBusy));
}
