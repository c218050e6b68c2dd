import type { FastifyInstance } from 'fastify';
import type { Clock } from '#bank/ports.ts';
import type { Brand } from '#contract/brand/brand.ts';
import type { EpochMs } from '#contract/time/time.ts';

export interface SecurityTextOptions {
  readonly brand: Brand;
  /** Under which the server is reached; null where that is not known. */
  readonly publicUrl: URL | null;
  readonly clock: Clock;
}

const address = '/.well-known/security.txt';

/** Half a year: the bank answers each time with a new one, and RFC 9116 advises less than a year. */
const goodForMs = 182 * 24 * 60 * 60_000;

/** Tells anyone who finds a weakness whom to write to (RFC 9116). */
export function serveSecurityText(app: FastifyInstance, options: SecurityTextOptions): void {
  app.get(address, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityText(options, options.clock.now())),
  );
}

function securityText({ brand, publicUrl }: SecurityTextOptions, now: EpochMs): string {
  const fields = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now + goodForMs).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(publicUrl === null ? [] : [`Canonical: ${new URL(address, publicUrl).href}`]),
  ];
  return `${fields.join('\n')}\n`;
}
