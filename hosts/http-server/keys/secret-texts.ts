import { livePolicy } from '#bank/index.ts';
import type { SecretAbout, SecretMessage } from '#bank/ports.ts';
import type { MessageText } from '../messages/message-texts.ts';
import { permittedText } from './permitted-texts.ts';

/** The subject and the text of a message with a code or a link. */
export interface SecretText {
  readonly subject: MessageText;
  readonly text: MessageText;
}

/**
 * The words for a code or a link. They name the permitted act, so that no member gives the code away for another purpose,
 * and say that the bank never asks for it (NIST SP 800-63B-4, 3.1.3; OWASP ASVS 5.0, 6.6). The subject, where others may
 * see it, has no name and no amount.
 */
export function secretText(
  { about, channel }: Pick<SecretMessage, 'about' | 'channel'>,
  portalAddress: string,
  phone: string,
): SecretText {
  switch (about.kind) {
    case 'code':
      return codeText(about, channel, phone);
    case 'password-reset':
      return linkText(portalAddress + resetPath(about.token), phone);
    case 'trusted-contact-named':
      return contactText(about.by, portalAddress + contactPath(about.token), phone);
  }
}

/** The portal's path for a new password. The part behind the # is sent to no server and is in no log. */
export function resetPath(token: string): string {
  return `/reset-password#${token}`;
}

/** Where the portal takes that somebody does not want to be a trusted contact. */
export function contactPath(token: string): string {
  return `/trusted-contact#${token}`;
}

const minute = 60_000;
const codeMinutes = livePolicy.security.codeMs / minute;
const linkMinutes = livePolicy.security.resetLinkMs / minute;

type AboutCode = Extract<SecretAbout, { kind: 'code' }>;

const purposes: Record<Exclude<AboutCode['purpose'], 'contact'>, MessageText> = {
  'sign-in': { en: 'to sign in', es: 'para iniciar sesión' },
  'step-up': {
    en: 'to confirm a payment or a change',
    es: 'para confirmar un pago o un cambio',
  },
  enrolment: { en: 'to activate online banking', es: 'para activar la banca en línea' },
};

const contactPurposes: Record<SecretMessage['channel'], MessageText> = {
  email: { en: 'to confirm your new email', es: 'para confirmar su nuevo correo' },
  sms: { en: 'to confirm your new phone number', es: 'para confirmar su nuevo número de teléfono' },
};

function codeText(about: AboutCode, channel: SecretMessage['channel'], phone: string): SecretText {
  const { code } = about;
  const general = about.purpose === 'contact' ? contactPurposes[channel] : purposes[about.purpose];
  const purpose =
    about.purpose === 'step-up' && about.permits !== null
      ? permittedText(about.permits, about.permits.of)
      : general;
  return {
    subject: { en: `Your code ${general.en}`, es: `Su código ${general.es}` },
    text: {
      en:
        `${code} is your code ${purpose.en}. It expires in ${codeMinutes} minutes. ` +
        `Never share this code: we never ask for it. If you did not request it, call us at ${phone}.`,
      es:
        `${code} es su código ${purpose.es}. Vence en ${codeMinutes} minutos. ` +
        `No comparta este código: nunca se lo pedimos. Si no lo solicitó, llámenos al ${phone}.`,
    },
  };
}

function linkText(link: string, phone: string): SecretText {
  return {
    subject: { en: 'Choose a new password', es: 'Elija una nueva contraseña' },
    text: {
      en:
        `To choose a new password, open ${link} within ${linkMinutes} minutes. It works once. ` +
        `If you did not request it, nothing has changed. Call us at ${phone} if it happens again. ` +
        'We never ask for your password.',
      es:
        `Para elegir una nueva contraseña, abra ${link} en los próximos ${linkMinutes} minutos. Sirve una vez. ` +
        `Si no lo solicitó, no ha cambiado nada. Llámenos al ${phone} si vuelve a ocurrir. ` +
        'Nunca le pedimos su contraseña.',
    },
  };
}

/** The message goes to a non-member, perhaps a stranger to the bank: it names the member, and asks for nothing. */
function contactText(by: string, link: string, phone: string): SecretText {
  return {
    subject: {
      en: 'You were named as a trusted contact',
      es: 'Le nombraron contacto de confianza',
    },
    text: {
      en:
        `${by} named you as their trusted contact with us. If a payment of theirs looks like a scam, we may write to you, so ` +
        'that you can call them. You have no access to their accounts, and we tell you no amounts. We never ask you for ' +
        `money, a code or a password. You need do nothing. If you do not want this, say so at ${link} or call us at ${phone}.`,
      es:
        `${by} le nombró su contacto de confianza con nosotros. Si un pago de esa persona parece una estafa, podemos escribirle ` +
        'para que la llame. Usted no tiene acceso a sus cuentas, y no le decimos montos. Nunca le pedimos dinero, un código ' +
        `ni una contraseña. No tiene que hacer nada. Si no quiere serlo, dígalo en ${link} o llámenos al ${phone}.`,
    },
  };
}
