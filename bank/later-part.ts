import { type AnyRouter, type Lazy, lazy } from '@orpc/server';
import { loadOnce } from './formats/load-once.ts';

/**
 * A part of the router that the bank opens without. It is loaded once, with the first ask for any of it; where that
 * fails, the next ask tries again.
 */
export function laterPart<Part extends Readonly<Record<string, AnyRouter>>>(
  load: () => Promise<Part>,
): <Name extends keyof Part>(name: Name) => Lazy<Part[Name]> {
  const loaded = loadOnce(load);
  return (name) => lazy(async () => ({ default: (await loaded())[name] }));
}
