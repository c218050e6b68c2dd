import type { HelpTopic } from '#contract/support/support-terms.ts';
import { ended } from '../language/sentences.ts';

/** The facts of the brand file, for the answers that name them. */
export interface InstitutionFacts {
  name: string;
  phone: string;
  email: string;
  hours: string;
  address: string;
  insuredUpTo: string;
}

const en: Record<HelpTopic, (facts: InstitutionFacts) => string> = {
  'send-money': () =>
    'Open Transfer Money, choose where the money goes, and review it before it is sent. You can send it between your own accounts, to someone with Zelle, or to an account at another bank.',
  'transfer-time': () =>
    'A transfer between your own accounts takes a moment. For a transfer to others, the review tells you when it arrives before you send it.',
  'transfer-limit': () =>
    'There is a limit for each transfer and for each day, and the form shows you both. From an account you can send at most what is available in it.',
  'scheduled-transfer': () =>
    'In Transfer Money you can choose a later day, and whether the transfer repeats. Scheduled transfers are listed there, and you can cancel them until the day they are sent.',
  'pending-transfer': () =>
    'Transfers to others over $1,000.00 are pending while we review them. The money has already left your account. After the review, the transfer is sent or the money comes back, and a notification tells you which.',
  'cancel-transfer': ({ phone }) =>
    `You can cancel a pending transfer in Transfer Money, and the money returns to your account. A completed transfer cannot be cancelled. If it went to the wrong person, call us right away: ${ended(phone)}`,
  'failed-transfer': ({ phone }) =>
    `When a transfer fails or is returned, the money goes back to the account that it came from, and the transaction says why. If someone did not receive a completed transfer, call us: ${ended(phone)}`,
  zelle: () =>
    'Open Transfer Money and choose Zelle. You need a name, and an email address or a US phone number. Send only to people you know: a completed transfer cannot be taken back.',
  'other-bank': () =>
    'Open Transfer Money and choose External bank. You need the recipient’s name, bank, account number and nine-digit routing number. We check the routing number before anything is sent.',
  'routing-number': ({ phone }) =>
    `On a check the routing number is the nine digits at the bottom left. Ours is with each of your accounts: open the account on the Dashboard, or call ${ended(phone)} When you type the number of another bank into a transfer, we check it.`,
  'account-number': ({ phone }) =>
    `Here your account numbers show their last four digits only, so that nobody reads them over your shoulder. To see the full number, open the account on the Dashboard, choose Show account number and confirm that it is you. It is also on your checks, or call us: ${ended(phone)}`,
  balance: () =>
    'Your balances are on the Dashboard and in the Account Balance card. Your available balance can be lower while a deposit is on hold. The eye in that card hides every balance, and shows it again.',
  'pay-bill': () =>
    'On the Dashboard choose Pay Bills: choose a payee or add one, then an amount and a date. A payment for today is made right away. A payment for a later day is made that morning, if there is enough money in the account.',
  'recurring-bill': () =>
    'In Pay Bills choose a day and how often the payment repeats: every week, every two weeks or every month. Under Payments you can cancel one payment or all that follow.',
  'lost-card': ({ phone }) =>
    `Lock the card first: on the Dashboard, choose Lock on the card. Then choose Manage, Request New Card, and report it lost or stolen. The old card stops working, and we send you a new one. If you see charges that are not yours, call ${ended(phone)}`,
  'lock-card': () =>
    'Every card on the Dashboard has Lock and Unlock. While it is locked, purchases are declined. You can use it again as soon as you unlock it.',
  'card-limit': () =>
    'On the Dashboard choose Manage on the card, then Limits. For a debit card, set how much can be spent in a day. For a credit card, set how much of the credit limit can be used.',
  'card-pin': () =>
    'On the Dashboard choose Card Services, then Set PIN. Choose four digits that are hard to guess and enter them twice. We will never ask you for your PIN.',
  travel: () =>
    'On the Dashboard choose Manage on the card, then Travel notice, and enter the place and the dates. We will then expect purchases there.',
  'unknown-charge': ({ phone }) =>
    `Open the transaction in Transactions: it says who was paid, when and why. If it is not yours, lock the card on the Dashboard and call us: ${ended(phone)} From the transaction you can also ask us about it here.`,
  'deposit-check': () =>
    'On the Dashboard choose Mobile Deposit, take a photo of the front and the back, and enter the amount and the account. The deposit is pending at first, and you can see when each part of it will be available.',
  statements: () =>
    'On the Dashboard choose Statements. There is one for each month that has ended, newest first, as a PDF to download.',
  export: () =>
    'In Transactions choose the range and the filters, then Export. What you see goes into the file, as CSV for a spreadsheet or in a format for accounting programs.',
  search: () =>
    'Transactions has a search box that finds descriptions, amounts, categories and references. At first it shows the last 30 days: choose a longer range to see older ones.',
  exchange: () =>
    'On the Dashboard choose Currency Exchange to convert between currencies. It shows the rate and its time. It is a calculator: no money moves.',
  investments: () =>
    'On the Dashboard choose Investment Portfolio. It shows what your holdings are worth, how they are divided, and how their value has changed.',
  'safe-box': () =>
    'On the Dashboard choose Safe Deposit Box. It shows your box, lets you schedule a visit within our opening hours, and lists what was billed for it.',
  loans: ({ phone }) =>
    `Under Additional Banking Features on the Dashboard a calculator shows what a loan would cost each month. To apply for one, call us: ${ended(phone)}`,
  budget: () =>
    'Under Additional Banking Features on the Dashboard you can set a budget for each category and see what you have spent of it this month.',
  'credit-score': () =>
    'Under Additional Banking Features on the Dashboard your credit score is shown with its history, and what it is made of.',
  password: ({ phone }) =>
    `Change your password in Settings. If you have forgotten it, choose Forgot password? on the sign-in page. If you cannot sign in at all, call us: ${ended(phone)} We will never ask you for it.`,
  security: ({ phone }) =>
    `The Security Center is in Settings: your last sign-in and how you sign in are there. If you see a sign-in that was not yours, change your password and call us: ${ended(phone)}`,
  notifications: () =>
    'The bell at the top lists what happened: transfers, payments, cards and sign-ins. Choose one to open it. In Settings you choose how else we tell you.',
  appearance: () =>
    'In Settings, under Display, choose light, dark, or the same as your device. You can also hide balances there.',
  language: () =>
    'The portal is available in English and Spanish. Choose your language in Settings, under Display, or on the sign-in page.',
  fees: ({ phone }) =>
    `Transfers, bill payments and mobile deposits cost nothing here. A safe deposit box has an annual fee, which you can see under its billing. For anything else, call us: ${ended(phone)}`,
  insurance: ({ insuredUpTo }) => `Your deposits are insured up to ${ended(insuredUpTo)}`,
  hours: ({ hours, address, phone }) =>
    `Our opening hours are ${ended(hours)} The branch is at ${ended(address)} The phone number is ${ended(phone)} Online banking is always open.`,
  contact: ({ phone, email, hours }) =>
    `Call us at ${phone} (${hours}), or write to ${ended(email)}`,
  greeting: () =>
    'Hello! Ask about transfers, bills, cards, deposits, statements, your password or our opening hours.',
  thanks: () => 'You are welcome.',
};

