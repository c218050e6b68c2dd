import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import type { Tab } from './tabs.ts';

const plans: Record<Member['plan'], string> = { 'Premium Account': 'Premium Account' };

const tabs: Record<Tab, string> = {
  dashboard: 'Dashboard',
  transactions: 'Transactions',
  transfer: 'Transfer Money',
  settings: 'Settings',
};

const en = {
  portalLabel: 'Online Banking Portal',
  navigation: 'Banking',
  tabs,
  /** As short as the bar of a phone wants them, with soft hyphens: large letters may need two lines. */
  tabsInBar: { ...tabs, dashboard: 'Dash\u00ADboard', transactions: 'Transac\u00ADtions' },
  /** From a dialog to the place where there is more of the same. */
  openInFull: 'Open in full',
  placesOf: (tab: string) => `Places of ${tab}`,
  plans,
  documentTitle: (tab: string, institution: string) => `${tab} · ${institution}`,
  loading: 'Loading your accounts',
  opening:
    'Opening your accounts. On a slow connection this takes a moment: we show nothing of yours until the bank has confirmed who you are.',
  openingDemo:
    'The demo is opening its whole bank in this tab, about half a megabyte. After that it needs no connection.',
  offline: {
    title: 'You have no connection',
    detail:
      'You can keep reading, but what you see may be out of date. Nothing can be sent or changed until you are online again.',
  },
  notReachable: {
    title: 'We cannot reach the bank',
    detail: 'What you see may be out of date. We keep trying.',
  },
  /** The way into the command palette. */
  openPalette: 'Search or ask: “freeze card”',
  userMenu: {
    accountSettings: 'Account Settings',
    securityCenter: 'Security Center',
    signOut: 'Sign Out',
  },
  signingOut: 'Signing out...',
  notSignedOut: 'You are still signed in',
  balance: {
    heading: 'Account Balance',
    available: 'Available Balance',
    /** After the amount. */
    notInsured: 'not insured',
    hide: 'Hide balances',
    show: 'Show balances',
    nowHidden: 'Your balances are hidden now.',
    nowShown: 'Your balances are shown now.',
    loading: 'Loading your balance',
    unknown: 'Your balance cannot be shown right now.',
  },
  secure: {
    title: 'Secure Connection',
    detail: 'Protected by 256-bit SSL encryption',
  },
};

const plansInSpanish: Record<Member['plan'], string> = { 'Premium Account': 'Cuenta Premium' };

const tabsInSpanish: Record<Tab, string> = {
  dashboard: 'Resumen',
  transactions: 'Movimientos',
  transfer: 'Transferir dinero',
  settings: 'Configuración',
};

const es: typeof en = {
  portalLabel: 'Portal de banca en línea',
  navigation: 'Banca',
  tabs: tabsInSpanish,
  tabsInBar: {
    ...tabsInSpanish,
    transactions: 'Movi\u00ADmientos',
    transfer: 'Transfe\u00ADrir',
    settings: 'Ajustes',
  },
  openInFull: 'Abrir completo',
  placesOf: (tab) => `Secciones de ${tab}`,
  plans: plansInSpanish,
  documentTitle: (tab: string, institution: string) => `${tab} · ${institution}`,
  loading: 'Cargando sus cuentas',
  opening:
    'Abriendo sus cuentas. Con una conexión lenta toma un momento: no mostramos nada suyo hasta que el banco confirma quién es usted.',
  openingDemo:
    'La demostración está abriendo todo su banco en esta pestaña, cerca de medio megabyte. Después no necesita conexión.',
  offline: {
    title: 'No tiene conexión',
    detail:
      'Puede seguir leyendo, pero lo que ve puede no estar al día. No se puede enviar ni cambiar nada hasta que vuelva a tener conexión.',
  },
  notReachable: {
    title: 'No podemos comunicarnos con el banco',
    detail: 'Lo que ve puede no estar al día. Seguimos intentando.',
  },
  openPalette: 'Busque o pida: “bloquear tarjeta”',
  userMenu: {
    accountSettings: 'Configuración de la cuenta',
    securityCenter: 'Centro de seguridad',
    signOut: 'Cerrar sesión',
  },
  signingOut: 'Cerrando sesión...',
  notSignedOut: 'Su sesión sigue abierta',
  balance: {
    heading: 'Saldo de la cuenta',
    available: 'Saldo disponible',
    notInsured: 'sin asegurar',
    hide: 'Ocultar saldos',
    show: 'Mostrar saldos',
    nowHidden: 'Ahora sus saldos están ocultos.',
    nowShown: 'Ahora sus saldos están a la vista.',
    loading: 'Cargando su saldo',
    unknown: 'En este momento no podemos mostrar su saldo.',
  },
  secure: {
    title: 'Conexión segura',
    detail: 'Protegida con cifrado SSL de 256 bits',
  },
};

export const shellWords = { en, es };
