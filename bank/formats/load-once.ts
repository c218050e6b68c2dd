import { type AnyRouter, type Lazy, lazy } from '@orpc/server';

/** The same for everybody: it is loaded with the first call, and where that fails, the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;

  async function loadOrForget(): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return () => (loading ??= loadOrForget());
}

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
