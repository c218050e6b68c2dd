import { ended } from '../language/ended.ts';
import { products as en } from './words.en.ts';

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);
const otherMonths = (count: number) => (count === 1 ? 'otro mes' : `otros ${months(count)}`);
const months = (count: number) => (count === 1 ? '1 mes' : `${count} meses`);

/** What the portal says when an account is opened, and of certificates. */
const es: typeof en = {
  title: 'Abrir una cuenta',
  description: 'Verá todas las condiciones antes de decidir.',
  loading: 'Cargando las cuentas que puede abrir',
  failed: 'En este momento no podemos mostrar las cuentas que puede abrir',
  none: 'En este momento no se puede abrir ninguna cuenta en línea',
  noneDetail: (phone) => `Llámenos al ${phone} o visite la sucursal.`,
  kinds: {
    'share-draft': 'Para pagos, tarjetas y cada día. Puede retirar dinero cuando quiera.',
    'share-savings': 'Gana dividendos. Puede retirar dinero cuando quiera.',
    'money-market': 'Gana más con saldos mayores. Puede retirar dinero cuando quiera.',
    certificate: 'Una tasa fija hasta que vence. Retirar dinero antes tiene una penalización.',
  },
  offerLine: (apy, minimum) => `${apy} APY · ${minimum} para abrirla`,
  see: (name) => `Ver las condiciones de ${name}`,
  back: 'Todas las cuentas',
  terms: {
    heading: (name) => name,
    rate: 'Tasa de dividendos',
    yield: 'Rendimiento porcentual anual (APY)',
    openingMinimum: 'Mínimo para abrirla',
    noMinimum: 'Ninguno',
    earningMinimum: 'Mínimo para ganar el APY',
    eachDay: (amount) => `${amount} cada día`,
    average: (amount) => `${amount} de promedio en el mes`,
    term: 'Plazo',
    months,
    maturesOn: 'Vence, si la abre hoy',
    fees: 'Cargos',
    noFees: 'Sin cargo de mantenimiento ni de apertura',
    howItEarns: 'Cómo gana',
    earnsFixed:
      'La tasa no cambia hasta que el certificado vence. El APY supone que los dividendos permanecen en él; no se pueden retirar antes.',
    earnsVariable: 'La tasa y el APY pueden cambiar después de abrir la cuenta.',
    methods: {
      'daily-balance':
        'Saldo diario: aplicamos una tasa periódica diaria al saldo de la cuenta de cada día.',
      'average-daily-balance':
        'Saldo diario promedio: aplicamos una tasa periódica al saldo promedio del mes.',
    },
    credited:
      'Los dividendos se capitalizan y se abonan cada mes. Empiezan a acumularse el día en que se abona un depósito, también de cheques.',
    creditedCertificate:
      'Los dividendos se capitalizan y se abonan cada mes. Si cierra el certificado, se paga lo acumulado hasta el día anterior.',
    early: 'Si retira dinero antes',
    penalty: (count) =>
      `Si retira antes de la fecha de vencimiento, la penalización son ${days(count)} de dividendos sobre todo el saldo, ganados o no. Puede reducir lo que usted depositó. Solo se puede retirar el certificado entero.`,
    renewal: 'Cuando vence',
    renews: (term, grace) =>
      `Se renueva por ${otherMonths(term)} a la tasa de ese día, salvo que elija moverlo a otra cuenta. Después de renovarse tiene ${days(grace)} para retirarlo sin penalización.`,
    noAdditions: 'No se puede agregar dinero antes de que venza.',
    insured:
      'La NCUA asegura sus ahorros a nivel federal, hasta $250,000 en cada categoría de titularidad.',
    next: 'Continuar',
  },
  form: {
    heading: (name) => `Abrir ${name}`,
    detail: 'El dinero se mueve al instante.',
    back: 'Volver a las condiciones',
    from: 'Mover dinero desde',
    amount: 'Depósito de apertura',
    minimum: (amount) => `Como mínimo ${ended(amount)}`,
    belowMinimum: (amount) => `Escriba al menos ${ended(amount)}`,
    nickname: 'Apodo (opcional)',
    nicknameHint: (name) => `Sin apodo se llama ${ended(name)}`,
    agree: 'He leído y acepto las condiciones de esta cuenta.',
    submit: 'Abrir la cuenta',
    submitting: 'Abriendo...',
    problem: 'La cuenta no se abrió.',
  },
  faults: {
    'amount needed': 'Escriba un monto mayor que $0.00.',
    'from needed': 'Elija la cuenta de la que sale el dinero.',
    'agreement needed': 'Marque la casilla para indicar que leyó las condiciones.',
    INSUFFICIENT_FUNDS: 'Escriba un monto disponible o elija otra cuenta.',
    UNKNOWN_ACCOUNT: 'Elija una de sus cuentas.',
    CERTIFICATE_NOT_MATURE: 'Elija una cuenta que no sea un certificado.',
    ACCOUNT_NICKNAME_TOO_LONG: 'Escriba un apodo más corto.',
    ACCOUNT_NICKNAME_WRONG: 'Escriba letras, números o dibujos, sin < ni >.',
    ACCOUNT_NICKNAME_TAKEN: 'Elija un apodo que no se confunda con otra cuenta.',
  },
  opened: {
    heading: 'Su cuenta está abierta',
    account: 'Cuenta',
    number: 'Número',
    amount: 'Depósito de apertura',
    maturesOn: 'Vence',
    openedOn: 'Abierta',
    reference: 'Referencia de la transferencia',
    done: 'Listo',
    another: 'Abrir otra cuenta',
  },
  certificate: {
    heading: 'Certificado',
    loading: 'Cargando el certificado',
    failed: 'En este momento no podemos mostrar el certificado',
    rate: 'Tasa de dividendos',
    yield: 'Rendimiento anual (APY)',
    term: 'Plazo',
    termFrom: (term, from) => `${term}, desde el ${ended(from)}`,
    maturesOn: 'Vence',
    accrued: 'Ganado y aún no pagado',
    atMaturity: 'Cuando vence',
    renew: 'Renovar',
    renewDetail: (term) => `Por ${otherMonths(term)}, a la tasa de ese día.`,
    move: 'Mover a una cuenta',
    moveDetail: 'Todo, el día en que vence. El certificado se cierra.',
    moveTo: 'Mover a',
    save: 'Guardar la elección',
    saving: 'Guardando...',
    saved: 'Su elección está guardada.',
    inGrace: (until) =>
      `Este certificado acaba de renovarse. Hasta el ${until} puede retirarlo sin penalización.`,
    withdraw: 'Retirar el certificado',
    withdrawTitle: '¿Retirar este certificado?',
    withdrawDetail: 'Se cierra, y todo pasa a la cuenta que elija.',
    balance: 'Saldo',
    dividends: 'Dividendos hasta ayer',
    penalty: (count) => `Penalización, ${days(count)} de dividendos`,
    pays: 'Usted recibe',
    keep: 'Conservarlo',
    confirm: 'Retirar',
    withdrawn: (amount, account) =>
      `El certificado está cerrado. ${amount} está en ${ended(account)}`,
  },
};

export const productsWords = { en, es };
