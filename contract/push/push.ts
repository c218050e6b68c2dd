import { z } from 'zod';
import { refusal, proceduresUnder } from '../procedures/procedure.ts';

const Endpoint = z
  .string()
  .max(2_000)
  .meta({ description: 'The address of the push service for this browser (RFC 8030)' });

/** A push subscription of a browser, in the form of its `PushSubscription.toJSON()`. */
const PushSubscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** 65 bytes: a point on the curve P-256 (RFC 8291, section 3.1). */
    p256dh: z.base64url().length(87),
    /** 16 bytes (RFC 8291, section 3.2). */
    auth: z.base64url().length(22),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** The refusals to subscribe a browser, in the order of checking. */
const pushRefusals = {
  /** The bank has no keys for it, such as in the demo. */
  PUSH_NOT_OFFERED: refusal('This bank sends no push notifications.'),
  /** Not `https:`, or no address of a push service on the internet. */
  PUSH_ENDPOINT_REFUSED: refusal('We do not send to a push service there.'),
} as const;

const { reads, readsByPost, changes } = proceduresUnder('Push');

export const push = {
  /** The public key that a browser subscribes with (VAPID, RFC 8292); null where nothing is pushed. */
  key: reads('own', '/push/key', 'The key for push').output(
    z.object({ publicKey: z.string().nullable() }),
  ),

  /** Whether this person is told on the browser of this endpoint. */
  find: readsByPost('own', '/push/devices/find', 'Whether a browser is subscribed')
    .input(z.object({ endpoint: Endpoint }))
    .output(z.object({ isOn: z.boolean() })),

  /** Tells the person on this browser from now on, in this language, and nobody else. */
  subscribe: changes('own', '/push/devices', 'Subscribe a browser to push')
    .errors(pushRefusals)
    .input(z.object({ subscription: PushSubscription, language: z.enum(['en', 'es']) }))
    .output(z.object({})),

  /** Ends it. A browser that is not subscribed stays so. */
  unsubscribe: changes('own', '/push/devices/remove', 'Unsubscribe a browser')
    .input(z.object({ endpoint: Endpoint }))
    .output(z.object({})),

  /**
   * The push service has given the browser another subscription, perhaps while no person is signed in. A holder of the
   * former subscription's secret may replace it with the new subscription; any other call has no effect.
   */
  renew: changes('public', '/push/devices/renew', 'Renew the subscription of a browser')
    .input(
      z.object({
        endpoint: Endpoint,
        auth: z.base64url().length(22),
        subscription: PushSubscription,
      }),
    )
    .output(z.object({})),
};
