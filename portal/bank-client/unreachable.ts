import type { AskEffect } from '#contract/procedures/ask-effects.ts';

/**
 * No answer came from the bank: the network is down, the server is, or it took too long. What that means depends on what
 * the ask does: a question has changed nothing; of a change nobody knows whether it was made.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly code = 'UNREACHABLE';
  /** The path of the ask in the contract. */
  readonly ask: readonly string[];
  readonly effect: AskEffect;

  constructor(ask: readonly string[], effect: AskEffect, cause: unknown) {
    super(`No answer from the bank to ${ask.join('.')}`, { cause });
    this.ask = ask;
    this.effect = effect;
  }
}

/** Whether a change was asked for of which nobody knows whether it was made. */
export function isLostChange(error: unknown): error is Unreachable {
  return error instanceof Unreachable && error.effect !== 'read';
}
