import { foldText } from '#contract/text/typed-signs.ts';
import type { HelpTopic } from '#contract/support/support-terms.ts';

/**
 * The phrases by which each topic is found. A phrase is one or several stems; it fits a question in which each of them
 * begins a word, in any order. They have neither accents nor capitals.
 */
const helpPhrases: Readonly<Record<Exclude<HelpTopic, 'greeting' | 'thanks'>, Phrases>> = {
  'send-money': {
    en: 'transfer, send money, move money, how transfer, between account',
    es: 'transferi, enviar dinero, mandar dinero, mover dinero, entre cuentas',
  },
  'transfer-time': {
    en: 'how long transfer, transfer take, transfer arrive, transfer time, when arrive, long send',
    es: 'tarda transfer, demora transfer, llega transfer, cuando llega, tarda dinero',
  },
  'transfer-limit': {
    en: 'transfer limit, maximum transfer, most send, how much send, zelle limit, send limit',
    es: 'limite transfer, maximo transfer, limite enviar, cuanto enviar, limite zelle, cuanto transferir',
  },
  'scheduled-transfer': {
    en: 'schedule transfer, recurring transfer, transfer every, future transfer, repeat transfer, standing order',
    es: 'programar transfer, transferencia programada, transferencia recurrente, transferencia automatica',
  },
  'pending-transfer': {
    en: 'pending, held, on hold, under review, held review, pending transfer, why pending',
    es: 'pendiente, retenid, en revision, transferencia pendiente, transferencia retenida',
  },
  'cancel-transfer': {
    en: 'cancel transfer, stop transfer, undo transfer, take back transfer, wrong person, cancel zelle',
    es: 'cancelar transfer, anular transfer, detener transfer, deshacer transfer, persona equivocada',
  },
  'failed-transfer': {
    en: 'transfer fail, failed, returned, transfer reject, money not arrive, not received',
    es: 'transferencia fall, fallo, fallid, rechazad, devuelt, no llego, dinero no llega',
  },
  zelle: {
    en: 'zelle, send friend, zelle transfer, zelle work',
    es: 'zelle, enviar amigo, transferencia zelle',
  },
  'other-bank': {
    en: 'other bank, another bank, external, wire, ach, external transfer, wire transfer, transfer another bank',
    es: 'otro banco, transferir otro banco, transferencia externa, giro',
  },
  'routing-number': {
    en: 'routing, routing number, aba',
    es: 'numero ruta, ruta bancari, numero routing',
  },
  'account-number': {
    en: 'account number, masked number, full number, whole number',
    es: 'numero cuenta, numero completo',
  },
  balance: {
    en: 'balance, available, how much have, hide balance, available balance',
    es: 'saldo, disponible, cuanto tengo, ocultar saldo, saldo disponible',
  },
  'pay-bill': {
    en: 'bill, pay bill, payee, electric, utility, add payee',
    es: 'factura, pagar, pagar cuenta, pago factura, pagar luz, pagar servicio, beneficiario, agregar beneficiario',
  },
  'recurring-bill': {
    en: 'recurring bill, bill every month, schedule bill, autopay, automatic payment, recurring payment, schedule payment',
    es: 'pago automatico, pago recurrente, pago cada mes, factura cada mes, programar pago, cuenta cada mes',
  },
  'lost-card': {
    en: 'lost, stolen, lost card, card stolen, replace card, new card, damaged card',
    es: 'perdi, robad, robaron, perdi tarjeta, tarjeta perdida, robaron tarjeta, tarjeta nueva, reemplazar tarjeta',
  },
  'lock-card': {
    en: 'lock, lock card, unlock card, freeze card, block card',
    es: 'bloque, desbloque, bloquear tarjeta, desbloque tarjeta, congelar tarjeta',
  },
  'card-limit': {
    en: 'limit, card limit, daily limit, spending limit, credit limit, raise limit',
    es: 'limite, limite tarjeta, limite diario, limite credito, subir limite',
  },
  'card-pin': {
    en: 'pin, card pin, change pin, set pin, forgot pin',
    es: 'pin, pin tarjeta, cambiar pin, olvide pin, establecer pin',
  },
  travel: {
    en: 'travel, trip, abroad, vacation, travel card',
    es: 'viaj, exterior, extranjero, vacacion, viaje tarjeta',
  },
  'unknown-charge': {
    en: 'unknown charge, dispute, fraud, did not make, not recognize, dont recognize, wrong charge, unauthorized, charged twice, scam',
    es: 'disput, fraude, estafa, cargo desconocido, no reconozco, no hice, cobraron dos, no autoriz, reclam',
  },
  'deposit-check': {
    en: 'deposit, cash check, mobile deposit, deposit check, deposit available, when deposit available',
    es: 'deposit, cheque, depositar cheque, deposito disponible, cuando disponible deposito, deposito movil, foto cheque',
  },
  statements: {
    en: 'statement, monthly statement, download statement, pdf',
    es: 'estado cuenta, estados cuenta, descargar estado, extracto',
  },
  export: {
    en: 'export, csv, spreadsheet, excel, ofx, quicken, download transactions',
    es: 'exportar, csv, hoja calculo, excel, descargar movimientos, descargar transacciones',
  },
  search: {
    en: 'search, find transaction, find payment, old transaction, filter, history',
    es: 'buscar, encontrar transaccion, encontrar movimiento, historial, filtr, movimientos',
  },
  exchange: {
    en: 'exchange, currency, exchange rate, euro, foreign currency, convert',
    es: 'divisa, moneda, tipo cambio, euro, convertir, cambio divisa, cambio moneda',
  },
  investments: {
    en: 'invest, portfolio, fund, stocks, bonds',
    es: 'inversi, invertir, cartera, portafolio, acciones, bonos',
  },
  'safe-box': {
    en: 'safe deposit, deposit box, safe deposit box',
    es: 'caja seguridad, caja fuerte',
  },
  loans: { en: 'loan, mortgage, borrow', es: 'prestamo, hipoteca, pedir prestado' },
  budget: {
    en: 'budget, spending, spending category',
    es: 'presupuesto, gasto, gastos categoria',
  },
  'credit-score': {
    en: 'credit score, score, credit history',
    es: 'puntaje, puntaje credito, historial credit',
  },
  password: {
    en: 'password, change password, forgot password, reset password, username',
    es: 'contrasena, clave, cambiar contrasena, olvide contrasena, cambiar clave, usuario',
  },
  security: {
    en: 'security, secure, two factor, verification code, 2fa, hacked, sign in, signed in, logged out, log out, sign out, phishing',
    es: 'seguridad, dos pasos, codigo verificacion, cerrar sesion, inicio sesion, hacke',
  },
  notifications: { en: 'notif, alert, bell, unread', es: 'notif, alerta, aviso, campana' },
  appearance: {
    en: 'dark, dark mode, theme, colors, appearance, light mode',
    es: 'oscuro, modo oscuro, aspecto, apariencia, tema, modo claro',
  },
  language: {
    en: 'language, spanish, english, translate, speak spanish',
    es: 'idioma, espanol, ingles, cambiar idioma',
  },
  fees: {
    en: 'fee, cost, charge, price, free, fee transfer, transfer cost, fee charge',
    es: 'comision, tarifa, cobran, cuesta, costo, gratis, cuesta transferir, cobran transferir',
  },
  insurance: { en: 'insur, fdic, ncua, protected', es: 'asegurad, seguro, protegid' },
  hours: {
    en: 'hours, open, opening hours, when open, branch, saturday, weekend, closed, address',
    es: 'horario, abierto, abren, cierran, hora abren, sucursal, sabado, direccion',
  },
  contact: {
    en: 'phone, phone number, call, contact, email, person, real person, human, agent, speak, talk someone',
    es: 'telefono, numero telefono, llamar, contacto, correo, persona, hablar persona, agente, hablar',
  },
};

