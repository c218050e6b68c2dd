/** By how much the bank's clock is ahead of the device's. */
let aheadMs = 0;

/** Less than this is how long an answer takes, and that its header counts in seconds. */
const worthMs = 60_000;

/** Hears from an answer of the bank what time it is there (RFC 9110, 6.6.1); passes the answer on. */
export function noticeBankTime(answer: Response): Response {
  const at = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(at)) {
    const ahead = at - Date.now();
    aheadMs = Math.abs(ahead) < worthMs ? 0 : ahead;
  }
  return answer;
}

/** What time it is by the bank's clock, whatever the device's says: by the device's until the bank has answered. */
export function bankNow(): number {
  return Date.now() + aheadMs;
}
