import type { Offer } from '#contract/products/products.ts';
import { ended } from '../language/sentences.ts';
import type { OpeningFault } from './opening-draft.ts';

const kinds: Record<Offer['kind'], string> = {
  'share-draft': 'For bills, cards and every day. Money can be taken out at any time.',
  'share-savings': 'Earns dividends. Money can be taken out at any time.',
  'money-market': 'Earns more on larger balances. Money can be taken out at any time.',
  certificate: 'A fixed rate until it matures. Taking money out before costs a penalty.',
};

const methods: Record<Offer['method'], string> = {
  'daily-balance':
    'Daily balance: we apply a daily periodic rate to the balance in the account each day.',
  'average-daily-balance':
    'Average daily balance: we apply a periodic rate to the average balance of the month.',
};

const faults: Record<Exclude<OpeningFault, 'OPENING_BELOW_MINIMUM'>, string> = {
  'from needed': 'Choose the account that the money comes from.',
  'agreement needed': 'Tick the box to say that you have read the terms.',
  INSUFFICIENT_FUNDS: 'Enter an amount that is available, or choose another account.',
  UNKNOWN_ACCOUNT: 'Choose one of your accounts.',
  CERTIFICATE_NOT_MATURE: 'Choose an account that is not a certificate.',
  ACCOUNT_NICKNAME_TOO_LONG: 'Enter a shorter nickname.',
  ACCOUNT_NICKNAME_WRONG: 'Enter letters, numbers or pictures, without < and >.',
  ACCOUNT_NICKNAME_TAKEN: 'Choose a nickname that you cannot mistake for another account.',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

const en = {
  title: 'Open an account',
  description: 'You see all terms before you decide.',
  loading: 'Loading the accounts you can open',
  failed: 'The accounts you can open cannot be shown right now',
  none: 'No account can be opened online right now',
  noneDetail: (phone: string) => `Please call us at ${phone}, or visit the branch.`,
  kinds,
  offerLine: (apy: string, minimum: string) => `${apy} APY · ${minimum} to open`,
  see: (name: string) => `See the terms of ${name}`,
  back: 'All accounts',
  terms: {
    heading: (name: string) => name,
    rate: 'Dividend rate',
    yield: 'Annual percentage yield (APY)',
    openingMinimum: 'Minimum to open',
    noMinimum: 'None',
    earningMinimum: 'Minimum to earn the APY',
    eachDay: (amount: string) => `${amount} each day`,
    average: (amount: string) => `${amount} on average in the month`,
    term: 'Term',
    months,
    maturesOn: 'Matures, if you open it today',
    fees: 'Fees',
    noFees: 'No maintenance fee and no opening fee',
    howItEarns: 'How it earns',
    earnsFixed:
      'The rate stays the same until the certificate matures. The APY assumes that dividends stay in it; they cannot be taken out before.',
    earnsVariable: 'The rate and APY may change after the account is opened.',
    methods,
    credited:
      'Dividends compound and are credited each month. They begin to accrue on the day on which a deposit is credited, checks included.',
    creditedCertificate:
      'Dividends compound and are credited each month. If you close the certificate, what has accrued until the day before is paid.',
    early: 'Taking money out early',
    penalty: (count: number) =>
      `If you withdraw before the maturity date, the penalty is ${days(count)} of dividends on the whole balance, whether earned or not. It may reduce what you put in. Only the whole certificate can be withdrawn.`,
    renewal: 'When it matures',
    renews: (term: number, grace: number) =>
      `It renews for another ${months(term)} at the rate of that day, unless you choose to have it moved to another account. After it has renewed you have ${days(grace)} to withdraw it without a penalty.`,
    noAdditions: 'No money can be added before it matures.',
    insured:
      'Your savings are federally insured by NCUA, up to $250,000 in each ownership category.',
    next: 'Continue',
  },
  form: {
    heading: (name: string) => `Open ${name}`,
    detail: 'The money is moved at once.',
    back: 'Back to the terms',
    from: 'Move money from',
    amount: 'Opening deposit',
    minimum: (amount: string) => `At least ${ended(amount)}`,
    belowMinimum: (amount: string) => `Enter at least ${ended(amount)}`,
    nickname: 'Nickname (optional)',
    nicknameHint: (name: string) => `Without one it is called ${ended(name)}`,
    agree: 'I have read and accept the terms of this account.',
    submit: 'Open account',
    submitting: 'Opening...',
    problem: 'The account was not opened.',
  },
  faults,
  opened: {
    heading: 'Your account is open',
    account: 'Account',
    number: 'Number',
    amount: 'Opening deposit',
    maturesOn: 'Matures',
    openedOn: 'Opened',
    reference: 'Reference of the transfer',
    done: 'Done',
    another: 'Open another account',
  },
  certificate: {
    heading: 'Certificate',
    loading: 'Loading the certificate',
    failed: 'The certificate cannot be shown right now',
    rate: 'Dividend rate',
    yield: 'APY',
    term: 'Term',
    termFrom: (months_: string, from: string) => `${months_}, from ${ended(from)}`,
    maturesOn: 'Matures',
    accrued: 'Earned and not yet paid',
    atMaturity: 'When it matures',
    renew: 'Renew',
    renewDetail: (term: number) => `Another ${months(term)}, at the rate of that day.`,
    move: 'Move to an account',
    moveDetail: 'All of it, on the day it matures. The certificate is closed.',
    moveTo: 'Move to',
    save: 'Save choice',
    saving: 'Saving...',
    saved: 'Your choice is saved.',
    inGrace: (until: string) =>
      `This certificate has just renewed. Until ${until} you can withdraw it without a penalty.`,
    withdraw: 'Withdraw the certificate',
    withdrawTitle: 'Withdraw this certificate?',
    withdrawDetail: 'It is closed, and all of it moves to the account you choose.',
    balance: 'Balance',
    dividends: 'Dividends until yesterday',
    penalty: (count: number) => `Penalty, ${days(count)} of dividends`,
    pays: 'You receive',
    keep: 'Keep it',
    confirm: 'Withdraw',
    withdrawn: (amount: string, account: string) =>
      `The certificate is closed. ${amount} is in ${ended(account)}`,
  },
};

const daysInSpanish = (count: number) => (count === 1 ? '1 día' : `${count} días`);
const otherMonths = (count: number) =>
  count === 1 ? 'otro mes' : `otros ${monthsInSpanish(count)}`;
const monthsInSpanish = (count: number) => (count === 1 ? '1 mes' : `${count} meses`);

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
    months: monthsInSpanish,
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
      `Si retira antes de la fecha de vencimiento, la penalización son ${daysInSpanish(count)} de dividendos sobre todo el saldo, ganados o no. Puede reducir lo que usted depositó. Solo se puede retirar el certificado entero.`,
    renewal: 'Cuando vence',
    renews: (term, grace) =>
      `Se renueva por ${otherMonths(term)} a la tasa de ese día, salvo que elija moverlo a otra cuenta. Después de renovarse tiene ${daysInSpanish(grace)} para retirarlo sin penalización.`,
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
    penalty: (count) => `Penalización, ${daysInSpanish(count)} de dividendos`,
    pays: 'Usted recibe',
    keep: 'Conservarlo',
    confirm: 'Retirar',
    withdrawn: (amount, account) =>
      `El certificado está cerrado. ${amount} está en ${ended(account)}`,
  },
};

export const productsWords = { en, es };
