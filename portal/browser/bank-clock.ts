/** The lead of the bank's clock over the device's. */
let aheadMs = 0;

/** A smaller difference comes from the time of the answer, and from the whole seconds of its header. */
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

/** The time by the bank's clock, regardless of the device's clock: by the device's until the bank has answered. */
export function bankNow(): number {
  return Date.now() + aheadMs;
}
