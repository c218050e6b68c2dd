import type { MailerMessage } from '#bank/ports.ts';
import type { LocalMonth } from '#contract/time/time.ts';

/** A message in both languages: the bank does not know which of them its member reads. */
export interface MessageText {
  readonly en: string;
  readonly es: string;
}

type About = MailerMessage['about'];
type AboutMember = Exclude<About, { kind: 'trusted-contact' }>;

/**
 * The text of a message. A message may be read by others, so the text tells the kind of event and no names, amounts or
 * numbers; those are in the portal. A trusted contact has to know the payer, and is told the first name.
 */
export function messageText(about: About): MessageText {
  if (about.kind === 'trusted-contact') return contactText(about.firstName);
  if (about.kind === 'security') return securityTexts[about.change];
  if (about.kind === 'sign-in' && about.newBrowser !== true) return knownBrowserText;
  if (about.kind === 'letter') return letterText(about.month);
  return texts[about.kind];
}

/** Of an email to a trusted contact: where others may see it, it says nobody's name. */
export const contactSubject: MessageText = {
  en: 'A message to you as a trusted contact',
  es: 'Un mensaje para usted como contacto de confianza',
};

function contactText(firstName: string): MessageText {
  return {
    en:
      `You are a trusted contact. ${firstName} has just ordered a large payment to someone new, and it may be a scam. ` +
      `You may want to call ${firstName}, at the number you always use.`,
    es:
      `Usted es contacto de confianza. ${firstName} acaba de ordenar un pago grande a alguien nuevo, y puede ser una estafa. ` +
      `Quizá quiera llamar a ${firstName}, al número de siempre.`,
  };
}

function letterText(month: LocalMonth): MessageText {
  const nameIn = (language: string) =>
    new Date(`${month}-01`).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' });
  return { en: `Your ${nameIn('en')} is ready.`, es: `Su mes de ${nameIn('es')} está listo.` };
}

const knownBrowserText: MessageText = {
  en: 'Someone signed in to your account. You asked to hear of each sign-in.',
  es: 'Alguien inició sesión en su cuenta. Pidió enterarse de cada inicio de sesión.',
};

const securityTexts: Record<Extract<AboutMember, { kind: 'security' }>['change'], MessageText> = {
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
    en: 'New recovery codes were created. The earlier ones no longer work.',
    es: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
  },
  'recovery-code-used': {
    en: 'A recovery code was used to sign in.',
    es: 'Se usó un código de recuperación para iniciar sesión.',
  },
  'first-payment-delay-lowered': {
    en: 'The delay for large first payments was shortened.',
    es: 'Se acortó el tiempo de espera de los primeros pagos grandes.',
  },
  'password-alone-waits': {
    en: 'Somebody who is signed in to your account with the password alone wants to change how you sign in or are reached, give access or sign a loan. In a day that is possible. If it was not you, change your password and call us now.',
    es: 'Alguien que inició sesión en su cuenta solo con la contraseña quiere cambiar cómo inicia sesión o cómo le contactamos, dar acceso o firmar un préstamo. Será posible dentro de un día. Si no fue usted, cambie su contraseña y llámenos ahora.',
  },
  'trusted-contact-named': {
    en: 'A trusted contact was named for you.',
    es: 'Se eligió un contacto de confianza para usted.',
  },
  'trusted-contact-removed': {
    en: 'Your trusted contact was removed.',
    es: 'Se quitó su contacto de confianza.',
  },
  'trusted-contact-declined': {
    en: 'Your trusted contact said no. You can name someone else.',
    es: 'Su contacto de confianza dijo que no. Puede elegir a otra persona.',
  },
  'auto-logout-changed': {
    en: 'Your auto-logout time was changed.',
    es: 'Se cambió el tiempo de cierre automático de su sesión.',
  },
  'security-notices-off': {
    en: 'Security notices by email were turned off. This is the last one.',
    es: 'Se desactivaron los avisos de seguridad por correo. Este es el último.',
  },
  'sessions-ended-by-staff': {
    en: 'We signed you out everywhere. You can sign in again.',
    es: 'Cerramos su sesión en todas partes. Puede iniciar sesión de nuevo.',
  },
  'access-closed': {
    en: 'We closed your online access. Nobody can sign in, but what you have scheduled continues.',
    es: 'Cerramos su acceso en línea. Nadie puede entrar, pero lo que haya programado sigue su curso.',
  },
  'access-opened': {
    en: 'We reopened your online access.',
    es: 'Reactivamos su acceso en línea.',
  },
  'staff-call-began': {
    en: 'We are calling you now. We never ask for a code or a password.',
    es: 'Le estamos llamando ahora. Nunca le pediremos un código ni una contraseña.',
  },
  'staff-call-ended': {
    en: 'Our call with you has ended. Whoever still says they call from us does not.',
    es: 'Nuestra llamada con usted ha terminado. Quien aún diga que llama de nuestra parte, no lo hace.',
  },
};

