import { ended } from '../language/ended.ts';
import { purpose as en } from './purpose.en.ts';

const choices: typeof en.choices = {
  goods: 'Algo que compro',
  'rent-or-bill': 'Alquiler o una factura',
  'family-or-friend': 'Familia o un amigo',
  investment: 'Una inversión',
  'bank-or-police': 'Me lo pidió el banco o la policía',
  other: 'Otra cosa',
};

const warnings: typeof en.warnings = {
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
  choices,
  warnings,
  tells: (contact) => `Si continúa, avisamos a ${ended(contact)}`,
  tellsDetail:
    'Es su contacto de confianza. Decimos que ordenó un pago grande a alguien nuevo, y no cuánto ni a quién. Si cancela, no avisamos a nadie.',
  toStop: (phone) =>
    `Si tiene alguna duda, cancele: no se ha enviado nada. O llámenos antes al ${ended(phone)}`,
};

/** What a large first payment to somebody new is for, in every language. */
export const purposeWords = { en, es };
