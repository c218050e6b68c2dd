import { brand } from '../browser/brand.ts';
import { openingHours } from '../language/opening-hours.es.ts';
import { signIn as en } from './words.en.ts';

/** What the sign-in screen says, and the dialog about a forgotten password. */
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
  openingHours,
  activate: 'Activar la banca en línea',
  aboutUs: `Acerca de ${brand.name}`,

  forgot: {
    title: '¿Olvidó su contraseña?',
    description: 'No enviamos contraseñas, y nadie en la cooperativa de crédito puede ver la suya.',
    call: 'Llámenos',
    openingHours,
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
