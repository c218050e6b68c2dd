import type { MailerMessage, SecretMessage } from '#bank/ports.ts';

/** Anything that leaves the bank for a member. */
export type OutgoingMessage = MailerMessage | SecretMessage;

/** Sends messages of a single channel. A message given twice must arrive once. */
export interface Transport {
  /** Resolves when the message is safe there; throws where it may not be. */
  carry(message: OutgoingMessage): Promise<void>;
}
