import { proof as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

/** What is said where somebody shows that it is them, when signing in and before something risky. */
const es: typeof en = {
  methods: {
    passkey: 'Usar una llave de acceso',
    authenticator: 'Usar mi aplicación de autenticación',
    text: 'Recibir un mensaje de texto',
    'recovery-code': 'Usar un código de recuperación',
    password: 'Usar mi contraseña',
  },
  otherMethods: 'Otra forma',

  code: 'Código de seis dígitos',
  codeMissing: 'Escriba los seis dígitos del código.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',

  passkey: {
    detail: 'Su dispositivo le pide su huella, su rostro o su PIN.',
    show: 'Usar mi llave de acceso',
    waiting: 'Esperando a su dispositivo...',
    notShown: 'No se usó ninguna llave de acceso.',
    notShownDetail: 'Se canceló o tardó demasiado. Inténtelo de nuevo, o elija otra forma.',
    notPossible: 'Este navegador no pudo usar aquí una llave de acceso.',
    notPossibleDetail: 'Elija otra forma, o pruebe con otro navegador.',
  },
  authenticator:
    'Abra su aplicación de autenticación. Muestra un código que cambia cada 30 segundos.',
  text: {
    sending: (to) => `Enviamos un código por mensaje de texto a ${ended(to)}`,
    sent: (to) => `Le enviamos un código por mensaje de texto a ${ended(to)}`,
    notSent: (to) => `Enviaremos el código por mensaje de texto a ${ended(to)}`,
    never: 'No comparta este código. Nunca se lo pediremos.',
    send: 'Enviar el código',
    sendAnother: 'Enviar otro código',
    sendAnotherIn: (seconds) => `Enviar otro código en ${seconds} s`,
    sentAnother: 'Se envió otro código. El anterior ya no sirve.',
  },
  recovery: {
    label: 'Código de recuperación',
    hint: 'Uno de los códigos que guardó. Cada uno sirve una vez.',
    missing: 'Escriba uno de sus códigos de recuperación.',
  },
  password: {
    label: 'Contraseña',
    missing: 'Escriba su contraseña.',
  },

  samplePhone: {
    title: 'Teléfono de muestra',
    detail: 'Este es un banco de muestra y no envía nada. Esto es lo que llegaría.',
    nothing: 'Todavía no ha llegado nada.',
    channels: { sms: 'Mensaje de texto', email: 'Correo' },
    useCode: 'Usar este código',
    openLink: 'Abrir el enlace',
  },
};

export const proofWords = { en, es };