const texts: Record<Exclude<AboutMember['kind'], 'security' | 'letter'>, MessageText> = {
  deposit: {
    en: 'The status of a check you deposited has changed.',
    es: 'Cambió el estado de un cheque que depositó.',
  },
  visit: {
    en: 'A visit to your safe deposit box was scheduled or changed.',
    es: 'Se programó o cambió una visita a su caja de seguridad.',
  },
  'safe-deposit-charge': {
    en: 'The annual fee for your safe deposit box came due.',
    es: 'Llegó la fecha de cobro de la cuota anual de su caja de seguridad.',
  },
  alert: {
    en: 'One of the alerts that you set has something to tell you.',
    es: 'Una de las alertas que puso tiene algo que contarle.',
  },
  'goal-skipped': {
    en: 'Money was not moved to one of your savings goals.',
    es: 'No se pasó dinero a una de sus metas de ahorro.',
  },
  'money-request': {
    en: 'Somebody asks you for money, or a request of yours was answered.',
    es: 'Alguien le pide dinero, o se respondió a una solicitud suya.',
  },
  approval: {
    en: 'A payment waits for approval, or one that did was decided.',
    es: 'Un pago espera aprobación, o se decidió uno que esperaba.',
  },
  credit: {
    en: 'Money from somebody else came into your account, or was taken back.',
    es: 'Entró dinero de otra persona a su cuenta, o se revirtió.',
  },
  overdraft: {
    en: 'It was changed whether card payments may overdraw an account, or one has.',
    es: 'Cambió si los pagos con tarjeta pueden sobregirar una cuenta, o uno la sobregiró.',
  },
  certificate: {
    en: 'One of your certificates matures soon, or has matured.',
    es: 'Uno de sus certificados vence pronto o ha vencido.',
  },
  access: {
    en: 'Someone’s access to accounts was changed.',
    es: 'Cambió el acceso de alguien a las cuentas.',
  },
  'sign-in': {
    en: 'Someone signed in to your account from a new browser.',
    es: 'Alguien inició sesión en su cuenta desde un navegador nuevo.',
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
  loan: {
    en: 'There is news about one of your loans.',
    es: 'Hay novedades sobre uno de sus préstamos.',
  },
  message: {
    en: 'You have a new message from our staff.',
    es: 'Tiene un mensaje nuevo de nuestro personal.',
  },
  card: { en: 'One of your cards was changed.', es: 'Se hizo un cambio en una de sus tarjetas.' },
};

/** The end of a text message: the way to look without a link, since any person could send a link. */
export function textMessageClosing(about: About, phone: string): MessageText {
  if (about.kind === 'trusted-contact') return contactClosing(phone);
  if (about.kind === 'security' && about.change === 'access-closed')
    return accessClosedClosing(phone);
  return {
    en: 'Sign in as usual for details. Never share your codes.',
    es: 'Inicie sesión como siempre para ver los detalles. Nunca comparta sus códigos.',
  };
}

/** The end of every email. The address of the portal stands where the email is no call to hurry. */
export function closingText(
  about: About,
  { phone, portalAddress }: { readonly phone: string; portalAddress(): string },
): MessageText {
  if (about.kind === 'trusted-contact') return contactClosing(phone);
  if (about.kind === 'letter') return letterClosing(`${portalAddress()}/dashboard#letter`);
  if (about.kind === 'security' && about.change === 'access-closed')
    return accessClosedClosing(phone);
  return {
    en: `Sign in to see more. If this was not you, call us at ${phone}. We never ask for your password.`,
    es: `Inicie sesión para ver más. Si no fue usted, llámenos al ${phone}. Nunca le pedimos su contraseña.`,
  };
}

function accessClosedClosing(phone: string): MessageText {
  return {
    en: `Call us at ${phone} to learn more. We never ask for your password.`,
    es: `Llámenos al ${phone} para saber más. Nunca le pedimos su contraseña.`,
  };
}

function letterClosing(address: string): MessageText {
  return {
    en:
      'It tells what came, what went and what changed. You read it once you have signed in: ' +
      `${address}\r\nYou can turn these emails off under Settings, Alerts.`,
    es:
      'Cuenta qué entró, qué salió y qué cambió. Lo lee cuando haya iniciado sesión: ' +
      `${address}\r\nPuede desactivar estos correos en Configuración, Avisos.`,
  };
}

/** A trusted contact has nothing to sign in to, and no link is sent that others could imitate. */
function contactClosing(phone: string): MessageText {
  return {
    en: `We never ask you for money, a code or a password. Questions? Call us at ${phone}.`,
    es: `Nunca le pedimos dinero, un código ni una contraseña. ¿Preguntas? Llámenos al ${phone}.`,
  };
}
