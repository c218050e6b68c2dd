import { ended } from '../language/ended.ts';
import { overdraft as en } from './overdraft.en.ts';

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
