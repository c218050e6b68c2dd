import type { VerifyReport } from '#bank/index.ts';

/** What was checked, a line each, with the faults below it, for people to read. */
export function describeReport({ checks }: VerifyReport): string {
  return checks
    .flatMap(({ name, checked, faults }) => [
      `${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${name}: ${checked} checked`,
      ...faults.map((fault) => `       ${fault}`),
    ])
    .join('\n');
}
