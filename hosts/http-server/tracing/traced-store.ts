import type { Span } from '@opentelemetry/api';
import type { Batch, Change, Store } from '#stores/store.ts';
import type { CurrentSpan } from './current-span.ts';

/**
 * The store, with its transactions as parts of their requests. A transaction may be executed by a task that another request
 * has started, so each part names its request itself.
 */
export function tracedStore<Tables>(store: Store<Tables>, current: CurrentSpan): Store<Tables> {
  return {
    ...store,
    transact: (change) => {
      const request = current.get();
      return request === undefined
        ? store.transact(change)
        : current.part(request, 'transaction', (span) =>
            current.outside(() => store.transact(within(current, span, change))),
          );
    },
    batch: (batch) => tracedBatch(store, batch, current),
  };
}

function within<Tables, Result>(
  current: CurrentSpan,
  span: Span,
  change: Change<Tables, Result>,
): Change<Tables, Result> {
  return (scope) => current.within(span, () => change(scope));
}

/**
 * Each request of a batch has a part that lasts until its transaction is durable. The statements belong to the first
 * request; its part is linked to those of the others.
 */
function tracedBatch<Tables, Request, Result extends object>(
  store: Store<Tables>,
  batch: Batch<Tables, Request, Result>,
  current: CurrentSpan,
): (request: Request) => Promise<Result> {
  const waiting = new Map<Request, Span>();
  const submit = store.batch<Request, Result>({
    ...batch,
    execute(scope, requests) {
      const spans = requests
        .map((request) => waiting.get(request))
        .filter((span) => span !== undefined);
      const [first, ...others] = spans;
      if (first === undefined) return batch.execute(scope, requests);
      return current.part(first, `execute ${batch.name}`, () => batch.execute(scope, requests), {
        attributes: { 'passbook.batch.requests': requests.length },
        links: others.map((span) => ({ context: span.spanContext() })),
      });
    },
  });
  return (request) => {
    const parent = current.get();
    if (parent === undefined) return submit(request);
    return current.part(parent, `batch ${batch.name}`, async (span) => {
      waiting.set(request, span);
      try {
        return await current.outside(() => submit(request));
      } finally {
        waiting.delete(request);
      }
    });
  };
}
