import type { codeRefusals, SentCode } from '#contract/identity/authentication/factors.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { CodeOutcome } from './send-code.ts';

/** Answers a request for a code: where it went and until when it is valid, or the declared error that says why none was sent. */
export function answerCode(
  errors: ORPCErrorConstructorMap<typeof codeRefusals>,
  outcome: CodeOutcome,
): SentCode {
  switch (outcome.kind) {
    case 'sent':
      return outcome.sent;
    case 'over':
      throw errors.PROOF_OVER();
    case 'too-soon':
      throw errors.CODE_TOO_SOON({ data: { retryAfterMs: outcome.retryAfterMs } });
    case 'not-sent':
      throw errors.CODE_NOT_SENT();
  }
}
