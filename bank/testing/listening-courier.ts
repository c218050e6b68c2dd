import type { Courier, CourierMessage, SecretMessage } from '../ports.ts';

/** Keeps what it is given, and fails as often as it is told to. */
export interface ListeningCourier extends Courier {
  readonly taken: CourierMessage[];
  /** Codes and links. */
  readonly sent: SecretMessage[];
  /** How many of the next messages it does not take. */
  failures: number;
}

export function listeningCourier(): ListeningCourier {
  const courier: ListeningCourier = {
    taken: [],
    sent: [],
    failures: 0,
    take: (message) => {
      if (courier.failures > 0) {
        courier.failures -= 1;
        return Promise.reject(new Error('The courier is not there'));
      }
      courier.taken.push(message);
      return Promise.resolve();
    },
    send: (message) => {
      if (courier.failures > 0) {
        courier.failures -= 1;
        return Promise.reject(new Error('The courier is not there'));
      }
      courier.sent.push(message);
      return Promise.resolve();
    },
  };
  return courier;
}
