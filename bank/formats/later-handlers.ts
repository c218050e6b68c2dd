import { type AnyRouter, type Lazy, lazy } from '@orpc/server';
import { loadOnce } from './load-once.ts';

/**
 * Handlers, with their part of the contract, that are loaded at the first request for them, so that a tab opens its
 * bank without them. Each is made from `Given`.
 */
export interface LaterHandlers<Given extends readonly unknown[]> {
  /** A capability that no first view needs. */
  loadLater<Handlers extends AnyRouter>(
    load: () => Promise<(...given: Given) => Handlers>,
  ): Lazy<Handlers>;

  /** Some procedures of a capability; a first view needs its other procedures. */
  loadProceduresLater<
    Handlers extends Record<string, AnyRouter>,
    Name extends string & keyof Handlers,
  >(
    names: readonly Name[],
    load: () => Promise<(...given: Given) => Handlers>,
  ): { [Each in Name]: Lazy<Handlers[Each]> };
}

export function laterHandlers<Given extends readonly unknown[]>(
  ...given: Given
): LaterHandlers<Given> {
  return {
    loadLater: (load) => lazy(loadOnce(async () => ({ default: (await load())(...given) }))),

    loadProceduresLater<
      Handlers extends Record<string, AnyRouter>,
      Name extends string & keyof Handlers,
    >(names: readonly Name[], load: () => Promise<(...given: Given) => Handlers>) {
      const handlers = loadOnce(async () => (await load())(...given));
      return Object.fromEntries(
        names.map((name) => [name, lazy(async () => ({ default: (await handlers())[name] }))]),
      ) as { [Each in Name]: Lazy<Handlers[Each]> };
    },
  };
}
