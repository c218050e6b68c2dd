import { isDemo } from './host.ts';

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

/** False once it is known that this bank has no sample phone: then nothing is asked any more. */
let mayBeThere = !isDemo;

/** What the sample phone has received, newest first; null where there is none. The demo asks nobody. */
export async function readSamplePhone(
  signal: AbortSignal,
): Promise<readonly SampleMessage[] | null> {
  if (!mayBeThere) return null;
  const answer = await fetch('/sample-phone', { signal });
  mayBeThere = answer.status !== 404;
  if (!answer.ok) return null;
  // The server of this page has written it; it is no ask of the contract, which knows no sample.
  const { messages } = (await answer.json()) as { messages: readonly SampleMessage[] };
  return messages;
}
