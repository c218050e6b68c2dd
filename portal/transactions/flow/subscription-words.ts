import { counted } from '../../language/format.ts';

const en = {
  price: 'Price',
  next: 'Next payment',
  trialEnds: 'Trial ends',
  about: (day: string) => `About ${day}`,
  paid: 'Paid',
  byCard: 'By credit or business card',
  fromAccount: 'From your account',
  rose: (before: string, now: string, day: string) => `Rose from ${before} to ${now} on ${day}`,
  fell: (before: string, now: string, day: string) => `Fell from ${before} to ${now} on ${day}`,
  payments: (count: number) => counted(count, 'payment so far', 'payments so far'),
  openPayment: (day: string) => `Open the payment of ${day}`,
  howToStop: 'How to stop it',
  stopping: {
    card: [
      'Cancel with the merchant, and keep the confirmation.',
      'If you cannot reach the merchant, lock the card before the next payment: all of its purchases are declined until you unlock it.',
      'If you were charged wrongly, write to us in the chat.',
    ],
    account: [
      'Cancel with the merchant, and keep the confirmation.',
      'If you cannot reach the merchant, write to us in the chat before the next payment is due.',
      'If it charges you again, dispute that payment.',
    ],
  },
  toCards: 'Go to your cards',
  dispute: 'Dispute the last payment',
  alert: 'Alert me if it costs more',
  write: 'Write to us',
};

const es: typeof en = {
  price: 'Precio',
  next: 'Próximo pago',
  trialEnds: 'Fin de la prueba',
  about: (day: string) => `Hacia el ${day}`,
  paid: 'Se paga',
  byCard: 'Con tarjeta de crédito o empresarial',
  fromAccount: 'Desde su cuenta',
  rose: (before: string, now: string, day: string) => `Subió de ${before} a ${now} el ${day}`,
  fell: (before: string, now: string, day: string) => `Bajó de ${before} a ${now} el ${day}`,
  payments: (count: number) => counted(count, 'pago hasta hoy', 'pagos hasta hoy'),
  openPayment: (day: string) => `Abrir el pago del ${day}`,
  howToStop: 'Cómo cancelarlo',
  stopping: {
    card: [
      'Cancele con el comercio y guarde la confirmación.',
      'Si no logra comunicarse con el comercio, bloquee la tarjeta antes del próximo pago: todas sus compras se rechazan hasta que usted la desbloquee.',
      'Si le cobraron por error, escríbanos en el chat.',
    ],
    account: [
      'Cancele con el comercio y guarde la confirmación.',
      'Si no logra comunicarse con el comercio, escríbanos en el chat antes del próximo pago.',
      'Si le vuelve a cobrar, dispute ese pago.',
    ],
  },
  toCards: 'Ir a sus tarjetas',
  dispute: 'Disputar el último pago',
  alert: 'Avisarme si sube de precio',
  write: 'Escribirnos',
};

export const subscriptionWords = { en, es };
