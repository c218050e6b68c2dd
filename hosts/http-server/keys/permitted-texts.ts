import type {
  ContactPart,
  PermittedAct,
  PermittedPayee,
} from '#contract/identity/step-up/permitted-act.ts';
import { printedMoney } from '#bank/statements/pdf/printed-money.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { MessageText } from '../messages/message-texts.ts';

/** A name or an address is cut to fit beside an amount into a short message. */
const nameMost = 24;
const contactMost = 28;

/**
 * The act that a code permits, as a continuation of `your code`: a payment with amount and payee (Regulation (EU) 2018/389,
 * article 5), so that a member talked into giving the code away reads its purpose, and the account owner where the member
 * has access to several memberships. Ours are the letters of GSM 03.38 in English.
 */
export function permittedText(act: PermittedAct, of: string | null = null): MessageText {
  const { en, es } = textOf(act);
  if (of === null) {
    return { en, es };
  }
  const holder = shortened(of);
  return { en: `${en}, accounts of ${holder}`, es: `${es}, cuentas de ${holder}` };
}

function textOf(act: PermittedAct): MessageText {
  switch (act.kind) {
    case 'payment':
      return paymentText(act);
    case 'save-recipient': {
      const payee = payeeText(act.payee);
      return {
        en: `to save ${payee} as a recipient`,
        es: `para guardar a ${payee} como destinatario`,
      };
    }
    case 'add-payee': {
      const payee = payeeText(act.payee);
      return { en: `to add ${payee} as a payee`, es: `para agregar a ${payee} como beneficiario` };
    }
    case 'change-contact':
      return contactText(act.parts);
    case 'set-two-factor':
      return act.on ? textMessagesOn : textMessagesOff;
    case 'set-pin':
    case 'unlock-card':
    case 'replace-card':
    case 'raise-card-limit':
      return cardText(act);
    case 'show-account-numbers':
      return {
        en: `to show the full number of account ${act.accountEnding}`,
        es: `para ver el número completo de la cuenta ${act.accountEnding}`,
      };
    case 'sign-loan': {
      const amount = printedMoney(act.amount);
      return { en: `to sign a loan of ${amount}`, es: `para firmar un préstamo de ${amount}` };
    }
    case 'give-access': {
      const name = shortened(act.name);
      return {
        en: `to give ${name} access to your accounts`,
        es: `para dar a ${name} acceso a sus cuentas`,
      };
    }
    case 'raise-access-limit': {
      const [name, limit] = [shortened(act.name), printedMoney(act.limit)];
      return {
        en: `to let ${name} send up to ${limit} a day`,
        es: `para que ${name} pueda enviar hasta ${limit} al día`,
      };
    }
    case 'name-trusted-contact': {
      const name = shortened(act.name);
      return {
        en: `to make ${name} your trusted contact`,
        es: `para que ${name} sea su contacto de confianza`,
      };
    }
    case 'remove-trusted-contact': {
      const name = shortened(act.name);
      return {
        en: `to remove ${name} as your trusted contact`,
        es: `para quitar a ${name} como contacto de confianza`,
      };
    }
    case 'set-first-payment-delay':
      return delayText(act.hours);
    default:
      return factorTexts[act.kind];
  }
}

function paymentText({
  amount,
  payee,
  day,
  repeat,
}: Extract<PermittedAct, { kind: 'payment' }>): MessageText {
  const [money, to] = [printedMoney(amount), payeeText(payee)];
  const when = day === null ? { en: '', es: '' } : whenText(day, repeat);
  return {
    en: `to send ${money} to ${to}${when.en}`,
    es: `para enviar ${money} a ${to}${when.es}`,
  };
}

function whenText(
  day: LocalDate,
  repeat: Extract<PermittedAct, { kind: 'payment' }>['repeat'],
): MessageText {
  const noon = new Date(`${day}T12:00:00Z`);
  const [en, es] = [formats.en.format(noon), formats.es.format(noon)];
  return repeat === 'once'
    ? { en: ` on ${en}`, es: ` el ${es}` }
    : { en: ` ${repeats[repeat].en} from ${en}`, es: ` ${repeats[repeat].es} desde el ${es}` };
}

