import {
  CircleX,
  CreditCard,
  KeyRound,
  Lock,
  LockOpen,
  Plane,
  ShieldCheck,
  ShieldOff,
  SlidersHorizontal,
  TriangleAlert,
} from 'lucide-react';
import type { CardChange } from '#contract/cards/cards.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import type { Notices, NoticeSign } from '../capability.ts';
import { formatMoney } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import { cardInSentence } from './card-type-words.ts';

/** The changes of a card; `card` is its type and masked number. */
const cardChanges: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Locked: ${card}`,
  unlocked: (card) => `Unlocked: ${card}`,
  'limit-set': (card) => `New limit: ${card}`,
  'pin-set': (card) => `New PIN: ${card}`,
  'replacement-ordered': (card) => `A new card is on its way for ${card}`,
  'replacement-activated': (card) => `Now in use: ${card}`,
  'travel-notice-added': (card) => `Travel notice added: ${card}`,
  'travel-notice-removed': (card) => `Travel notice removed: ${card}`,
  'purchase-approved': (card) => `Purchase: ${card}`,
  'purchase-declined': (card) => `Declined: ${card}`,
  'purchase-posted': (card) => `Paid from your account: ${card}`,
};

const cardChangesInSpanish: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Bloqueada: ${card}`,
  unlocked: (card) => `Desbloqueada: ${card}`,
  'limit-set': (card) => `Nuevo límite: ${card}`,
  'pin-set': (card) => `Nuevo PIN: ${card}`,
  'replacement-ordered': (card) => `Una tarjeta nueva está en camino en lugar de ${card}`,
  'replacement-activated': (card) => `Ya en uso: ${card}`,
  'travel-notice-added': (card) => `Aviso de viaje agregado: ${card}`,
  'travel-notice-removed': (card) => `Aviso de viaje eliminado: ${card}`,
  'purchase-approved': (card) => `Compra: ${card}`,
  'purchase-declined': (card) => `Rechazada: ${card}`,
  'purchase-posted': (card) => `Pagada desde su cuenta: ${card}`,
};

const overdrafts = {
  titles: {
    allowed: (account: string) => `Overdrafts by card allowed: ${account}`,
    ended: (account: string) => `Overdrafts by card not allowed: ${account}`,
    paid: (account: string) => `We paid an overdraft: ${account}`,
  },
  allowed: (fee: string) => `Each overdraft costs ${ended(fee)} You can change this at any time.`,
  allowedFree: 'They cost nothing. You can change this at any time.',
  ended: 'Card payments beyond your balance are declined, at no charge.',
  paid: (fee: string) =>
    `The fee is ${ended(fee)} Please make a deposit to bring your balance above zero.`,
  paidFree: 'There is no fee. Please make a deposit to bring your balance above zero.',
};

const overdraftsInSpanish: typeof overdrafts = {
  titles: {
    allowed: (account) => `Sobregiros con tarjeta permitidos: ${account}`,
    ended: (account) => `Sobregiros con tarjeta no permitidos: ${account}`,
    paid: (account) => `Pagamos un sobregiro: ${account}`,
  },
  allowed: (fee) => `Cada sobregiro cuesta ${ended(fee)} Puede cambiarlo en cualquier momento.`,
  allowedFree: 'No tienen costo. Puede cambiarlo en cualquier momento.',
  ended: 'Los pagos con tarjeta que superan su saldo se rechazan, sin cargo.',
  paid: (fee) =>
    `El cargo es de ${ended(fee)} Haga un depósito para que su saldo quede por encima de cero.`,
  paidFree: 'No hay cargo. Haga un depósito para que su saldo quede por encima de cero.',
};

export const words = {
  en: { changes: cardChanges, overdrafts },
  es: { changes: cardChangesInSpanish, overdrafts: overdraftsInSpanish },
};

const cardSigns: Record<CardChange, NoticeSign> = {
  locked: { shape: Lock, tone: 'warning' },
  unlocked: { shape: LockOpen, tone: 'positive' },
  'limit-set': { shape: SlidersHorizontal, tone: 'quiet' },
  'pin-set': { shape: KeyRound, tone: 'quiet' },
  'replacement-ordered': { shape: CreditCard, tone: 'brand' },
  'replacement-activated': { shape: CreditCard, tone: 'positive' },
  'travel-notice-added': { shape: Plane, tone: 'quiet' },
  'travel-notice-removed': { shape: Plane, tone: 'quiet' },
  'purchase-approved': { shape: CreditCard, tone: 'quiet' },
  'purchase-declined': { shape: CircleX, tone: 'danger' },
  'purchase-posted': { shape: CreditCard, tone: 'quiet' },
};

const overdraftSigns: Record<keyof typeof overdrafts.titles, NoticeSign> = {
  allowed: { shape: ShieldOff, tone: 'warning' },
  ended: { shape: ShieldCheck, tone: 'positive' },
  paid: { shape: TriangleAlert, tone: 'danger' },
};

export const notices: Notices<'card' | 'overdraft'> = {
  card: ({ change, cardType, cardNumber, merchant }, language) => ({
    sign: cardSigns[change],
    title: words[language].changes[change](cardInSentence(cardType, cardNumber, language)),
    detail: merchant ?? undefined,
    open: ({ openTab }) => openTab('dashboard', { open: 'card', card: cardType }),
  }),
  overdraft({ change, account, name, fee }, language) {
    const said = words[language].overdrafts;
    const cost = formatMoney(fee);
    const details = {
      allowed: fee > 0 ? said.allowed(cost) : said.allowedFree,
      ended: said.ended,
      paid: fee > 0 ? said.paid(cost) : said.paidFree,
    };
    return {
      sign: overdraftSigns[change],
      title: said.titles[change](ownNameIn(name, language)),
      detail: details[change],
      open: ({ openPlace }) => openPlace('accounts', { account }),
    };
  },
};
