import type { Cents } from '../../money/cents.ts';
import type { Repeat, LocalDate } from '../../time/time.ts';
import type { WordingLanguage } from '../../transactions/transaction-wording.ts';
import type { ContactPart, PermittedAct, PermittedPayee } from './permitted-act.ts';

/** How a place that shows an act writes its details: a screen in full, a text message with few signs. */
export interface WrittenDetails {
  readonly money: (amount: Cents) => string;
  readonly day: (day: LocalDate) => string;
  readonly name: (name: string) => string;
  readonly contact: (contact: string) => string;
  /** How cards, accounts and factors are named. */
  readonly naming: 'full' | 'brief';
}

/**
 * The act that a member is to permit, as the end of a sentence without a full stop: `to send $50.00 to Ana Ruiz`. The step-up
 * on the screen and the message with the code state it in these words, with amount and payee (NIST SP 800-63B-4, 3.2.8;
 * Regulation (EU) 2018/389, article 5).
 */
export function permittedActInWords(
  act: PermittedAct,
  language: WordingLanguage,
  details: WrittenDetails,
): string {
  // The table is typed kind by kind; which one it is cannot be told to the compiler any further.
  const say = acts[language][act.kind] as (act: PermittedAct, written: Written) => string;
  const names = naming[details.naming][language];
  return say(act, { ...details, ...names, payee: (payee) => payeeIn(payee, details, names) });
}

function payeeIn(
  { name, accountEnding, contact }: PermittedPayee,
  details: WrittenDetails,
  names: Naming,
): string {
  const reached =
    accountEnding === null
      ? contact && details.contact(contact)
      : names.payeeAccount(accountEnding);
  return reached === null ? details.name(name) : `${details.name(name)} (${reached})`;
}

interface Naming {
  readonly payeeAccount: (ending: string) => string;
  readonly card: (ending: string) => string;
  readonly numbers: (ending: string) => string;
  readonly passkey: (name: string) => string;
  readonly authenticator: string;
}

const naming: Record<WrittenDetails['naming'], Record<WordingLanguage, Naming>> = {
  full: {
    en: {
      payeeAccount: (ending) => `account ending in ${ending}`,
      card: (ending) => `the card ending in ${ending}`,
      numbers: (ending) => `the full numbers of the account ending in ${ending}`,
      passkey: (name) => `the passkey ${name}`,
      authenticator: 'your authenticator app',
    },
    es: {
      payeeAccount: (ending) => `cuenta terminada en ${ending}`,
      card: (ending) => `la tarjeta terminada en ${ending}`,
      numbers: (ending) => `los números completos de la cuenta terminada en ${ending}`,
      passkey: (name) => `la llave de acceso ${name}`,
      authenticator: 'su aplicación de autenticación',
    },
  },
  brief: {
    en: {
      payeeAccount: (ending) => `...${ending}`,
      card: (ending) => `card ${ending}`,
      numbers: (ending) => `the full number of account ${ending}`,
      passkey: () => 'a passkey',
      authenticator: 'the authenticator app',
    },
    es: {
      payeeAccount: (ending) => `...${ending}`,
      card: (ending) => `la tarjeta ${ending}`,
      numbers: (ending) => `el número completo de la cuenta ${ending}`,
      passkey: () => 'una llave de acceso',
      authenticator: 'la aplicación de autenticación',
    },
  },
};

interface Written extends Naming, Omit<WrittenDetails, 'naming'> {
  readonly payee: (payee: PermittedPayee) => string;
}

type Acts = {
  readonly [Kind in PermittedAct['kind']]: (
    act: Extract<PermittedAct, { kind: Kind }>,
    written: Written,
  ) => string;
};

type LaterRepeat = Exclude<Repeat, 'once'>;

const repeats: Record<WordingLanguage, Record<LaterRepeat, string>> = {
  en: { weekly: 'every week', 'every-two-weeks': 'every two weeks', monthly: 'every month' },
  es: { weekly: 'cada semana', 'every-two-weeks': 'cada dos semanas', monthly: 'cada mes' },
};

const contactParts: Record<WordingLanguage, Record<ContactPart, string>> = {
  en: { email: 'email', phone: 'phone', address: 'address' },
  es: { email: 'correo', phone: 'teléfono', address: 'dirección' },
};

function partsIn(language: WordingLanguage, parts: readonly ContactPart[], and: string): string {
  const names = parts.map((part) => contactParts[language][part]);
  const before = names.slice(0, -1).join(', ');
  return [before, names.at(-1)].filter(Boolean).join(` ${and} `);
}

