import { brand } from '../browser/brand.ts';
import { openingHours } from '../language/opening-hours.es.ts';
import { home as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

/** What the public home page says. */
const es: typeof en = {
  signIn: 'Iniciar sesión',
  heading: 'Una cooperativa de crédito para el dinero de cada día.',
  lead: `${brand.name} es de sus socios. No hay accionistas: lo que ganamos se invierte en los servicios que usted usa.`,
  signInToBank: 'Entrar a la banca en línea',
  callUs: `Llamar al ${brand.phone}`,

  offersHeading: 'Lo que puede hacer aquí',
  offers: {
    accounts: {
      title: 'Cuentas corrientes y de ahorros',
      detail: 'Todas sus cuentas y saldos en una pantalla, al día hasta el último pago.',
    },
    transfers: {
      title: 'Enviar dinero',
      detail: 'Entre sus propias cuentas, a una persona con Zelle o a una cuenta en otro banco.',
    },
    history: {
      title: 'Encontrar cualquier pago',
      detail:
        'Busque sus movimientos por nombre, monto o referencia, y fíltrelos por cuenta y fecha.',
    },
    security: {
      title: 'Mantener el control',
      detail:
        'Oculte los saldos con un toque. Las transferencias de más de $1,000 a otras personas se retienen para revisión antes de enviarse.',
    },
  },

  ratesHeading: 'Tasas',
  rates: {
    savings: 'Ahorros',
    auto: 'Préstamos para auto',
    personal: 'Préstamos personales',
    home: 'Préstamos para vivienda',
  },
  ratesNote: (day) =>
    `Al ${ended(day)} Las tasas pueden cambiar; las de préstamos son desde este nivel y dependen de su crédito. Llámenos o visítenos y le damos una oferta por escrito.`,

  insuredHeading: `Asegurado hasta ${brand.insuredUpTo}`,
  insured: 'Asegurado federalmente por la NCUA',
  insuredDetail:
    'La Administración Nacional de Cooperativas de Crédito, una agencia del gobierno de EE. UU., asegura los depósitos de cada socio hasta este monto.',

  visitHeading: 'Visítenos o llámenos',
  branch: 'Sucursal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  hours: 'Horario',
  openingHours,
};

export const homeWords = { en, es };
