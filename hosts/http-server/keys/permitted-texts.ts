import {
  permittedActInWords,
  type WrittenDetails,
} from '#contract/identity/step-up/permitted-act-words.ts';
import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { printedMoney } from '#bank/statements/words/statement-words.ts';
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
  const en = permittedActInWords(act, 'en', detailsIn('en-US'));
  const es = permittedActInWords(act, 'es', detailsIn('es-US'));
  if (of === null) {
    return { en, es };
  }
  const holder = shortened(of);
  return { en: `${en}, accounts of ${holder}`, es: `${es}, cuentas de ${holder}` };
}

function detailsIn(locale: string): WrittenDetails {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money: printedMoney,
    day: (day) => date.format(new Date(`${day}T12:00:00Z`)),
    name: shortened,
    contact: shortenedInside,
    naming: 'brief',
  };
}

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
