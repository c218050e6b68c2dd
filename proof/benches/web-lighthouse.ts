import lighthouse from 'lighthouse';
import { median, table, verdict } from '#tools/measure.ts';
import { inFreshBrowser, signIn } from './web-browser.ts';

interface AuditedPage {
  readonly name: string;
  /** Where its site answers, and its path there. */
  readonly site: string;
  readonly path: '/login' | '/dashboard';
  readonly shape: 'live' | 'demo';
  /** The most that its largest paint may take, where that is wanted. */
  readonly paintedWithinMs?: number;
}

interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  readonly paintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const performanceWanted = 98;

/** Lighthouse's mobile preset (simulated slow 4G, processor four times slower), the median of so many runs. */
export async function auditPage(page: AuditedPage, runs: number): Promise<readonly Line[]> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(page));
  const middle = (figure: (audit: Audit) => number) => median(audits.map(figure));
  const { name, paintedWithinMs } = page;
  const most = (what: string, value: number, wanted: number, unit: Line['unit']): Line => ({
    what: `${name}: ${what}`,
    value,
    wanted,
    bound: 'at most',
    unit,
  });
  return [
    ...categories.map((category): Line => ({
      what: `${name}: ${category}`,
      value: middle(({ scores }) => scores[category] ?? NaN),
      wanted: category === 'performance' ? performanceWanted : 100,
      bound: 'at least',
      unit: 'points',
    })),
    // Without a wish of its own the paint is in the score already; the figure is shown all the same.
    most(
      'largest paint',
      middle(({ paintMs }) => paintMs),
      paintedWithinMs ?? Infinity,
      'ms',
    ),
    most(
      'layout shift',
      middle(({ shift }) => shift),
      0,
      'shift',
    ),
    most(
      'blocking time',
      middle(({ blockedMs }) => blockedMs),
      Infinity,
      'ms',
    ),
  ];
}

async function auditOnce({ site, path, shape }: AuditedPage): Promise<Audit> {
  return await inFreshBrowser(async ({ page, port }) => {
    if (path === '/dashboard') await signIn(page, site, shape);
    const result = await lighthouse(`${site}${path}`, {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
    });
    if (result === undefined) throw new Error(`Lighthouse did not look at ${path}`);
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    if (!lhr.finalDisplayedUrl.endsWith(path)) {
      throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
    }
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? NaN) * 100)]),
      ),
      paintMs: figure('largest-contentful-paint'),
      blockedMs: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    };
  });
}

/** A measurement, with its wanted value. */
export interface Line {
  readonly what: string;
  readonly value: number;
  /** Infinite where the figure is only told. */
  readonly wanted: number;
  /** Whether `wanted` is the most or the least that is right. */
  readonly bound: 'at most' | 'at least';
  readonly unit: 'points' | 'ms' | 'shift' | 'bytes';
}

export function isMet({ value, wanted, bound }: Line): boolean {
  return bound === 'at most' ? value <= wanted : value >= wanted;
}

/** The lines as a table in Markdown, the missed ones marked. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const { what, value, wanted, bound, unit } = line;
    const wish = Number.isFinite(wanted) ? `${bound} ${shown(wanted, unit)}` : '';
    return [what, shown(value, unit), wish, wish === '' ? '' : verdict(isMet(line))];
  });
  return table(['measured', 'here', 'wanted', ''], rows);
}

function shown(value: number, unit: Line['unit']): string {
  switch (unit) {
    case 'points':
      return String(value);
    case 'ms':
      return `${Math.round(value)} ms`;
    case 'shift':
      return value.toFixed(3);
    case 'bytes':
      return `${(value / 1000).toFixed(1)} kB`;
  }
}
