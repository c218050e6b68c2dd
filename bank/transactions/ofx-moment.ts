import type { EpochMs } from '#contract/time/time.ts';
import { offsetAt } from '../calendar/local-time.ts';

const hourMs = 60 * 60_000;

/** `20260302100000.000[-5:EST]`: the clock on the credit union's wall, its offset in hours and its name (OFX 2.2 §3.2.8). */
export function ofxMoment(at: EpochMs, timeZone: string): string {
  const offset = offsetAt(at, timeZone);
  const wall = new Date(at + offset).toISOString().replaceAll(/[-:TZ]/g, '');
  return `${wall}[${offset / hourMs}:${nameOf(at, offset, timeZone)}]`;
}

const names = new Map<string, string>();

function nameOf(at: EpochMs, offset: number, timeZone: string): string {
  const key = `${timeZone} ${offset}`;
  let name = names.get(key);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
    const part = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName');
    name = part?.value.replaceAll(/[^A-Z]/g, '') ?? '';
    names.set(key, name);
  }
  return name;
}
