import { join } from 'node:path';
import type { Clock, Courier, Log } from '#bank/ports.ts';
import type { Carrier, OutgoingMessage } from './transport.ts';
import type { Letterhead } from './templates.ts';
import { openOutbox } from './outbox.ts';
import type { SamplePhone } from './sample-phone.ts';
import { SendingQueue } from './message-outbox.ts';
import type { Settings } from '../process/settings.ts';
import { smtpCarrier } from './smtp-transport.ts';
import { textGatewayCarrier } from './text-gateway.ts';

interface CourierOptions {
  readonly settings: Pick<Settings, 'dataFolder' | 'smtpUrl' | 'textGateway'>;
  readonly letterhead: Letterhead;
  /** Null where this is no sample bank. */
  readonly samplePhone: SamplePhone | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** A courier that works: what it has taken is sent between `start` and `stop`. */
export interface HostCourier extends Courier {
  start(): void;
  stop(): Promise<void>;
}

/** How the messages of one channel leave. */
interface Way {
  readonly carrier: Carrier;
  readonly queue: SendingQueue;
}

/**
 * Gives each message to what is set up for its channel, and to the outbox where nothing is. Messages of the bank are
 * queued, so that a mail server may be away for a while; a code is sent at once or not at all. One that the sample phone
 * shows is not written into the outbox besides: it stays off the disk wherever it can.
 */
export function openCourier(options: CourierOptions): HostCourier {
  const { settings, letterhead, samplePhone } = options;
  const { smtpUrl, textGateway } = settings;
  const outbox = openOutbox(settings.dataFolder, letterhead);
  const ways: Readonly<Record<OutgoingMessage['channel'], Way | null>> = {
    email: smtpUrl && wayOf('email', smtpCarrier(smtpUrl, letterhead), options),
    sms: textGateway && wayOf('sms', textGatewayCarrier(textGateway, letterhead), options),
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
      if (way !== null) await way.carrier.carry(message);
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
  carrier: Carrier,
  { settings, clock, log }: CourierOptions,
): Way {
  const folder = join(settings.dataFolder, 'sending', channel);
  return { carrier, queue: new SendingQueue({ folder, carrier, clock, log }) };
}
