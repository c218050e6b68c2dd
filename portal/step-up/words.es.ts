import { counted } from '../language/counted.ts';
import { stepUp as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

type Purposes = (typeof en)['purposes'];

const repeats = {
  weekly: 'cada semana',
  'every-two-weeks': 'cada dos semanas',
  monthly: 'cada mes',
} as const;

const contactParts: Purposes['contactParts'] = {
  email: 'correo',
  phone: 'teléfono',
  address: 'dirección',
};

/** For what the bank wants to know first that it is the member, in words that go on from the title. */
const purposes: Purposes = {
  payment: (amount, payee, when) => `Para enviar ${amount} a ${payee}${ended(when)}`,
  onDay: (day) => ` el ${day}`,
  fromDay: (repeat, day) => ` ${repeats[repeat]} desde el ${day}`,
  saveRecipient: (payee) => `Para guardar a ${payee} como destinatario.`,
  addPayee: (payee) => `Para agregar a ${payee} como beneficiario.`,
  changeContact: (parts) => `Para cambiar su ${ended(parts)}`,
  contactParts,
  lastOfContactParts: (before, last) => `${before} y ${last}`,
  changePassword: 'Para cambiar su contraseña.',
  twoFactorOn: 'Para activar la verificación por SMS.',
  twoFactorOff: 'Para desactivar la verificación por SMS.',
  addAuthenticator: 'Para agregar una aplicación de autenticación.',
  removeAuthenticator: 'Para quitar su aplicación de autenticación.',
  addPasskey: 'Para agregar una llave de acceso.',
  removePasskey: (name) => `Para quitar la llave de acceso ${ended(name)}`,
  makeRecoveryCodes: 'Para crear códigos de recuperación.',
  setPin: (ending) => `Para establecer el PIN de la tarjeta terminada en ${ended(ending)}`,
  unlockCard: (ending) => `Para desbloquear la tarjeta terminada en ${ended(ending)}`,
  raiseCardLimit: (ending, limit) =>
    `Para subir a ${limit} el límite de la tarjeta terminada en ${ended(ending)}`,
  replaceCard: (ending) => `Para reemplazar la tarjeta terminada en ${ended(ending)}`,
  securityNoticesOff: 'Para desactivar las alertas de seguridad.',
  showAccountNumbers: (ending) =>
    `Para ver los números completos de la cuenta terminada en ${ended(ending)}`,
  signLoan: (amount) => `Para firmar un préstamo de ${ended(amount)}`,
  giveAccess: (name) => `Para dar a ${name} acceso a sus cuentas.`,
  raiseAccessLimit: (name, limit) => `Para que ${name} pueda enviar hasta ${limit} al día.`,
  nameTrustedContact: (name) => `Para que ${name} sea su contacto de confianza.`,
  removeTrustedContact: (name) => `Para quitar a ${name} como contacto de confianza.`,
  firstPaymentsWait: (hours) =>
    `Para retener los primeros pagos grandes solo ${counted(hours, 'hora', 'horas')}.`,
  firstPaymentsAtOnce: 'Para enviar sin espera los primeros pagos grandes.',
  byAccount: (name, ending) => `${name} (cuenta terminada en ${ending})`,
  byContact: (name, contact) => `${name} (${contact})`,
};

/** What is said where the bank wants to know that it is the member before it does something risky. */
const es: typeof en = {
  title: 'Confirme que es usted',
  accountsOf: (holder) => `Cuentas de ${ended(holder)}`,
  purposes,
  bothFactors: {
    asks: 'su contraseña y un código',
    orPasskey: 'su llave de acceso, o su contraseña y un código',
    signIn: (asks) =>
      `Esto cambia la forma en que inicia sesión; por eso le pedimos ${ended(asks)}`,
    access: (asks) =>
      `Esto permite que otra persona vea sus cuentas; por eso le pedimos ${ended(asks)}`,
    contact: (asks) =>
      `Esto cambia la forma de comunicarnos con usted; por eso le pedimos ${ended(asks)}`,
    loan: (asks) => `Su firma es vinculante; por eso le pedimos ${ended(asks)}`,
  },
  passwordConfirmed: 'Su contraseña está confirmada. Ahora falta un código.',
  cancel: 'Cancelar',
  overTitle: 'Tardó demasiado o se intentó demasiadas veces.',
  over: 'No se cambió nada ni se movió dinero. Puede empezar de nuevo, con otro código.',
  startAgain: 'Empezar de nuevo',
};

export const stepUpWords = { en, es };
