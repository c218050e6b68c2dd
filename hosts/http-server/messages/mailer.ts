import { join } from 'node:path';
import type { Clock, Mailer, Log } from '#bank/ports.ts';
import type { Transport, OutgoingMessage } from './transport.ts';
import type { Letterhead } from './templates.ts';
import { openOutbox } from './outbox.ts';
import type { SamplePhone } from './sample-phone.ts';
import { MessageOutbox } from './message-outbox.ts';
import type { Settings } from '../process/settings.ts';
import { smtpTransport } from './smtp-transport.ts';
import { textGatewayTransport } from './text-gateway.ts';

interface MailerOptions {
  readonly settings: Pick<Settings, 'dataFolder' | 'smtpUrl' | 'textGateway'>;
  readonly letterhead: Letterhead;
  /** Null where this is no sample bank. */
  readonly samplePhone: SamplePhone | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** A mailer that works: what it has taken is sent between `start` and `stop`. */
export interface HostMailer extends Mailer {
  start(): void;
  stop(): Promise<void>;
}

/** How the messages of one channel leave. */
interface Way {
  readonly transport: Transport;
  readonly queue: MessageOutbox;
}

/**
 * Gives each message to what is set up for its channel, and to the outbox where nothing is. Messages of the bank are
 * queued, so that a mail server may be away for a while; a code is sent at once or not at all. One that the sample phone
 * shows is not written into the outbox besides: it stays off the disk wherever it can.
 */
export function openMailer(options: MailerOptions): HostMailer {
  const { settings, letterhead, samplePhone } = options;
  const { smtpUrl, textGateway } = settings;
  const outbox = openOutbox(settings.dataFolder, letterhead);
  const ways: Readonly<Record<OutgoingMessage['channel'], Way | null>> = {
    email: smtpUrl && wayOf('email', smtpTransport(smtpUrl, letterhead), options),
    sms: textGateway && wayOf('sms', textGatewayTransport(textGateway, letterhead), options),
  };
  const queues = [ways.email, ways.sms].flatMap((way) => way?.queue ?? []);
  return {
    async take(message) {
      const way = ways[message.channel];
      await (way === null ? outbox.carry(message) : way.queue.take(message));
      samplePhone?.keep(message);
    },
    async send(message) {
      const way = ways[message.channel];
      if (way !== null) await way.transport.carry(message);
      else if (samplePhone === null) await outbox.carry(message);
      samplePhone?.keep(message);
    },
    start() {
      for (const queue of queues) queue.start();
    },
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

function wayOf(
  channel: OutgoingMessage['channel'],
  transport: Transport,
  { settings, clock, log }: MailerOptions,
): Way {
  const folder = join(settings.dataFolder, 'sending', channel);
  return { transport, queue: new MessageOutbox({ folder, transport, clock, log }) };
}
