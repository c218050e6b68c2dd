import { brand, openingHoursInSpanish } from '../../browser/brand.ts';

const en = {
  heading: 'Sign in',
  portal: 'Online Banking Portal',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  bankBusy: 'The bank is busy. Stay on this page: we keep trying for you.',

  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  refused: 'Invalid username or password',
  sessionEnded: 'You have been signed out.',
  sessionEndedDetail: 'Your session had ended. Nothing was changed. Please sign in again.',
  cookiesBlocked: 'This browser blocks cookies.',
  cookiesBlockedDetail:
    'Signing in needs a cookie, which ends with your session. Allow cookies for this site and reload the page.',
  notLoaded: 'Part of this page could not be loaded. Check your connection and try again.',
  withPasskey: 'Use a passkey',
  waitingForPasskey: 'Waiting for your device...',
  passkey: {
    'not-shown': {
      title: 'No passkey was used.',
      detail: 'It was cancelled or took too long. Please try again, or use your password.',
    },
    'not-possible': {
      title: 'This browser could not use a passkey here.',
      detail: 'Please use your password.',
    },
  },
  secondStep: {
    heading: 'Confirm it is you',
    trust: 'Trust this browser for 30 days',
    trustHint: 'Choose this only on your own device.',
    back: 'Back',
    over: 'This took too long, or there were too many tries.',
    overDetail: 'Please sign in again. Nothing was changed.',
  },

  demo: {
    title: 'This is a demo',
    detail: 'The bank runs in this tab and the money is not real. Sign in with',
    fillIn: 'Fill it in',
  },

  claim: 'Banking that belongs to its members.',
  claimDetail:
    'A credit union is owned by the people who bank with it. See all your money in one place, and send it where it needs to go.',
  promises: {
    security: {
      title: 'Bank-level security',
      detail: 'Your session ends by itself, and a transfer is never sent twice.',
    },
    support: {
      title: '24/7 support',
      detail: 'Message us at any hour, or talk to us in the branch during the day.',
    },
    insurance: {
      title: `Insurance up to ${brand.insuredUpTo}`,
      detail: 'Federally insured by NCUA',
    },
  },
  branch: 'Branch',
  phone: 'Phone',
  hours: 'Hours',
  openingHours: brand.hours,
  activate: 'Activate online banking',
  aboutUs: `About ${brand.name}`,

  forgot: {
    title: 'Forgot your password?',
    description: 'We do not send passwords, and nobody at the credit union can see yours.',
    call: 'Call us',
    openingHours: brand.hours,
    callDetail: 'We ask a few questions to make sure it is you, then set a new password with you.',
    visit: 'Visit the branch',
    visitDetail: 'Bring a photo ID.',
    warning: 'We never call, text or email to ask for your password or a code.',
    demo: 'In this demo the password is always the one shown under the sign-in form.',
    done: 'Back to sign in',
  },
};

const es: typeof en = {
  heading: 'Iniciar sesión',
  portal: 'Portal de banca en línea',
  username: 'Usuario',
  password: 'Contraseña',
  rememberMe: 'Recordarme',
  forgotPassword: '¿Olvidó su contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión...',
  bankBusy:
    'El banco está muy ocupado en este momento. Quédese en esta página: seguimos intentándolo por usted.',

  usernameMissing: 'Escriba su usuario.',
  passwordMissing: 'Escriba su contraseña.',
  refused: 'Usuario o contraseña incorrectos',
  sessionEnded: 'Su sesión se cerró.',
  sessionEndedDetail: 'Su sesión había terminado. No se cambió nada. Inicie sesión de nuevo.',
  cookiesBlocked: 'Este navegador bloquea las cookies.',
  cookiesBlockedDetail:
    'Para iniciar sesión se necesita una cookie, que termina con su sesión. Permita las cookies para este sitio y recargue la página.',
  notLoaded: 'Una parte de esta página no se pudo cargar. Revise su conexión e intente de nuevo.',
  withPasskey: 'Usar una llave de acceso',
  waitingForPasskey: 'Esperando a su dispositivo...',
  passkey: {
    'not-shown': {
      title: 'No se usó ninguna llave de acceso.',
      detail: 'Se canceló o tardó demasiado. Inténtelo de nuevo, o use su contraseña.',
    },
    'not-possible': {
      title: 'Este navegador no pudo usar aquí una llave de acceso.',
      detail: 'Use su contraseña.',
    },
  },
  secondStep: {
    heading: 'Confirme que es usted',
    trust: 'Confiar en este navegador durante 30 días',
    trustHint: 'Elíjalo solo en un dispositivo propio.',
    back: 'Volver',
    over: 'Tardó demasiado o se intentó demasiadas veces.',
    overDetail: 'Inicie sesión de nuevo. No se cambió nada.',
  },

  demo: {
    title: 'Esto es una demostración',
    detail: 'El banco funciona en esta pestaña y el dinero es ficticio. Inicie sesión con',
    fillIn: 'Completar por mí',
  },

  claim: 'Una banca que pertenece a sus socios.',
  claimDetail:
    'Una cooperativa de crédito es de las personas que la usan. Vea todo su dinero en un solo lugar y envíelo a donde lo necesita.',
  promises: {
    security: {
      title: 'Seguridad de nivel bancario',
      detail: 'Su sesión termina por sí sola y una transferencia nunca se envía dos veces.',
    },
    support: {
      title: 'Atención las 24 horas, los 7 días',
      detail: 'Escríbanos a cualquier hora o hable con nosotros en la sucursal durante el día.',
    },
    insurance: {
      title: `Seguro de hasta ${brand.insuredUpTo}`,
      detail: 'Asegurado federalmente por la NCUA',
    },
  },
  branch: 'Sucursal',
  phone: 'Teléfono',
  hours: 'Horario',
  openingHours: openingHoursInSpanish,
  activate: 'Activar la banca en línea',
  aboutUs: `Acerca de ${brand.name}`,

  forgot: {
    title: '¿Olvidó su contraseña?',
    description: 'No enviamos contraseñas, y nadie en la cooperativa de crédito puede ver la suya.',
    call: 'Llámenos',
    openingHours: openingHoursInSpanish,
    callDetail:
      'Le hacemos unas preguntas para comprobar que es usted y luego establecemos juntos una contraseña nueva.',
    visit: 'Visite la sucursal',
    visitDetail: 'Traiga una identificación con foto.',
    warning:
      'Nunca le llamamos ni le enviamos mensajes o correos para pedirle su contraseña o un código.',
    demo: 'En esta demostración la contraseña es siempre la que aparece debajo del formulario.',
    done: 'Volver al inicio de sesión',
  },
};

export const signInWords = { en, es };
