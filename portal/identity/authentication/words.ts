import type { ProofMethod } from '#contract/identity/authentication/factors.ts';
import { ended } from '../../language/sentences.ts';

const methods: Record<ProofMethod, string> = {
  passkey: 'Use a passkey',
  authenticator: 'Use my authenticator app',
  text: 'Send me a text message',
  'recovery-code': 'Use a recovery code',
  password: 'Use my password',
};

const en = {
  methods,
  otherMethods: 'Another way',

  code: 'Six-digit code',
  codeMissing: 'Enter the six digits of the code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  wholeCode: 'The sixth digit confirms it at once.',

  passkey: {
    detail: 'Your device asks for your fingerprint, your face or its PIN.',
    show: 'Use my passkey',
    waiting: 'Waiting for your device...',
    notShown: 'No passkey was used.',
    notShownDetail: 'It was cancelled or took too long. Please try again, or choose another way.',
    notPossible: 'This browser could not use a passkey here.',
    notPossibleDetail: 'Please choose another way, or try another browser.',
  },
  authenticator: 'Open your authenticator app. It shows a code that changes every 30 seconds.',
  text: {
    sending: (to: string) => `We are sending a code by text message to ${ended(to)}`,
    sent: (to: string) => `We sent a code by text message to ${ended(to)}`,
    notSent: (to: string) => `We will text the code to ${ended(to)}`,
    never: 'Never share this code. We will never ask for it.',
    send: 'Send the code',
    sendAnother: 'Send another code',
    sendAnotherIn: (seconds: number) => `Send another code in ${seconds} s`,
    sentAnother: 'Another code was sent. The one before no longer works.',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes that you saved. Each one works once.',
    missing: 'Enter one of your recovery codes.',
  },
  password: {
    label: 'Password',
    missing: 'Enter your password.',
  },

  samplePhone: {
    title: 'Sample phone',
    detail: 'This is a sample bank, so it sends nothing. Here is what would arrive.',
    nothing: 'Nothing has arrived yet.',
    channels: { sms: 'Text message', email: 'Email' },
    useCode: 'Use this code',
    openLink: 'Open the link',
  },
};

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
  wholeCode: 'Con el sexto dígito se confirma de inmediato.',

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
