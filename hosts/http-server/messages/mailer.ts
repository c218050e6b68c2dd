import type { Mailer } from '#bank/ports.ts';
import type { Transport, OutgoingMessage } from './transport.ts';
import type { Letterhead } from './templates.ts';
import { openOutbox } from './outbox.ts';
import type { SamplePhone } from './sample-phone.ts';
import type { Settings } from '../process/settings.ts';
import { smtpTransport } from './smtp-transport.ts';
import { textGatewayTransport } from './text-gateway.ts';

interface MailerOptions {
  readonly settings: Pick<Settings, 'dataFolder' | 'smtpUrl' | 'textGateway'>;
  readonly letterhead: Letterhead;
  /** Null where this is no sample bank. */
  readonly samplePhone: SamplePhone | null;
}

/**
 * Gives each message to what is set up for its channel, and to the outbox where nothing is. A code that the sample phone
 * shows is not written into the outbox besides: it stays off the disk wherever it can.
 */
export function openMailer({ settings, letterhead, samplePhone }: MailerOptions): Mailer {
  const { smtpUrl, textGateway } = settings;
  const outbox = openOutbox(settings.dataFolder, letterhead);
  const transports: Readonly<Record<OutgoingMessage['channel'], Transport | null>> = {
    email: smtpUrl && smtpTransport(smtpUrl, letterhead),
    sms: textGateway && textGatewayTransport(textGateway, letterhead),
  };
  return {
    async take(message) {
      await (transports[message.channel] ?? outbox).carry(message);
      samplePhone?.keep(message);
    },
    async send(message) {
      const transport = transports[message.channel];
      if (transport !== null) await transport.carry(message);
      else if (samplePhone === null) await outbox.carry(message);
      samplePhone?.keep(message);
    },
  };
}
