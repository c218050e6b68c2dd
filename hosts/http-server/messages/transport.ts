import type { CourierMessage, SecretMessage } from '#bank/ports.ts';

/** Anything that leaves the bank for a member. */
export type OutgoingMessage = CourierMessage | SecretMessage;

/** Brings messages of one channel on their way. One that is given twice must be there once. */
export interface Carrier {
  /** Resolves when the message is safe there; throws where it may not be. */
  carry(message: OutgoingMessage): Promise<void>;
}
