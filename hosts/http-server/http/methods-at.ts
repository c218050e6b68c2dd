import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { procedureNamed } from '../api/procedure-comments.ts';
import { type HttpRefusal, sendRefusal } from './http-refusal.ts';

interface ApiAddress {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

const readable: readonly string[] = ['GET', 'HEAD'];

const apiAddresses: readonly ApiAddress[] = proceduresOf(contract).map(({ procedure }) => {
  const { method = 'POST', path = '' } = procedure['~orpc'].route;
  return {
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: method === 'GET' ? readable : [method],
  };
});

/** The methods at that address of the API; empty for an unknown address. */
export function methodsOfApi(url: string): readonly string[] {
  const [path = ''] = url.split('?', 1);
  const found = apiAddresses.filter(({ pattern }) => pattern.test(path));
  return [...new Set(found.flatMap(({ methods }) => methods))];
}

/**
 * The methods that an address has, as `Allow` names them (RFC 9110, 10.2.1). Any page can be read, the page for a wrong
 * address too.
 */
function methodsAt(url: string): readonly string[] {
  if (url.startsWith('/rpc/')) return procedureNamed(url) === '/rpc/*' ? readable : ['POST'];
  const ofApi = methodsOfApi(url);
  return ofApi.length > 0 ? ofApi : readable;
}

const methodNotSupported: HttpRefusal = {
  code: 'METHOD_NOT_SUPPORTED',
  status: 405,
  message: 'This address takes another method, as the header Allow says. Nothing was changed.',
};

/** Refuses a request whose method its address does not have. */
export async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('allow', methodsAt(request.url).join(', '));
  await sendRefusal(request, reply, methodNotSupported);
}
