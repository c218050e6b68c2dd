import { brand } from '../browser/brand.ts';

const en = {
  heading: 'Activate online banking',
  demo: 'This is a demo with one member, who already banks online: there is nobody left to enroll.',
  toSignIn: 'Go to sign in',
  back: 'Back',
  over: 'This took too long, or there were too many tries.',
  overDetail: 'Please start again. Nothing was changed.',

  who: {
    detail: `For members of ${brand.name} who have not used online banking yet.`,
    memberNumber: 'Member number',
    memberNumberHint: 'You will find it in your membership documents.',
    memberNumberMissing: 'Enter your member number.',
    birthDate: 'Date of birth',
    birthDateMissing: 'Enter the day, month and year.',
    submit: 'Send me a code',
    submitting: 'Sending...',
    already: 'I can already sign in',
  },
  code: {
    heading: 'Enter your code',
    detail:
      'If these details match a member who has not activated online banking yet, a code is on its way to the phone or email we have on file.',
    label: 'Six-digit code',
    missing: 'Enter the six digits of the code.',
    never: 'Never share this code. We will never ask for it.',
    another: 'Send another code',
    submit: 'Continue',
  },
  choose: {
    heading: 'Choose how you sign in',
    username: 'Username',
    usernameHint: '4 to 32 letters, digits, dots or dashes, beginning with a letter.',
    usernameMissing: 'Choose a username.',
    submit: 'Activate',
    submitting: 'Activating...',
  },
  done: {
    heading: (name: string) => `Welcome, ${name}`,
    detail: 'Online banking is active, and you are signed in.',
    secondStep: 'Your second step',
    secondStepDetail:
      'If we have your phone number, signing in also asks for a code by text message. An authenticator app or a passkey is even safer, and takes a minute to set up.',
    toSettings: 'Set up an app or a passkey',
    toDashboard: 'Go to my accounts',
  },
};

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
