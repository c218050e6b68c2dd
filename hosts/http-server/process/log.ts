import { pino, type DestinationStream } from 'pino';
import type { Log } from '#bank/ports.ts';
import { withoutSecrets, withoutSecretsInText } from './without-secrets.ts';

/** The running server's log: one JSON object a line, without secrets. Standard error by default. */
export function openLog(destination: DestinationStream = pino.destination(2)): Log {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (message, facts) => logger.info(withoutSecrets(facts ?? {}), message),
    error: (message, { error, ...facts }) =>
      logger.error({ ...withoutSecrets(facts), error: describeError(error) }, message),
  };
}

/**
 * What is told of an error: its name, code, words and place, and the same of its cause. Its other
 * properties stay out: a failed check of a request carries the whole request, password included.
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
