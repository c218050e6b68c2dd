import { openForDays } from '#contract/money-requests/money-request-terms.ts';
import { ended } from '../language/ended.ts';
import { moneyRequests as en } from './words.en.ts';

const es: typeof en = {
  loading: 'Cargando las solicitudes de dinero',
  failed: 'Las solicitudes de dinero no se pueden mostrar en este momento.',
  status: {
    open: 'Abierta',
    paid: 'Pagada',
    declined: 'Rechazada',
    cancelled: 'Cancelada',
    expired: 'Vencida',
  },
  onTheWay: 'Pagada, en camino',

  received: 'Le piden dinero',
  receivedDetail: 'Pague solo solicitudes de personas que conoce.',
  receivedNone: 'Nadie le pide dinero',
  receivedNoneDetail: 'Cuando otro miembro de aquí le pida dinero, lo verá en este lugar.',
  from: (name) => `${name} le pide dinero`,
  anyAmount: 'Cualquier monto',
  asked: (day) => `Pedido el ${day}`,
  until: (day) => `Abierta hasta el ${day}`,
  pay: 'Pagar',
  decline: 'Rechazar',
  mute: 'Silenciar',
  ofRequest: (act, name) => `${act}: solicitud de ${name}`,

  sent: 'Usted pidió',
  sentDetail: `Vigentes ${openForDays} días o hasta su pago.`,
  sentNone: 'Todavía no ha pedido dinero',
  sentNoneDetail: 'Pida a un miembro por correo o teléfono, o comparta un enlace o un código QR.',
  ask: 'Pedir dinero',
  toName: (name) => `De ${name}`,
  byLink: 'Por enlace',
  paidBy: (name) => `Pagada por ${name}`,
  showLink: 'Mostrar enlace',
  cancel: 'Cancelar',
  ofOwn: (act, what) => `${act}: ${what}`,

  muted: 'Silenciados',
  mutedDetail: 'Sus solicitudes no le llegan. No se les avisa.',
  unmute: 'Reactivar',
  unmuteName: (name) => `Reactivar a ${name}`,
  unmuted: (name) => `${name} puede pedirle dinero de nuevo`,

  keep: 'Volver',
  declining: {
    title: (name) => `¿Rechazar la solicitud de ${name}?`,
    what: (name) => `${name} sabrá que usted la rechazó. No se mueve dinero.`,
    done: 'Solicitud rechazada',
  },
  muting: {
    title: (name) => `¿Silenciar a ${name}?`,
    what: (name) =>
      `No recibirá más solicitudes de ${name}, y no se le avisará. Lo que pidió antes queda hasta que usted lo rechace.`,
    done: (name) => `No recibirá más solicitudes de ${name}`,
  },
  cancelling: {
    title: '¿Cancelar esta solicitud?',
    what: 'Ya nadie podrá pagarla. Su enlace deja de funcionar.',
    done: 'Solicitud cancelada',
  },

  asking: {
    title: 'Pedir dinero',
    detail: 'A otro miembro de esta cooperativa de crédito.',
    how: '¿Cómo quiere pedirlo?',
    byContact: 'Por correo o teléfono',
    byLink: 'Por enlace o código QR',
    who: '¿A quién se lo pide?',
    somebody: 'Otra persona',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    contactHint: 'Escriba un correo o un número de teléfono.',
    nobody:
      'Por la privacidad de todos no decimos si es de un miembro. Si lo es, verá su solicitud de inmediato.',
    amount: 'Monto',
    amountNeeded: 'Escriba un monto mayor que $0.00.',
    anyAmount: 'Quien paga elige el monto',
    linkOnce: 'Quien abra el enlace e inicie sesión aquí puede pagarla, una sola vez.',
    note: 'Nota',
    noteHint: 'Por ejemplo, «Cena del viernes». La leerá quien pague.',
    to: 'El dinero llega a',
    cancel: 'Cancelar',
    submit: 'Pedir dinero',
    submitLink: 'Crear el enlace',
    done: (amount, name) => `Pidió ${amount} a ${name}`,
  },

  link: {
    title: 'Comparta su solicitud',
    amount: (amount) => `Por ${amount}`,
    anyAmount: 'Por cualquier monto',
    detail: (day) => `Se puede pagar una vez, hasta el ${ended(day)}`,
    code: 'Código QR del enlace de abajo',
    link: 'Enlace',
    copy: 'Copiar enlace',
    demo: 'En esta demostración el banco funciona solo en esta página, así que el enlace no abre nada en otra.',
    done: 'Listo',
  },

  paying: {
    title: (name) => `Pagar a ${name}`,
    loading: 'Cargando la solicitud',
    careful: 'Pague solo solicitudes de personas que conoce',
    carefulDetail: (name) =>
      `Conocemos a este miembro como ${ended(name)} Un pago que llegó no se puede deshacer, y nosotros nunca enviamos solicitudes.`,
    note: 'Por',
    amount: 'Monto',
    from: 'Desde la cuenta',
    review: 'Revisar el pago',
    askFor: 'Pedir aprobación',
    over: {
      paid: 'Esta solicitud ya se pagó.',
      declined: 'Esta solicitud se rechazó.',
      cancelled: 'Esta solicitud se canceló.',
      expired: 'Esta solicitud venció.',
    },
    overDetail: 'Ya no se puede pagar.',
    own: 'Esta solicitud es suya. La puede pagar otra persona.',
    notThere: 'Este enlace no lleva a ninguna solicitud.',
    notThereDetail: 'Compruebe que esté completo, o pida uno nuevo.',
    mayNot: 'Usted no puede enviar dinero desde estas cuentas.',
    close: 'Cerrar',
    account: (name, available) => `${name}, ${available} disponibles`,
  },
};

export const moneyRequestWords = { en, es };