const formats = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeZone: 'UTC' }),
};

const repeats = {
  weekly: { en: 'every week', es: 'cada semana' },
  'every-two-weeks': { en: 'every two weeks', es: 'cada dos semanas' },
  monthly: { en: 'every month', es: 'cada mes' },
} as const;

/** `Ana Ruiz (...6789)`, `Sam Lee (sam@example.com)`, or the name alone where nothing else is known. */
function payeeText({ name, accountEnding, contact }: PermittedPayee): string {
  const reached =
    accountEnding === null ? contact && shortenedInside(contact) : `...${accountEnding}`;
  return reached === null ? shortened(name) : `${shortened(name)} (${reached})`;
}

function contactText(parts: readonly ContactPart[]): MessageText {
  return {
    en: `to change your ${listed(
      parts.map((part) => contactParts[part].en),
      'and',
    )}`,
    es: `para cambiar su ${listed(
      parts.map((part) => contactParts[part].es),
      'y',
    )}`,
  };
}

const contactParts: Record<ContactPart, MessageText> = {
  email: { en: 'email', es: 'correo' },
  phone: { en: 'phone', es: 'teléfono' },
  address: { en: 'address', es: 'dirección' },
};

function listed(words: readonly string[], and: string): string {
  const before = words.slice(0, -1).join(', ');
  return [before, words.at(-1)].filter(Boolean).join(` ${and} `);
}

function delayText(hours: number): MessageText {
  return hours === 0
    ? {
        en: 'to send large first payments right away',
        es: 'para enviar sin espera los primeros pagos grandes',
      }
    : {
        en: `to hold large first payments for only ${hours} hours`,
        es: `para retener los primeros pagos grandes solo ${hours} horas`,
      };
}

const textMessagesOn: MessageText = {
  en: 'to turn on SMS verification',
  es: 'para activar la verificación por SMS',
};
const textMessagesOff: MessageText = {
  en: 'to turn off SMS verification',
  es: 'para desactivar la verificación por SMS',
};

function cardText(act: Extract<PermittedAct, { readonly cardEnding: string }>): MessageText {
  const card = act.cardEnding;
  switch (act.kind) {
    case 'set-pin':
      return { en: `to set the PIN of card ${card}`, es: `para el PIN de la tarjeta ${card}` };
    case 'unlock-card':
      return { en: `to unlock card ${card}`, es: `para desbloquear la tarjeta ${card}` };
    case 'replace-card':
      return { en: `to replace card ${card}`, es: `para cambiar la tarjeta ${card}` };
    case 'raise-card-limit': {
      const limit = printedMoney(act.limit);
      return {
        en: `to raise the limit of card ${card} to ${limit}`,
        es: `para subir el límite de la tarjeta ${card} a ${limit}`,
      };
    }
  }
}

const factorTexts = {
  'change-password': { en: 'to change your password', es: 'para cambiar su contraseña' },
  'turn-off-security-notices': {
    en: 'to turn off security alerts',
    es: 'para desactivar las alertas de seguridad',
  },
  'add-authenticator': {
    en: 'to add an authenticator app',
    es: 'para agregar una aplicación de autenticación',
  },
  'remove-authenticator': {
    en: 'to remove the authenticator app',
    es: 'para quitar la aplicación de autenticación',
  },
  'add-passkey': { en: 'to add a passkey', es: 'para agregar una llave de acceso' },
  'remove-passkey': { en: 'to remove a passkey', es: 'para quitar una llave de acceso' },
  'make-recovery-codes': {
    en: 'to create recovery codes',
    es: 'para crear códigos de recuperación',
  },
} as const;

function shortened(name: string): string {
  const signs = [...name];
  return signs.length <= nameMost
    ? name
    : `${signs
        .slice(0, nameMost - 3)
        .join('')
        .trimEnd()}...`;
}

/** Beginning and end of a long address: either alone could be made to look like another. */
function shortenedInside(contact: string): string {
  const half = (contactMost - 3) / 2;
  return contact.length <= contactMost
    ? contact
    : `${contact.slice(0, Math.floor(half))}...${contact.slice(-Math.ceil(half))}`;
}
