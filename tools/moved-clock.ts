/** The setting by which tests run on another day: milliseconds that are added to the time of this machine. */
const movedBySetting = 'TEST_CLOCK_MOVED_MS';

/** How far the clock of the tests is moved, in milliseconds; 0 where no day was chosen. */
export const movedBy = Number(process.env[movedBySetting] ?? 0);

/** The environment variables that give a process the same day as this one. */
export const movedClockEnvironment: Readonly<Record<string, string | undefined>> = {
  NODE_OPTIONS: process.env['NODE_OPTIONS'],
  [movedBySetting]: process.env[movedBySetting],
};

/** The environment variables that give a process, and those that it starts, another time from its start on. */
export function environmentAt(moment: number): Readonly<Record<string, string>> {
  const program = `import{moveClock,movedBy}from'${import.meta.url}';moveClock(movedBy)`;
  return {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
    [movedBySetting]: String(moment - Date.now()),
  };
}

/**
 * Moves `Date` of this process or page; timers and `performance.now()` go on as they were. It refers to nothing outside
 * of itself, so that a page can be given its text.
 */
export function moveClock(by: number): void {
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [real.now() + by] : given, made) as Date,
    get: (target, name, self) =>
      name === 'now' ? () => real.now() + by : (Reflect.get(target, name, self) as unknown),
  });
}
