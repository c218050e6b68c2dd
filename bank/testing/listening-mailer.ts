import type { Mailer, MailerMessage, SecretMessage } from '../ports.ts';

/** Keeps what it is given, and fails as often as it is told to. */
export interface ListeningMailer extends Mailer {
  readonly taken: MailerMessage[];
  /** Codes and links. */
  readonly sent: SecretMessage[];
  /** How many of the next messages it does not take. */
  failures: number;
}

export function listeningMailer(): ListeningMailer {
  const mailer: ListeningMailer = {
    taken: [],
    sent: [],
    failures: 0,
    take: (message) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        return Promise.reject(new Error('The mailer is not there'));
      }
      mailer.taken.push(message);
      return Promise.resolve();
    },
    send: (message) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        return Promise.reject(new Error('The mailer is not there'));
      }
      mailer.sent.push(message);
      return Promise.resolve();
    },
  };
  return mailer;
}
