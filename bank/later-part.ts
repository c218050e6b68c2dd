import { type AnyRouter, type Lazy, lazy } from '@orpc/server';

/**
 * A part of the router that the bank opens without. It is loaded once, with the first ask for any of it; where that
 * fails, the next ask tries again.
 */
export function laterPart<Part extends Readonly<Record<string, AnyRouter>>>(
  load: () => Promise<Part>,
): <Name extends keyof Part>(name: Name) => Lazy<Part[Name]> {
  let loading: Promise<Part> | undefined;

  async function loadOrForget(): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return (name) =>
    lazy(async () => {
      loading ??= loadOrForget();
      const part = await loading;
      return { default: part[name] };
    });
}
