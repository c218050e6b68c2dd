/** A message that a sample bank shows instead of sending it. */
export interface SampleMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly at: number;
  readonly text: Readonly<Record<'en' | 'es', string>>;
  /** The code in it. */
  readonly code?: string;
  /** Where in the portal the link in it leads. */
  readonly path?: string;
}

let isThere = false;

/** Hears from an answer of the bank whether it has a sample phone; passes the answer on. */
export function noticeSamplePhone(answer: Response): Response {
  // A structured field's `true` (RFC 9651, 3.3.6).
  isThere = answer.headers.get('sample-phone') === '?1';
  return answer;
}

/** The messages on the sample phone, newest first; null without a sample phone, and then no request is sent. */
export async function readSamplePhone(
  signal: AbortSignal,
): Promise<readonly SampleMessage[] | null> {
  if (!isThere) return null;
  const answer = await fetch('/sample-phone', { signal });
  if (!answer.ok) return null;
  // The server of this page has written it; it is no procedure of the contract, which knows no sample.
  const { messages } = (await answer.json()) as { messages: readonly SampleMessage[] };
  return messages;
}