/** Phrases that are no question. They count only where nothing else fits. */
const smallTalkPhrases: Readonly<Record<'greeting' | 'thanks', Phrases>> = {
  thanks: { en: 'thank, thx', es: 'gracias' },
  greeting: { en: 'hello, hi, hey, good morning, good afternoon, help', es: 'hola, buen, ayuda' },
};

const topicsMax = 2;

type Index = readonly {
  readonly topic: HelpTopic;
  readonly phrases: readonly (readonly string[])[];
}[];

const helpIndex = indexOf(helpPhrases);
const smallTalk = indexOf(smallTalkPhrases);

/**
 * The topics of the help index for a question in English or Spanish: the best topic, two where they fit equally well, none
 * where nothing does. A phrase with more stems counts more. Case, accents and punctuation do not count.
 */
export function topicsIn(question: string): HelpTopic[] {
  const words = wordsOf(question);
  const found = bestOf(helpIndex, words);
  return found.length > 0 ? found.slice(0, topicsMax) : bestOf(smallTalk, words).slice(0, 1);
}

function indexOf<Topic extends HelpTopic>(
  phrases: Readonly<Record<Topic, { readonly en: string; readonly es: string }>>,
): Index {
  return (Object.keys(phrases) as Topic[]).map((topic) => {
    const { en, es } = phrases[topic];
    return { topic, phrases: `${en}, ${es}`.split(', ').map((phrase) => phrase.split(' ')) };
  });
}

function bestOf(index: Index, words: readonly string[]): HelpTopic[] {
  const scores = index.map(({ topic, phrases }) => ({
    topic,
    score: Math.max(...phrases.map((stems) => scoreOf(stems, words))),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  return best === 0 ? [] : scores.filter(({ score }) => score === best).map(({ topic }) => topic);
}

/** The number of stems if every stem begins a word of the question; otherwise nothing. */
function scoreOf(stems: readonly string[], words: readonly string[]): number {
  const fits = stems.every((stem) => words.some((word) => isOfStem(word, stem)));
  return fits ? stems.length : 0;
}

/** Three letters are a word, such as `pin`; after a longer stem, the rest may be an ending. */
function isOfStem(word: string, stem: string): boolean {
  return stem.length <= 3 ? word === stem || word === `${stem}s` : word.startsWith(stem);
}

function wordsOf(question: string): string[] {
  return foldText(question)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

interface Phrases {
  readonly en: string;
  readonly es: string;
}
