import { type DestinationStream, pino } from 'pino';
import type { Log } from '#bank/ports.ts';

const secretNames =
  /password|passcode|secret|token|cookie|authorization|account_?number|routing_?number|\bpin\b|proof|recovery|sealed|api_?key|\bkeys?\b/i;
const mask = '[left out]';

/**
 * The facts without the data that must never be in a log (trust, promise 5): values under the name of a secret, however
 * deep, and texts that look like an account or card number.
 */
function withoutSecrets(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      secretNames.test(name) ? mask : withoutSecretsIn(fact),
    ]),
  );
}

function withoutSecretsIn(fact: unknown): unknown {
  if (typeof fact === 'string') return withoutSecretsInText(fact);
  if (Array.isArray(fact)) return fact.map(withoutSecretsIn);
  if (typeof fact === 'object' && fact !== null) {
    return withoutSecrets(fact as Record<string, unknown>);
  }
  return fact;
}

/** Account numbers have 4 to 17 digits, cards 12 to 19; shorter runs are also ports, lines and years. */
const longNumber = /(?<![\w-])\d{7,}(?![\w-])/g;
/** A session's token is 32 bytes in hexadecimal. */
const sessionToken = /\b[0-9a-f]{64}\b/g;

/** The user and password in an address (RFC 3986, 3.2.1). */
const passwordInAddress = /(?<=\w:\/\/)[^\s/@]+(?=@)/g;
const addressOfSecret = /(?<=\/reset-password#|\/trusted-contact#|otpauth:\/\/)\S+/g;

/** The text with only the last four digits of each long number, and without session tokens, passwords and such links. */
function withoutSecretsInText(text: string): string {
  return text
    .replaceAll(passwordInAddress, mask)
    .replaceAll(addressOfSecret, mask)
    .replaceAll(sessionToken, mask)
    .replaceAll(longNumber, (digits) => `••••${digits.slice(-4)}`);
}

/** The running server's log: a JSON object a line, without secrets. Standard error by default. */
export function openLog(destination: DestinationStream = pino.destination(2)): Log {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (message, facts) => logger.info(withoutSecrets(facts ?? {}), message),
    error: (message, { error, ...facts }) =>
      logger.error({ ...withoutSecrets(facts), error: describeError(error) }, message),
  };
}

/**
 * The logged parts of an error: its name, code, words and place, and the same of its cause. Its other properties stay out:
 * a failed check of a request carries the whole request, password included.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecretsInText(String(error)) };
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    message: withoutSecretsInText(error.message),
    stack: withoutSecretsInText(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
