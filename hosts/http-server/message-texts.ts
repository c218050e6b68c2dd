import type { CourierMessage } from '#bank/ports.ts';

/** A message in both languages: the bank does not know which of them its member reads. */
export interface MessageText {
  readonly en: string;
  readonly es: string;
}

type About = CourierMessage['about'];

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
    en: 'New recovery codes were made. Those made before are no longer good.',
    es: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
  },
  'recovery-code-used': {
    en: 'A recovery code was used to sign in.',
    es: 'Se usó un código de recuperación para entrar.',
  },
  'first-payment-delay-lowered': {
    en: 'The time that large first payments wait was made shorter.',
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
    en: 'There is news about a check you deposited.',
    es: 'Hay novedades de un cheque que depositó.',
  },
  visit: {
    en: 'There is news about a visit to your safe deposit box.',
    es: 'Hay novedades de una visita a su caja de seguridad.',
  },
  'safe-deposit-charge': {
    en: 'There is news about the fee of your safe deposit box.',
    es: 'Hay novedades de la cuota de su caja de seguridad.',
  },
  'sign-in': {
    en: 'Somebody signed in to your account with a browser that it has not seen before.',
    es: 'Alguien entró en su cuenta con un navegador que no se había usado antes.',
  },
  transfer: { en: 'There is news about a transfer.', es: 'Hay novedades de una transferencia.' },
  'scheduled-transfer': {
    en: 'There is news about a scheduled transfer.',
    es: 'Hay novedades de una transferencia programada.',
  },
  dispute: { en: 'There is news about a dispute.', es: 'Hay novedades de una disputa.' },
  bill: { en: 'There is news about a bill.', es: 'Hay novedades de una factura.' },
  message: { en: 'We wrote to you.', es: 'Le escribimos.' },
  card: { en: 'There is news about one of your cards.', es: 'Hay novedades de una tarjeta.' },
};

/** What every message ends with. */
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
