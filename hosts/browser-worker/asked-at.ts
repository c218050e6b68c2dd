import type { EpochMs } from '#contract/time/time.ts';

/** The time in the header (`askedAtHeader`); undefined where none stands there, or one that has not come yet. */
export function readAskedAt(
  header: string | readonly string[] | undefined,
  now: EpochMs,
): EpochMs | undefined {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return undefined;
  const at = Number(header) as EpochMs;
  return at <= now ? at : undefined;
}