const acts: Record<WordingLanguage, Acts> = {
  en: {
    payment: ({ amount, payee, day, repeat }, written) => {
      const sent = `to send ${written.money(amount)} to ${written.payee(payee)}`;
      if (day === null) return sent;
      const date = written.day(day);
      return repeat === 'once'
        ? `${sent} on ${date}`
        : `${sent} ${repeats.en[repeat]} from ${date}`;
    },
    'save-recipient': ({ payee }, written) => `to save ${written.payee(payee)} as a recipient`,
    'add-payee': ({ payee }, written) => `to add ${written.payee(payee)} as a payee`,
    'change-contact': ({ parts }) => `to change your ${partsIn('en', parts, 'and')}`,
    'change-password': () => 'to change your password',
    'set-two-factor': ({ on }) => `to turn ${on ? 'on' : 'off'} SMS verification`,
    'add-authenticator': () => 'to add an authenticator app',
    'remove-authenticator': (_, { authenticator }) => `to remove ${authenticator}`,
    'add-passkey': () => 'to add a passkey',
    'remove-passkey': ({ name }, { passkey }) => `to remove ${passkey(name)}`,
    'make-recovery-codes': () => 'to create recovery codes',
    'set-pin': ({ cardEnding }, { card }) => `to set the PIN of ${card(cardEnding)}`,
    'unlock-card': ({ cardEnding }, { card }) => `to unlock ${card(cardEnding)}`,
    'raise-card-limit': ({ cardEnding, limit }, { card, money }) =>
      `to raise the limit of ${card(cardEnding)} to ${money(limit)}`,
    'replace-card': ({ cardEnding }, { card }) => `to replace ${card(cardEnding)}`,
    'turn-off-security-notices': () => 'to turn off security alerts',
    'show-account-numbers': ({ accountEnding }, { numbers }) => `to show ${numbers(accountEnding)}`,
    'sign-loan': ({ amount }, { money }) => `to sign a loan of ${money(amount)}`,
    'give-access': (act, { name }) => `to give ${name(act.name)} access to your accounts`,
    'raise-access-limit': ({ limit, ...act }, { name, money }) =>
      `to let ${name(act.name)} send up to ${money(limit)} a day`,
    'set-first-payment-delay': ({ hours }) =>
      hours === 0
        ? 'to send large first payments right away'
        : `to hold large first payments for only ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    'name-trusted-contact': (act, { name }) => `to make ${name(act.name)} your trusted contact`,
    'remove-trusted-contact': (act, { name }) =>
      `to remove ${name(act.name)} as your trusted contact`,
  },
  es: {
    payment: ({ amount, payee, day, repeat }, written) => {
      const sent = `para enviar ${written.money(amount)} a ${written.payee(payee)}`;
      if (day === null) return sent;
      const date = written.day(day);
      return repeat === 'once'
        ? `${sent} el ${date}`
        : `${sent} ${repeats.es[repeat]} desde el ${date}`;
    },
    'save-recipient': ({ payee }, written) =>
      `para guardar a ${written.payee(payee)} como destinatario`,
    'add-payee': ({ payee }, written) => `para agregar a ${written.payee(payee)} como beneficiario`,
    'change-contact': ({ parts }) => `para cambiar su ${partsIn('es', parts, 'y')}`,
    'change-password': () => 'para cambiar su contraseña',
    'set-two-factor': ({ on }) => `para ${on ? 'activar' : 'desactivar'} la verificación por SMS`,
    'add-authenticator': () => 'para agregar una aplicación de autenticación',
    'remove-authenticator': (_, { authenticator }) => `para quitar ${authenticator}`,
    'add-passkey': () => 'para agregar una llave de acceso',
    'remove-passkey': ({ name }, { passkey }) => `para quitar ${passkey(name)}`,
    'make-recovery-codes': () => 'para crear códigos de recuperación',
    'set-pin': ({ cardEnding }, { card }) => `para establecer el PIN de ${card(cardEnding)}`,
    'unlock-card': ({ cardEnding }, { card }) => `para desbloquear ${card(cardEnding)}`,
    'raise-card-limit': ({ cardEnding, limit }, { card, money }) =>
      `para subir a ${money(limit)} el límite de ${card(cardEnding)}`,
    'replace-card': ({ cardEnding }, { card }) => `para reemplazar ${card(cardEnding)}`,
    'turn-off-security-notices': () => 'para desactivar las alertas de seguridad',
    'show-account-numbers': ({ accountEnding }, { numbers }) =>
      `para ver ${numbers(accountEnding)}`,
    'sign-loan': ({ amount }, { money }) => `para firmar un préstamo de ${money(amount)}`,
    'give-access': (act, { name }) => `para dar a ${name(act.name)} acceso a sus cuentas`,
    'raise-access-limit': ({ limit, ...act }, { name, money }) =>
      `para que ${name(act.name)} pueda enviar hasta ${money(limit)} al día`,
    'set-first-payment-delay': ({ hours }) =>
      hours === 0
        ? 'para enviar sin espera los primeros pagos grandes'
        : `para retener los primeros pagos grandes solo ${hours} ${hours === 1 ? 'hora' : 'horas'}`,
    'name-trusted-contact': (act, { name }) =>
      `para que ${name(act.name)} sea su contacto de confianza`,
    'remove-trusted-contact': (act, { name }) =>
      `para quitar a ${name(act.name)} como contacto de confianza`,
  },
};
