import { helpAnswers as en } from './help-answers.en.ts';
import { ended } from '../language/ended.ts';

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
    'Las transferencias a otros por más de $1,000.00 quedan en revisión. El dinero ya salió de su cuenta. Después de la revisión, la transferencia se envía o el dinero regresa, y una notificación se lo indica.',
  'cancel-transfer': ({ phone }) =>
    `Puede cancelar una transferencia pendiente en Transferir dinero, y el dinero regresa a su cuenta. Una transferencia completada no se puede cancelar. Si llegó a la persona equivocada, llámenos de inmediato: ${ended(phone)}`,
  'failed-transfer': ({ phone }) =>
    `Cuando una transferencia falla o es devuelta, el dinero está de nuevo en la cuenta de la que salió, y el movimiento dice por qué. Si alguien no recibió una transferencia completada, llámenos: ${ended(phone)}`,
  zelle: () =>
    'Abra Transferir dinero y elija Zelle. Necesita un nombre y un correo electrónico o un teléfono de EE. UU. Envíe solo a personas que conoce: una transferencia completada no se puede retirar.',
  'other-bank': () =>
    'Abra Transferir dinero y elija la transferencia a otro banco. Necesita el nombre del destinatario, su banco, el número de cuenta y el número de ruta de nueve dígitos. Revisamos el número de ruta antes de enviar.',
  'routing-number': ({ phone }) =>
    `En un cheque, el número de ruta son los nueve dígitos abajo a la izquierda. El nuestro está en el Resumen, en Números, después de confirmar que es usted; o llame al ${ended(phone)} Si en una transferencia escribe el de otro banco, lo revisamos.`,
  'account-number': ({ phone }) =>
    `Aquí sus números de cuenta muestran solo los últimos cuatro dígitos, para que nadie los lea por encima de su hombro. Para ver el número completo, elija Números en el Resumen y confirme que es usted. También está en sus cheques, o llámenos: ${ended(phone)}`,
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