const es: typeof en = {
  'send-money': () =>
    'Abra Transferir dinero, elija a dónde va el dinero y revíselo antes de enviarlo. Puede enviarlo entre sus propias cuentas, a otra persona con Zelle o a una cuenta en otro banco.',
  'transfer-time': () =>
    'Entre sus propias cuentas toma un momento. Si transfiere a otros, antes de enviar le decimos cuándo llegará.',
  'transfer-limit': () =>
    'Hay un límite por transferencia y otro por día, y el formulario le muestra ambos. De una cuenta puede enviar, como máximo, lo que tiene disponible.',
  'scheduled-transfer': () =>
    'En Transferir dinero puede elegir un día futuro y si la transferencia se repite. Las transferencias programadas aparecen allí y se pueden cancelar hasta el día en que se envían.',
  'pending-transfer': () =>
    'Las transferencias a otros por más de $1,000.00 quedan pendientes mientras las revisamos. El dinero ya salió de su cuenta. Después de la revisión, la transferencia se envía o el dinero regresa, y una notificación se lo indica.',
  'cancel-transfer': ({ phone }) =>
    `Puede cancelar una transferencia pendiente en Transferir dinero, y el dinero regresa a su cuenta. Una transferencia completada no se puede cancelar. Si llegó a la persona equivocada, llámenos de inmediato: ${ended(phone)}`,
  'failed-transfer': ({ phone }) =>
    `Cuando una transferencia falla o es devuelta, el dinero está de nuevo en la cuenta de la que salió, y el movimiento dice por qué. Si alguien no recibió una transferencia completada, llámenos: ${ended(phone)}`,
  zelle: () =>
    'Abra Transferir dinero y elija Zelle. Necesita un nombre y un correo electrónico o un teléfono de EE. UU. Envíe solo a personas que conoce: una transferencia completada no se puede retirar.',
  'other-bank': () =>
    'Abra Transferir dinero y elija la transferencia a otro banco. Necesita el nombre del destinatario, su banco, el número de cuenta y el número de ruta de nueve dígitos. Revisamos el número de ruta antes de enviar.',
  'routing-number': ({ phone }) =>
    `En un cheque, el número de ruta son los nueve dígitos abajo a la izquierda. El nuestro está en cada una de sus cuentas: abra la cuenta en el Resumen, o llame al ${ended(phone)} Si en una transferencia escribe el de otro banco, lo revisamos.`,
  'account-number': ({ phone }) =>
    `Aquí sus números de cuenta muestran solo los últimos cuatro dígitos, para que nadie los lea por encima de su hombro. Para ver el número completo, abra la cuenta en el Resumen, elija Mostrar el número de cuenta y confirme que es usted. También está en sus cheques, o llámenos: ${ended(phone)}`,
  balance: () =>
    'Sus saldos están en el Resumen y en la tarjeta Saldo de la cuenta. Su saldo disponible puede ser menor mientras un depósito está retenido. El ojo de esa tarjeta oculta todos los saldos y los vuelve a mostrar.',
  'pay-bill': () =>
    'En el Resumen elija Pagar cuentas: elija un beneficiario o agregue uno, y luego un monto y una fecha. Un pago para hoy se hace de inmediato. Uno para otro día se hace esa mañana, si hay fondos suficientes en la cuenta.',
  'recurring-bill': () =>
    'En Pagar cuentas elija un día y cada cuánto se repite el pago: cada semana, cada dos semanas o cada mes. En Pagos puede cancelar un pago o todos los que siguen.',
  'lost-card': ({ phone }) =>
    `Primero bloquee la tarjeta: en el Resumen, elija Bloquear en la tarjeta. Luego elija Administrar, Pedir tarjeta nueva, y repórtela como perdida o robada. La anterior deja de funcionar y le enviamos una nueva. Si ve cargos que no son suyos, llame al ${ended(phone)}`,
  'lock-card': () =>
    'Cada tarjeta del Resumen tiene Bloquear y Desbloquear. Mientras está bloqueada, las compras se rechazan. Podrá usarla de nuevo en cuanto la desbloquee.',
  'card-limit': () =>
    'En el Resumen elija Administrar en la tarjeta y luego Límites. En una tarjeta de débito, fije cuánto se puede gastar por día. En una de crédito, cuánto del límite de crédito se puede usar.',
  'card-pin': () =>
    'En el Resumen elija Servicios de tarjetas y luego Establecer PIN. Elija cuatro dígitos difíciles de adivinar y escríbalos dos veces. Nunca le pediremos su PIN.',
  travel: () =>
    'En el Resumen elija Administrar en la tarjeta y luego Aviso de viaje, e indique el lugar y las fechas. Así esperaremos sus compras allí.',
  'unknown-charge': ({ phone }) =>
    `Abra el movimiento en Movimientos: dice a quién se pagó, cuándo y por qué. Si no es suyo, bloquee la tarjeta en el Resumen y llámenos: ${ended(phone)} Desde el movimiento también puede preguntarnos por él aquí.`,
  'deposit-check': () =>
    'En el Resumen elija Depósito móvil, tome una foto del frente y otra del reverso, e indique el monto y la cuenta. Al principio el depósito está pendiente, y puede ver cuándo estará disponible cada parte.',
  statements: () =>
    'En el Resumen elija Estados de cuenta. Hay uno por cada mes terminado, el más reciente primero, en PDF para descargar.',
  export: () =>
    'En Movimientos elija el período y los filtros, y luego Exportar. Lo que ve va al archivo, como CSV para una hoja de cálculo o en un formato para programas de contabilidad.',
  search: () =>
    'Movimientos tiene un buscador que encuentra descripciones, montos, categorías y referencias. Al principio muestra los últimos 30 días: elija un período más largo para ver los anteriores.',
  exchange: () =>
    'En el Resumen elija Cambio de divisas para convertir entre monedas. Muestra el tipo de cambio y su hora. Es una calculadora: no se mueve dinero.',
  investments: () =>
    'En el Resumen elija Cartera de inversiones. Muestra cuánto valen sus inversiones, cómo se reparten y cómo ha cambiado su valor.',
  'safe-box': () =>
    'En el Resumen elija Caja de seguridad. Muestra su caja, le permite programar una visita en nuestro horario y muestra lo que se ha cobrado por ella.',
  loans: ({ phone }) =>
    `En Otros servicios bancarios, en el Resumen, una calculadora muestra cuánto costaría un préstamo al mes. Para solicitar uno, llámenos: ${ended(phone)}`,
  budget: () =>
    'En Otros servicios bancarios, en el Resumen, puede fijar un presupuesto para cada categoría y ver cuánto ha gastado este mes.',
  'credit-score': () =>
    'En Otros servicios bancarios, en el Resumen, está su puntaje de crédito con su historial y de qué se compone.',
  password: ({ phone }) =>
    `Cambie su contraseña en Configuración. Si la olvidó, elija la opción para recuperarla en la página de inicio de sesión. Si no puede entrar de ninguna manera, llámenos: ${ended(phone)} Nunca se la pediremos.`,
  security: ({ phone }) =>
    `El Centro de seguridad está en Configuración: allí ve su último inicio de sesión y cómo entra. Si ve uno que no fue suyo, cambie su contraseña y llámenos: ${ended(phone)}`,
  notifications: () =>
    'La campana de arriba muestra lo que ha pasado: transferencias, pagos, tarjetas e inicios de sesión. Elija una para abrirla. En Configuración elige cómo más le avisamos.',
  appearance: () =>
    'En Configuración, en Pantalla, elija claro, oscuro o como lo tenga su dispositivo. Allí también puede ocultar los saldos.',
  language: () =>
    'El portal está disponible en inglés y español. Elija su idioma en Configuración, en Pantalla, o en la página de inicio de sesión.',
  fees: ({ phone }) =>
    `Aquí las transferencias, los pagos de cuentas y los depósitos móviles no cuestan nada. La caja de seguridad tiene una cuota anual, que aparece en sus cobros. Para lo demás, llámenos: ${ended(phone)}`,
  insurance: ({ insuredUpTo }) => `Sus depósitos están asegurados hasta ${ended(insuredUpTo)}`,
  hours: ({ hours, address, phone }) =>
    `Nuestro horario es ${ended(hours)} La sucursal está en ${ended(address)} El teléfono es ${ended(phone)} La banca en línea está siempre abierta.`,
  contact: ({ phone, email, hours }) =>
    `Llámenos al ${phone} (${hours}) o escriba a ${ended(email)}`,
  greeting: () =>
    '¡Hola! Pregunte por transferencias, pagos, tarjetas, depósitos, estados de cuenta, su contraseña o nuestro horario.',
  thanks: () => 'Con mucho gusto.',
};

export const helpAnswerWords = { en, es };
