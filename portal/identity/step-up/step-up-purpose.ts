import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { permittedActInWords } from '#contract/identity/step-up/permitted-act-words.ts';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { ended } from '../../language/sentences.ts';
import type { Language } from '../../language/language.ts';
import { stepUpWords } from './words.ts';

/** The purpose of a held-up request, as the bank tells it, in a sentence. */
export function stepUpPurpose(permits: PermittedAct, language: Language): string {
  const purpose = permittedActInWords(permits, language, {
    money: (amount) => formatMoney(amount, 'negative', language),
    day: (day) => formatDate(day, language),
    name: (name) => name,
    contact: (contact) => contact,
    naming: 'full',
  });
  return ended(purpose.charAt(0).toUpperCase() + purpose.slice(1));
}

/** The proof and its reason, where a password and a code are due. */
export function whyBothFactors(
  {
    permits,
    methods,
  }: { permits: PermittedAct; methods: readonly Pick<OfferedMethod, 'method'>[] },
  language: Language,
): string {
  const { bothFactors: words } = stepUpWords[language];
  const asks = methods.some(({ method }) => method === 'passkey') ? words.orPasskey : words.asks;
  switch (permits.kind) {
    case 'give-access':
      return words.access(asks);
    case 'change-contact':
      return words.contact(asks);
    case 'sign-loan':
      return words.loan(asks);
    default:
      return words.signIn(asks);
  }
}
