import type { ContractRouterClient } from '@orpc/contract';
import { contract, type Contract } from '#contract/index.ts';
import { documentType } from '#contract/procedures/http-terms.ts';
import type { TestBrowser } from './test-browser.ts';

interface Ask {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}
type Asks = { readonly [name: string]: Ask | Asks };
type Input = Record<string, unknown>;
interface AskOptions {
  readonly signal?: AbortSignal;
  readonly lastEventId?: string;
}

/**
 * Asks the bank by the methods and paths that the contract declares, with plain `fetch`, as would any program written from
 * the description of the API.
 */
export function apiClient(browser: TestBrowser): ContractRouterClient<Contract> {
  return clientOf(contract, browser) as ContractRouterClient<Contract>;
}

function clientOf(asks: Asks | Ask, browser: TestBrowser): unknown {
  if ('~orpc' in asks) {
    const { method = 'POST', path = '' } = (asks as Ask)['~orpc'].route;
    return (input: Input = {}, options: AskOptions = {}) =>
      ask(browser, method, path, input, options);
  }
  return Object.fromEntries(
    Object.entries(asks).map(([name, inner]) => [name, clientOf(inner, browser)]),
  );
}

async function ask(
  browser: TestBrowser,
  method: string,
  path: string,
  input: Input,
  { signal, lastEventId }: AskOptions,
): Promise<unknown> {
  const left = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    Object.entries(left).map(([name, value]) => [name, String(value)]),
  );
  const response = await browser.fetch(`/api${filled}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    ...(signal !== undefined && { signal }),
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    ...(method === 'POST' && { body: JSON.stringify(left) }),
  });
  if (response.headers.get('content-type') === 'text/event-stream') return eventsOf(response);
  if (response.headers.get('content-type') === documentType) return { pdf: await response.text() };
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw refused(answer);
}

function refused(answer: unknown): Error {
  return Object.assign(new Error('Refused'), answer);
}

/**
 * The data of each server-sent event, until an event tells the reason of the end; comments keep the connection alive and
 * say nothing.
 */
async function* eventsOf(response: Response): AsyncGenerator {
  let received = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += part;
    const messages = received.split('\n\n');
    received = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data === undefined) continue;
      if (/^event: error$/m.test(message)) throw refused(JSON.parse(data));
      if (/^event: message$/m.test(message)) yield JSON.parse(data);
    }
  }
}

/** Everything that a member can ask, whichever host answers. */
export type Client = ContractRouterClient<Contract>;
