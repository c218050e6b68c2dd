import { counted } from '../../language/counted.ts';
import type { ContactPart } from '#contract/identity/step-up/permitted-act.ts';
import type { Repeat } from '#contract/time/repeat.ts';
import { ended } from '../../language/ended.ts';

const repeats: Readonly<Record<Exclude<Repeat, 'once'>, string>> = {
  weekly: 'every week',
  'every-two-weeks': 'every two weeks',
  monthly: 'every month',
};

const contactParts: Readonly<Record<ContactPart, string>> = {
  email: 'email',
  phone: 'phone',
  address: 'address',
};

const purposes = {
  payment: (amount: string, payee: string, when: string) =>
    `To send ${amount} to ${payee}${ended(when)}`,
  onDay: (day: string) => ` on ${day}`,
  fromDay: (repeat: Exclude<Repeat, 'once'>, day: string) => ` ${repeats[repeat]} from ${day}`,
  saveRecipient: (payee: string) => `To save ${payee} as a recipient.`,
  addPayee: (payee: string) => `To add ${payee} as a payee.`,
  changeContact: (parts: string) => `To change your ${ended(parts)}`,
  contactParts,
  lastOfContactParts: (before: string, last: string) => `${before} and ${last}`,
  changePassword: 'To change your password.',
  twoFactorOn: 'To turn on SMS verification.',
  twoFactorOff: 'To turn off SMS verification.',
  addAuthenticator: 'To add an authenticator app.',
  removeAuthenticator: 'To remove your authenticator app.',
  addPasskey: 'To add a passkey.',
  removePasskey: (name: string) => `To remove the passkey ${ended(name)}`,
  makeRecoveryCodes: 'To create recovery codes.',
  setPin: (ending: string) => `To set the PIN of the card ending in ${ended(ending)}`,
  unlockCard: (ending: string) => `To unlock the card ending in ${ended(ending)}`,
  raiseCardLimit: (ending: string, limit: string) =>
    `To raise the limit of the card ending in ${ending} to ${ended(limit)}`,
  replaceCard: (ending: string) => `To replace the card ending in ${ended(ending)}`,
  securityNoticesOff: 'To turn off security alerts.',
  showAccountNumbers: (ending: string) =>
    `To show the full numbers of the account ending in ${ended(ending)}`,
  signLoan: (amount: string) => `To sign a loan of ${ended(amount)}`,
  giveAccess: (name: string) => `To give ${name} access to your accounts.`,
  raiseAccessLimit: (name: string, limit: string) => `To let ${name} send up to ${limit} a day.`,
  nameTrustedContact: (name: string) => `To make ${name} your trusted contact.`,
  removeTrustedContact: (name: string) => `To remove ${name} as your trusted contact.`,
  firstPaymentsWait: (hours: number) =>
    `To hold large first payments for only ${counted(hours, 'hour', 'hours')}.`,
  firstPaymentsAtOnce: 'To send large first payments right away.',
  /** The payee, by account or address. */
  byAccount: (name: string, ending: string) => `${name} (account ending in ${ending})`,
  byContact: (name: string, contact: string) => `${name} (${contact})`,
};

const en = {
  title: 'Confirm it is you',
  accountsOf: (holder: string) => `Accounts of ${ended(holder)}`,
  purposes,
  /** Goes on from the purpose: the requested proof, and its reason. */
  bothFactors: {
    asks: 'your password and a code',
    orPasskey: 'your passkey, or your password and a code',
    signIn: (asks: string) => `This changes how you sign in, so we ask for ${ended(asks)}`,
    access: (asks: string) =>
      `This lets somebody else see your accounts, so we ask for ${ended(asks)}`,
    contact: (asks: string) => `This changes how we reach you, so we ask for ${ended(asks)}`,
    loan: (asks: string) => `Your signature is binding, so we ask for ${ended(asks)}`,
  },
  passwordConfirmed: 'Your password is confirmed. Now we need a code.',
  cancel: 'Cancel',
  overTitle: 'This took too long, or there were too many tries.',
  over: 'Nothing was changed, and no money moved. You can start again with a new code.',
  startAgain: 'Start again',
};

type Purposes = (typeof en)['purposes'];

const repeatsInSpanish = {
  weekly: 'cada semana',
  'every-two-weeks': 'cada dos semanas',
  monthly: 'cada mes',
} as const;

const contactPartsInSpanish: Purposes['contactParts'] = {
  email: 'correo',
  phone: 'teléfono',
  address: 'dirección',
};

const purposesInSpanish: Purposes = {
  payment: (amount, payee, when) => `Para enviar ${amount} a ${payee}${ended(when)}`,
  onDay: (day) => ` el ${day}`,
  fromDay: (repeat, day) => ` ${repeatsInSpanish[repeat]} desde el ${day}`,
  saveRecipient: (payee) => `Para guardar a ${payee} como destinatario.`,
  addPayee: (payee) => `Para agregar a ${payee} como beneficiario.`,
  changeContact: (parts) => `Para cambiar su ${ended(parts)}`,
  contactParts: contactPartsInSpanish,
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

const es: typeof en = {
  title: 'Confirme que es usted',
  accountsOf: (holder) => `Cuentas de ${ended(holder)}`,
  purposes: purposesInSpanish,
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
