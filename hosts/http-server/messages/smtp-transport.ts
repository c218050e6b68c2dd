import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';
import { emailOf, type Letterhead, type Transport } from './templates.ts';
import { hostOf, isLoopback } from '../http/network-address.ts';

const patienceMs = 5_000;

/** Sends emails through the mail server at an address such as `smtp://user:password@mail.example:587`. */
export function smtpTransport(url: URL, letterhead: Letterhead, waitMs = patienceMs): Transport {
  const options = smtpOptions(url, waitMs);
  return {
    async carry(message) {
      const { createTransport } = await import('nodemailer');
      const { name, email } = letterhead;
      const sending = createTransport(options).sendMail({
        from: { name, address: email },
        to: { name: '', address: message.to },
        date: new Date(message.at),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...emailOf(message, letterhead),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const fault = await sending.then(() => null, faultOf);
      if (fault !== null) throw new Error(`The mail server did not take an email: ${fault}`);
    },
  };
}

/**
 * The connection to a mail server on another machine is over TLS only, from the start (`smtps:`) or before anything else
 * (`smtp:`, STARTTLS), and the server must prove its name. A server on this machine needs neither.
 */
export function smtpOptions(url: URL, waitMs: number): SMTPTransportOptions {
  const host = hostOf(url);
  const secure = url.protocol === 'smtps:';
  const onThisMachine = isLoopback(host);
  const user = decodeURIComponent(url.username);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !onThisMachine,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !onThisMachine },
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
  };
}

/** Leaves out the mail server's text: its words may repeat those of the message. */
function faultOf(error: NodemailerError): string {
  const { code = 'unknown', responseCode } = error;
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
