import { KeyRound, ShieldCheck } from 'lucide-react';
import type { Notices } from '../../capability.ts';
import type { SecurityChange } from '#contract/events/event-parts.ts';

const changes: Record<SecurityChange, string> = {
  'password-changed': 'Your password was changed',
  'contact-changed': 'Your contact details were changed',
  'name-changed': 'Your name was changed',
  'two-factor-on': 'SMS verification was turned on',
  'two-factor-off': 'SMS verification was turned off',
  'authenticator-added': 'An authenticator app was added',
  'authenticator-removed': 'Your authenticator app was removed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'recovery-codes-made': 'New recovery codes were created',
  'recovery-code-used': 'A recovery code was used to sign in',
  'password-alone-waits': 'A change that needs more than your password is possible in a day',
  'first-payment-delay-lowered': 'The delay for first payments was shortened',
  'trusted-contact-named': 'You have a new trusted contact',
  'trusted-contact-removed': 'Your trusted contact was removed',
  'trusted-contact-declined': 'Your trusted contact said no',
  'auto-logout-changed': 'Your auto-logout time was changed',
  'security-notices-off': 'Security alerts were turned off',
  'sessions-ended-by-staff': 'We signed you out everywhere',
  'access-closed': 'We closed your online access',
  'access-opened': 'We reopened your online access',
  'staff-call-began': 'We are calling you now',
  'staff-call-ended': 'Our call with you has ended',
};

const en = {
  changes,
  callDetail: 'We never ask for a code or a password.',
  staffDetail: 'Call us if you would like to know why.',
  changeDetail: 'If this was not you, call us right away.',
  signIn: 'You signed in',
  newBrowser: 'Sign-in from a new browser',
};

const changesInSpanish: Record<SecurityChange, string> = {
  'password-changed': 'Se cambió su contraseña',
  'contact-changed': 'Se cambiaron sus datos de contacto',
  'name-changed': 'Se cambió su nombre',
  'two-factor-on': 'Se activó la verificación por SMS',
  'two-factor-off': 'Se desactivó la verificación por SMS',
  'authenticator-added': 'Se agregó una aplicación de autenticación',
  'authenticator-removed': 'Se quitó su aplicación de autenticación',
  'passkey-added': 'Se agregó una llave de acceso',
  'passkey-removed': 'Se quitó una llave de acceso',
  'recovery-codes-made': 'Se crearon nuevos códigos de recuperación',
  'recovery-code-used': 'Se usó un código de recuperación para iniciar sesión',
  'password-alone-waits': 'Un cambio que exige más que su contraseña será posible en un día',
  'first-payment-delay-lowered': 'Se acortó el tiempo de espera de los primeros pagos',
  'trusted-contact-named': 'Tiene un nuevo contacto de confianza',
  'trusted-contact-removed': 'Se quitó su contacto de confianza',
  'trusted-contact-declined': 'Su contacto de confianza dijo que no',
  'auto-logout-changed': 'Se cambió el tiempo de cierre automático',
  'security-notices-off': 'Se desactivaron las alertas de seguridad',
  'sessions-ended-by-staff': 'Cerramos su sesión en todas partes',
  'access-closed': 'Cerramos su acceso en línea',
  'access-opened': 'Reactivamos su acceso en línea',
  'staff-call-began': 'Le estamos llamando ahora',
  'staff-call-ended': 'Nuestra llamada con usted ha terminado',
};

const es: typeof en = {
  changes: changesInSpanish,
  callDetail: 'Nunca le pediremos un código ni una contraseña.',
  staffDetail: 'Llámenos si quiere saber por qué.',
  changeDetail: 'Si no fue usted, llámenos de inmediato.',
  signIn: 'Usted inició sesión',
  newBrowser: 'Inicio de sesión desde un navegador nuevo',
};

export const words = { en, es };

const ofStaff: readonly SecurityChange[] = [
  'sessions-ended-by-staff',
  'access-closed',
  'access-opened',
];

const calls: readonly SecurityChange[] = ['staff-call-began', 'staff-call-ended'];

export const notices: Notices<'security' | 'sign-in'> = {
  security({ change }, language) {
    const said = words[language];
    const detail = ofStaff.includes(change) ? said.staffDetail : said.changeDetail;
    return {
      sign: { shape: ShieldCheck, tone: 'warning' },
      title: said.changes[change],
      detail: calls.includes(change) ? said.callDetail : detail,
      open: ({ openPlace }) => openPlace('security', { part: 'security' }),
    };
  },
  'sign-in'({ newBrowser }, language) {
    const { signIn, newBrowser: ofNewBrowser } = words[language];
    return {
      sign: { shape: KeyRound, tone: 'quiet' },
      title: signIn,
      ...(newBrowser && { detail: ofNewBrowser, titleAlone: ofNewBrowser }),
      open: ({ openPlace }) => openPlace('security', { part: 'security' }),
    };
  },
};
