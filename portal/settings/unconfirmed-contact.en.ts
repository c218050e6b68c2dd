import type { ContactChannel } from '#contract/settings/profile.ts';
import { ended } from '../language/ended.ts';

const sentTo: Record<ContactChannel, (address: string) => string> = {
  email: (address) =>
    `We sent a code to ${ended(address)} Until you enter it, we keep using your old email.`,
  phone: (address) =>
    `We sent a code to ${ended(address)} Until you enter it, we keep using your old number.`,
};

const confirmed: Record<ContactChannel, string> = {
  email: 'Your new email is confirmed',
  phone: 'Your new phone is confirmed',
};

const dropped: Record<ContactChannel, string> = {
  email: 'Your email stays as it was',
  phone: 'Your phone stays as it was',
};

const newOnes: Record<ContactChannel, string> = {
  email: 'your new email',
  phone: 'your new phone number',
};

/** What the profile says of an address that is not confirmed yet. */
export const unconfirmedContact = {
  heading: 'Waiting for confirmation',
  sentTo,
  code: (address: string) => `Code sent to ${address}`,
  codeMissing: 'Enter the six digits that we sent.',
  confirm: 'Confirm',
  confirming: 'Checking...',
  confirmed,
  notConfirmed: 'It is not confirmed yet',
  sendAnother: 'Send another',
  sending: 'Sending...',
  sent: (address: string) => `Another code is on its way to ${address}`,
  notSent: 'No code was sent',
  keepOld: 'Keep the old one',
  dropping: 'Keeping it...',
  dropped,
  notDropped: 'The change is still waiting',
  saved: (waiting: readonly ContactChannel[]) => {
    const places = waiting.map((channel) => newOnes[channel]).join(' and ');
    return waiting.length === 1
      ? `One step is left: enter the code that we sent to ${places}.`
      : `Two steps are left: enter the codes that we sent to ${places}.`;
  },
};
