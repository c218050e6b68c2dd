import { counted } from '../language/counted.ts';
import type { SecurityChange } from '#contract/security/security-changes.ts';
import { safety as en } from './notices.en.ts';

const changes: Record<SecurityChange, string> = {
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

/** What the shell says about how the account is kept safe, on whichever screen. */
const es: typeof en = {
  changes,
  callDetail: 'Nunca le pediremos un código ni una contraseña.',
  staffDetail: 'Llámenos si quiere saber por qué.',
  changeDetail: 'Si no fue usted, llámenos de inmediato.',
  newBrowser: 'Inicio de sesión desde un navegador nuevo',

  warning: {
    title: '¿Sigue ahí?',
    description: (minutes: number) =>
      `No ha habido actividad en casi ${counted(minutes, 'minuto', 'minutos')}, así que su sesión está por cerrarse.`,
    countdown: 'La sesión se cierra en',
    seconds: (count: number) =>
      count === 1
        ? 'Su sesión se cierra en 1 segundo.'
        : `Su sesión se cierra en ${count} segundos.`,
    unsent: 'Lo que haya escrito y no enviado se perdería.',
    stay: 'Seguir conectado',
    leave: 'Salir ahora',
  },
};

export const safetyWords = { en, es };
