import type { MailerMessage, SecretMessage } from '#bank/ports.ts';

/** Anything that leaves the bank for a member. */
export type OutgoingMessage = MailerMessage | SecretMessage;

/** Brings messages of one channel on their way. One that is given twice must be there once. */
export interface Transport {
  /** Resolves when the message is safe there; throws where it may not be. */
  carry(message: OutgoingMessage): Promise<void>;
}
