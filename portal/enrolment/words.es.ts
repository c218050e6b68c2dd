import { brand } from '../browser/brand.ts';
import { activation as en } from './words.en.ts';

/** What is said to a member of the credit union who comes on-line. */
const es: typeof en = {
  heading: 'Active la banca en línea',
  demo: 'Esta es una demostración con un solo socio, que ya usa la banca en línea: no hay nadie a quien activar.',
  toSignIn: 'Ir a iniciar sesión',
  back: 'Atrás',
  over: 'Tardó demasiado o se intentó demasiadas veces.',
  overDetail: 'Empiece de nuevo. No se cambió nada.',

  who: {
    detail: `Para socios de ${brand.name} que aún no usan la banca en línea.`,
    memberNumber: 'Número de socio',
    memberNumberHint: 'Está en los documentos de su afiliación.',
    memberNumberMissing: 'Escriba su número de socio.',
    birthDate: 'Fecha de nacimiento',
    birthDateMissing: 'Escriba el día, el mes y el año.',
    submit: 'Enviarme un código',
    submitting: 'Enviando...',
    already: 'Ya tengo acceso',
  },
  code: {
    heading: 'Escriba su código',
    detail:
      'Si estos datos son de un socio que aún no usa la banca en línea, un código va en camino al teléfono o al correo que tenemos registrado.',
    label: 'Código de seis dígitos',
    missing: 'Escriba los seis dígitos del código.',
    never: 'No comparta este código. Nunca se lo pediremos.',
    another: 'Enviar otro código',
    submit: 'Continuar',
  },
  choose: {
    heading: 'Elija cómo inicia sesión',
    username: 'Usuario',
    usernameHint: 'De 4 a 32 letras, dígitos, puntos o guiones, y empieza con una letra.',
    usernameMissing: 'Elija un usuario.',
    submit: 'Activar',
    submitting: 'Activando...',
  },
  done: {
    heading: (name) => `Le damos la bienvenida, ${name}`,
    detail: 'La banca en línea está activa y ha iniciado sesión.',
    secondStep: 'Su segundo paso',
    secondStepDetail:
      'Si tenemos su teléfono, al iniciar sesión también se pide un código por mensaje de texto. Una aplicación de autenticación o una llave de acceso es aún más segura, y se configura en un minuto.',
    toSettings: 'Configurar una aplicación o una llave',
    toDashboard: 'Ir a mis cuentas',
  },
};

export const activationWords = { en, es };
