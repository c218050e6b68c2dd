import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { ended } from '../language/sentences.ts';

export interface Warning {
  readonly title: string;
  /** The signs of this fraud. */
  readonly looks: string;
  /** A demand of no honest person, or the first step. */
  readonly check: string;
}

const choices: Record<PaymentPurpose, string> = {
  goods: 'Something I am buying',
  'rent-or-bill': 'Rent or a bill',
  'family-or-friend': 'Family or a friend',
  investment: 'An investment',
  'bank-or-police': 'The bank or the police asked me to',
  other: 'Something else',
};

const warnings: Record<PaymentPurpose, Warning> = {
  goods: {
    title: 'Have you seen what you are buying?',
    looks:
      'Fake sellers offer a price far below the usual, hurry you, and want a transfer instead of a card.',
    check:
      'A transfer has no purchase protection. Pay by card if you can, or pay when you have it in your hands.',
  },
  'rent-or-bill': {
    title: 'Were you given new account details?',
    looks:
      'Scammers write as a landlord, a builder or a company, and say their account has changed.',
    check: 'Call them at a number you already know, not at one in the message, before you pay.',
  },
  'family-or-friend': {
    title: 'Have you spoken with them?',
    looks:
      'A message from a new number asks for money fast, or someone you know only online needs help.',
    check:
      'Call them at the number you have always used. Nobody honest asks you to hide a payment from us.',
  },
  investment: {
    title: 'Were you promised a profit?',
    looks:
      'A friendly adviser from a chat or an ad, a sure return, and a page that shows it grow. You cannot take the money out.',
    check: 'Look the firm and the adviser up at Investor.gov before you pay.',
  },
  'bank-or-police': {
    title: 'Stop. This is how a scam works.',
    looks:
      'Someone says your money is in danger or needed for an investigation, and keeps you on the phone. The number you see can be faked.',
    check:
      'We never ask you to move money or keep it secret. Neither do the police or the government. Hang up and call us.',
  },
  other: {
    title: 'Did someone tell you what to answer here?',
    looks: 'Scammers tell people what to choose, hurry them, and ask them to tell nobody.',
    check: 'We never ask for a code or a password, or to move money to keep it safe.',
  },
};

const en = {
  question: 'What is this payment for?',
  why: (to: string) =>
    `You have never paid ${to} before. Money sent to a scammer rarely comes back.`,
  missing: 'Choose what this payment is for. Nothing was sent.',
  choices,
  warnings,
  tells: (contact: string) => `If you go on, we tell ${ended(contact)}`,
  tellsDetail:
    'They are your trusted contact. We say that you have ordered a large payment to someone new, and not how much or to whom. Cancel, and we tell nobody.',
  toStop: (phone: string) =>
    `If you have any doubt, cancel: nothing has been sent. Or call us first at ${ended(phone)}`,
};

const choicesInSpanish: typeof en.choices = {
  goods: 'Algo que compro',
  'rent-or-bill': 'Alquiler o una factura',
  'family-or-friend': 'Familia o un amigo',
  investment: 'Una inversión',
  'bank-or-police': 'Me lo pidió el banco o la policía',
  other: 'Otra cosa',
};

const warningsInSpanish: typeof en.warnings = {
  goods: {
    title: '¿Ha visto lo que compra?',
    looks:
      'Los vendedores falsos ofrecen un precio muy por debajo del habitual, le apuran y quieren una transferencia en vez de una tarjeta.',
    check:
      'Una transferencia no protege la compra. Pague con tarjeta si puede, o cuando ya lo tenga.',
  },
  'rent-or-bill': {
    title: '¿Le dieron datos de cuenta nuevos?',
    looks:
      'Los estafadores escriben como si fueran un arrendador, un constructor o una empresa, y dicen que la cuenta cambió.',
    check: 'Antes de pagar, llame a un número que ya conozca, no al que está en el mensaje.',
  },
  'family-or-friend': {
    title: '¿Ha hablado con esa persona?',
    looks:
      'Un mensaje de un número nuevo pide dinero con prisa, o alguien a quien solo conoce por internet lo necesita.',
    check: 'Llame al número que siempre ha usado. Nadie honesto le pide que nos oculte un pago.',
  },
  investment: {
    title: '¿Le prometieron una ganancia?',
    looks:
      'Un asesor amable de un chat o un anuncio, un rendimiento seguro y una página que lo muestra crecer. Ese dinero no se puede retirar.',
    check: 'Busque a la empresa y al asesor en Investor.gov antes de pagar.',
  },
  'bank-or-police': {
    title: 'Deténgase. Así funciona una estafa.',
    looks:
      'Alguien dice que su dinero está en peligro o que hace falta para una investigación, y no cuelga. El número que usted ve puede ser falso.',
    check:
      'Ni nosotros ni la policía ni el gobierno le pedimos nunca que mueva dinero ni que lo mantenga en secreto. Cuelgue y llámenos.',
  },
  other: {
    title: '¿Alguien le dijo qué contestar aquí?',
    looks:
      'Los estafadores dicen qué elegir, apuran a la gente y le piden que no lo cuente a nadie.',
    check: 'Nunca pedimos un código ni una contraseña, ni que mueva dinero para protegerlo.',
  },
};

const es: typeof en = {
  question: '¿Para qué es este pago?',
  why: (to) =>
    `Es su primer pago a ${ended(to)} El dinero enviado a un estafador casi nunca vuelve.`,
  missing: 'Elija para qué es este pago. No se envió nada.',
  choices: choicesInSpanish,
  warnings: warningsInSpanish,
  tells: (contact) => `Si continúa, avisamos a ${ended(contact)}`,
  tellsDetail:
    'Es su contacto de confianza. Decimos que ordenó un pago grande a alguien nuevo, y no cuánto ni a quién. Si cancela, no avisamos a nadie.',
  toStop: (phone) =>
    `Si tiene alguna duda, cancele: no se ha enviado nada. O llámenos antes al ${ended(phone)}`,
};

export const purposeWords = { en, es };
