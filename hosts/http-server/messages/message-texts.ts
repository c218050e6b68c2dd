import type { MailerMessage } from '#bank/ports.ts';

/** A message in both languages: the bank does not know which of them its member reads. */
export interface MessageText {
  readonly en: string;
  readonly es: string;
}

type About = MailerMessage['about'];

/**
 * What a message tells. A message may be read by others, so it says what kind of thing happened and no names, amounts
 * or numbers; those are in the portal.
 */
export function messageText(about: About): MessageText {
  if (about.kind === 'security') return securityTexts[about.change];
  return texts[about.kind];
}

const securityTexts: Record<Extract<About, { kind: 'security' }>['change'], MessageText> = {
  'password-changed': { en: 'Your password was changed.', es: 'Se cambió su contraseña.' },
  'contact-changed': {
    en: 'Your email, phone or address was changed.',
    es: 'Se cambió su correo, su teléfono o su dirección.',
  },
  'name-changed': { en: 'Your name was changed.', es: 'Se cambió su nombre.' },
  'two-factor-on': {
    en: 'SMS verification was turned on.',
    es: 'Se activó la verificación por SMS.',
  },
  'two-factor-off': {
    en: 'SMS verification was turned off.',
    es: 'Se desactivó la verificación por SMS.',
  },
  'authenticator-added': {
    en: 'An authenticator app was added.',
    es: 'Se agregó una aplicación de autenticación.',
  },
  'authenticator-removed': {
    en: 'The authenticator app was removed.',
    es: 'Se quitó la aplicación de autenticación.',
  },
  'passkey-added': { en: 'A passkey was added.', es: 'Se agregó una llave de acceso.' },
  'passkey-removed': { en: 'A passkey was removed.', es: 'Se quitó una llave de acceso.' },
  'recovery-codes-made': {
    en: 'New recovery codes were made. The earlier ones no longer work.',
    es: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
  },
  'recovery-code-used': {
    en: 'A recovery code was used to sign in.',
    es: 'Se usó un código de recuperación para entrar.',
  },
  'first-payment-delay-lowered': {
    en: 'The waiting time of large first payments was shortened.',
    es: 'Se acortó la espera de los primeros pagos grandes.',
  },
  'auto-logout-changed': {
    en: 'The time after which you are signed out was changed.',
    es: 'Se cambió el tiempo tras el cual se cierra su sesión.',
  },
  'security-notices-off': {
    en: 'Security notices by email were turned off. This is the last one.',
    es: 'Se desactivaron los avisos de seguridad por correo. Este es el último.',
  },
  'sessions-ended-by-staff': {
    en: 'We signed you out everywhere. You can sign in again.',
    es: 'Cerramos su sesión en todas partes. Puede volver a entrar.',
  },
  'access-closed': {
    en: 'We closed your online access. Nobody can sign in; what you have scheduled goes on.',
    es: 'Cerramos su acceso en línea. Nadie puede entrar; lo que haya programado sigue su curso.',
  },
  'access-opened': {
    en: 'We opened your online access again.',
    es: 'Volvimos a abrir su acceso en línea.',
  },
};

const texts: Record<Exclude<About['kind'], 'security'>, MessageText> = {
  deposit: {
    en: 'The status of a check you deposited has changed.',
    es: 'Cambió el estado de un cheque que depositó.',
  },
  visit: {
    en: 'A visit to your safe deposit box was scheduled or changed.',
    es: 'Se programó o cambió una visita a su caja de seguridad.',
  },
  'safe-deposit-charge': {
    en: 'The annual fee for your safe deposit box is due.',
    es: 'Venció la cuota anual de su caja de seguridad.',
  },
  'sign-in': {
    en: 'Somebody signed in to your account with a new browser.',
    es: 'Alguien entró en su cuenta con un navegador que no se había usado antes.',
  },
  transfer: {
    en: 'The status of one of your transfers has changed.',
    es: 'Cambió el estado de una de sus transferencias.',
  },
  'scheduled-transfer': {
    en: 'The status of one of your scheduled transfers has changed.',
    es: 'Cambió el estado de una de sus transferencias programadas.',
  },
  dispute: {
    en: 'The status of one of your disputes has changed.',
    es: 'Cambió el estado de una de sus disputas.',
  },
  bill: {
    en: 'The status of one of your bill payments has changed.',
    es: 'Cambió el estado de uno de sus pagos de facturas.',
  },
  message: {
    en: 'You have a new message from our staff.',
    es: 'Tiene un mensaje nuevo de nuestro personal.',
  },
  card: { en: 'One of your cards was changed.', es: 'Se hizo un cambio en una de sus tarjetas.' },
};

/** What a text message ends with: how to look without a link, since whoever sends a link may be anybody. */
export function textMessageClosing(about: About, phone: string): MessageText {
  if (about.kind === 'security' && about.change === 'access-closed')
    return closingText(about, phone);
  return {
    en: 'Sign in as usual to see it. We never ask for a code.',
    es: 'Entre como siempre para verlo. Nunca le pedimos un código.',
  };
}

/** What every email ends with. */
export function closingText(about: About, phone: string): MessageText {
  if (about.kind === 'security' && about.change === 'access-closed') {
    return {
      en: `Call us at ${phone} to learn more. We never ask for your password.`,
      es: `Llámenos al ${phone} para saber más. Nunca le pedimos su contraseña.`,
    };
  }
  return {
    en: `Sign in to see more. If this was not you, call us at ${phone}. We never ask for your password.`,
    es: `Entre en el portal para ver más. Si no fue usted, llámenos al ${phone}. Nunca le pedimos su contraseña.`,
  };
}
