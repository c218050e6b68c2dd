import { brand, openingHoursInSpanish } from '../browser/brand.ts';
import { ended } from '../language/sentences.ts';

const en = {
  signIn: 'Sign In',
  heading: 'A credit union for everyday money.',
  lead: `${brand.name} is owned by its members. There are no shareholders: what we earn goes back into the services you use.`,
  signInToBank: 'Sign in to online banking',
  callUs: `Call ${brand.phone}`,

  preview: {
    name: 'The portal: a checking account with its balance, its course and its newest payments.',
    account: 'Checking',
    today: 'Today',
    yesterday: 'Yesterday',
    payments: { groceries: 'Groceries', paycheck: 'Paycheck', rent: 'Rent' },
  },

  offersHeading: 'What you can do here',
  offers: {
    accounts: {
      title: 'Checking and savings',
      detail: 'Every account and its balance on one screen, up to date to the last payment.',
    },
    transfers: {
      title: 'Send money',
      detail:
        'Between your own accounts, to a person with Zelle, or to an account at another bank.',
    },
    history: {
      title: 'Find any payment',
      detail:
        'Search your transactions by name, amount or reference, and filter them by account and date.',
    },
    security: {
      title: 'Stay in control',
      detail:
        'Hide balances with one tap. Transfers over $1,000 to others are held for review before they are sent.',
    },
  },

  ratesHeading: 'Rates',
  rates: {
    savings: 'Regular savings',
    auto: 'Auto loans',
    personal: 'Personal loans',
    home: 'Home loans',
  },
  ratesNote: (day: string) =>
    `As of ${ended(day)} Rates can change; loan rates start here and depend on your credit. Call or visit us for a written offer.`,

  insuredHeading: `Insured up to ${brand.insuredUpTo}`,
  insured: 'Federally insured by NCUA',
  insuredDetail:
    'The National Credit Union Administration, an agency of the US government, insures each member’s deposits up to this amount.',

  joining: {
    heading: 'Become a member',
    step: (number: number) => `Step ${number}`,
    eligible: 'See whether you can join',
    bring: 'Have your documents ready',
    documents:
      'A government photo ID, your Social Security number or ITIN, and something that shows your address, such as a lease or a utility bill.',
    firstShare: (amount: string) => `Open your share account with ${amount}`,
    firstShareDetail:
      'Call or visit us. The first share makes you an owner of the credit union with a vote, and it stays your money.',
    member: 'Are you a member already?',
    activate: 'Turn on online banking',
  },

  privacy: {
    heading: 'Privacy',
    demo: 'This is a demonstration. Everything you enter stays in this tab of your browser and is gone when you close it.',
    cookies:
      'This site sets no cookie before you sign in. Afterwards it sets only those that keep you signed in and recognize your browser. Your language and appearance are kept in your browser.',
    nobodyElse: 'It has no advertising and no trackers, and it loads nothing from other companies.',
    notice: `Our privacy notice says how we use and share what we know about our members. Ask for a copy at ${brand.phone} or ${brand.email}.`,
  },
  accessibility: {
    heading: 'Accessibility',
    standard:
      'Online banking is built to WCAG 2.2, level AA. It works with a keyboard, with a screen reader, at 400% zoom, and in the colors of your system.',
    help: `If something does not work for you, call ${brand.phone} or write to ${brand.email}. We help you there and then, and look for the fault.`,
  },
  footer: { privacy: 'Privacy', accessibility: 'Accessibility', visit: 'Visit or call' },
  routingNumber: (digits: string) => `Routing number ${digits}`,

  openUntil: (time: string) => `Open now, until ${time}`,
  opensOn: (day: string, time: string) => `Closed now. Next open: ${day}, ${time}`,
  visitHeading: 'Visit or call',
  branch: 'Branch',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  openingHours: brand.hours,
};

const es: typeof en = {
  signIn: 'Iniciar sesión',
  heading: 'Una cooperativa de crédito para el dinero de cada día.',
  lead: `${brand.name} es de sus socios. No hay accionistas: lo que ganamos se invierte en los servicios que usted usa.`,
  signInToBank: 'Entrar a la banca en línea',
  callUs: `Llamar al ${brand.phone}`,

  preview: {
    name: 'El portal: una cuenta corriente con su saldo, su evolución y sus últimos pagos.',
    account: 'Cuenta corriente',
    today: 'Hoy',
    yesterday: 'Ayer',
    payments: { groceries: 'Supermercado', paycheck: 'Salario', rent: 'Alquiler' },
  },

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

  joining: {
    heading: 'Hágase socio',
    step: (number) => `Paso ${number}`,
    eligible: 'Vea si puede ser socio',
    bring: 'Tenga listos sus documentos',
    documents:
      'Una identificación oficial con foto, su número de Seguro Social o ITIN, y un comprobante de domicilio, como un contrato de alquiler o una factura de servicios.',
    firstShare: (amount) => `Abra su cuenta de socio con ${amount}`,
    firstShareDetail:
      'Llámenos o visítenos. La primera participación lo hace dueño de la cooperativa, con derecho a voto, y sigue siendo dinero suyo.',
    member: '¿Ya es socio?',
    activate: 'Active la banca en línea',
  },

  privacy: {
    heading: 'Privacidad',
    demo: 'Esta es una demostración. Todo lo que escribe queda en esta pestaña de su navegador y desaparece cuando la cierra.',
    cookies:
      'Este sitio no usa cookies antes de que usted inicie sesión. Después solo usa las que mantienen su sesión y reconocen su navegador. Su idioma y la apariencia se guardan en su navegador.',
    nobodyElse: 'No tiene publicidad ni rastreadores, y no carga nada de otras empresas.',
    notice: `Nuestro aviso de privacidad dice cómo usamos y compartimos lo que sabemos de nuestros socios. Pida una copia al ${brand.phone} o a ${brand.email}.`,
  },
  accessibility: {
    heading: 'Accesibilidad',
    standard:
      'La banca en línea sigue las pautas WCAG 2.2, nivel AA. Funciona con teclado, con lector de pantalla, con un aumento del 400 % y con los colores de su sistema.',
    help: `Si algo no le funciona, llame al ${brand.phone} o escriba a ${brand.email}. Le ayudamos en ese momento y buscamos el fallo.`,
  },
  footer: { privacy: 'Privacidad', accessibility: 'Accesibilidad', visit: 'Visítenos o llámenos' },
  routingNumber: (digits) => `Número de ruta ${digits}`,

  openUntil: (time) => `Abierta ahora, hasta las ${time}`,
  opensOn: (day, time) => `Cerrada ahora. Próxima apertura: ${day}, ${time}`,
  visitHeading: 'Visítenos o llámenos',
  branch: 'Sucursal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  hours: 'Horario',
  openingHours: openingHoursInSpanish,
};

export const homeWords = { en, es };
