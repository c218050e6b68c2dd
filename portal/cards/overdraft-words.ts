import { ended } from '../language/sentences.ts';

const en = {
  heading: 'Overdrafts by debit card',
  loading: 'Loading your choice about overdrafts',
  failed: 'Your choice about overdrafts cannot be shown right now',

  what: 'An overdraft occurs when you do not have enough money in your account to cover a transaction, but we pay it anyway.',
  which:
    'We pay overdrafts only for ATM withdrawals and everyday debit card purchases, and only if you ask us to. If you do not, we decline them, at no charge.',
  never:
    'Transfers, bills and scheduled payments never overdraw your account. If the money is not there, they are not sent, at no charge.',
  feesHeading: 'What will I be charged if you pay my overdraft?',
  fee: (fee: string) => `We charge ${fee} each time we pay an overdraft.`,
  noFee: 'We charge nothing.',
  feesADay: (count: number) =>
    count === 1 ? 'We charge at most 1 fee a day.' : `We charge at most ${count} fees a day.`,
  most: (amount: string) =>
    `We pay up to ${amount} beyond your balance in total. We decline anything above that.`,
  covered:
    'There is no fee if your balance covers the purchase when you make it, or when the merchant collects the money.',
  changeHeading: 'What if I change my mind?',
  change:
    'You can change your choice here at any time, as often as you like. It takes effect right away for every owner of the account.',

  question: 'ATM withdrawals and everyday debit card purchases beyond my balance',
  decline: 'Decline them',
  declineDetail: 'I do not want you to pay my overdrafts. There is no charge.',
  pay: 'Pay them',
  payDetail: (fee: string) => `I want you to pay my overdrafts, for ${fee} each.`,
  payDetailFree: 'I want you to pay my overdrafts. There is no charge.',
  save: 'Save my choice',
  saving: 'Saving',
  saved: {
    allowed: 'Saved: we pay these overdrafts. We have sent you a confirmation.',
    declined: 'Saved: we decline these payments. We have sent you a confirmation.',
  },

  nobody: 'No owner has asked us to pay overdrafts, so we decline these payments.',
  allowedBy: (name: string, date: string) =>
    `We pay these overdrafts: chosen by ${name}, ${ended(date)}`,
  declinedBy: (name: string, date: string) =>
    `We decline these payments: chosen by ${name}, ${ended(date)}`,
};

const es: typeof en = {
  heading: 'Sobregiros con tarjeta de débito',
  loading: 'Cargando su elección sobre los sobregiros',
  failed: 'Su elección sobre los sobregiros no se puede mostrar en este momento',

  what: 'Un sobregiro ocurre cuando no tiene suficiente dinero en su cuenta para cubrir una transacción, pero la pagamos de todos modos.',
  which:
    'Pagamos sobregiros solo por retiros en cajeros automáticos y compras cotidianas con tarjeta de débito, y solo si usted nos lo pide. Si no lo hace, los rechazamos, sin cargo.',
  never:
    'Las transferencias, las cuentas por pagar y los pagos programados nunca sobregiran su cuenta. Si el dinero no está, no se envían, sin cargo.',
  feesHeading: '¿Cuánto me cobran si pagan mi sobregiro?',
  fee: (fee) => `Cobramos ${fee} cada vez que pagamos un sobregiro.`,
  noFee: 'No cobramos nada.',
  feesADay: (count) =>
    count === 1
      ? 'Cobramos como máximo 1 cargo por día.'
      : `Cobramos como máximo ${count} cargos por día.`,
  most: (amount) =>
    `Pagamos en total hasta ${amount} por encima de su saldo. Rechazamos lo que supere esa cantidad.`,
  covered:
    'No hay cargo si su saldo cubre la compra cuando la hace, o cuando el comercio cobra el dinero.',
  changeHeading: '¿Y si cambio de opinión?',
  change:
    'Puede cambiar su elección aquí en cualquier momento, tantas veces como quiera. Se aplica de inmediato a todos los titulares de la cuenta.',

  question:
    'Retiros en cajeros automáticos y compras cotidianas con tarjeta de débito que superan mi saldo',
  decline: 'Rechazarlos',
  declineDetail: 'No quiero que paguen mis sobregiros. No hay cargo.',
  pay: 'Pagarlos',
  payDetail: (fee) => `Quiero que paguen mis sobregiros, por ${fee} cada uno.`,
  payDetailFree: 'Quiero que paguen mis sobregiros. No hay cargo.',
  save: 'Guardar mi elección',
  saving: 'Guardando',
  saved: {
    allowed: 'Guardado: pagamos estos sobregiros. Le enviamos una confirmación.',
    declined: 'Guardado: rechazamos estos pagos. Le enviamos una confirmación.',
  },

  nobody: 'Ningún titular nos ha pedido que paguemos sobregiros, así que rechazamos estos pagos.',
  allowedBy: (name, date) => `Pagamos estos sobregiros: lo eligió ${name}, ${ended(date)}`,
  declinedBy: (name, date) => `Rechazamos estos pagos: lo eligió ${name}, ${ended(date)}`,
};

export const overdraftWords = { en, es };
