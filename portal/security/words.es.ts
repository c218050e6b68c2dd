import type { SecurityAct } from '#contract/security/security.ts';
import type { FirstPaymentDelay } from '#contract/security/security-terms.ts';
import { counted } from '../language/counted.ts';
import { securityCenter as en } from './words.en.ts';

const acts: Record<SecurityAct, string> = {
  'signed-in': 'Inicio de sesión',
  'sign-in-failed': 'Un inicio de sesión falló',
  'sign-in-held-up': 'Inicios de sesión en pausa tras demasiados intentos',
  'signed-out': 'Cierre de sesión',
  'session-ended': 'Sesión cerrada en otro dispositivo',
  'other-sessions-ended': 'Sesión cerrada en todos los demás lugares',
  'browser-trusted': 'Un navegador pasó a ser de confianza',
  'browser-forgotten': 'Un navegador dejó de ser de confianza',
  'password-changed': 'Contraseña cambiada',
  'password-reset-asked': 'Enlace para una contraseña nueva solicitado',
  'password-reset': 'Contraseña restablecida con un enlace',
  activated: 'Banca en línea activada',
  'two-factor-on': 'Verificación por SMS activada',
  'two-factor-off': 'Verificación por SMS desactivada',
  'authenticator-added': 'Aplicación de autenticación agregada',
  'authenticator-removed': 'Aplicación de autenticación quitada',
  'passkey-added': 'Llave de acceso agregada',
  'passkey-removed': 'Llave de acceso quitada',
  'recovery-codes-made': 'Códigos de recuperación creados',
  'recovery-code-used': 'Código de recuperación usado',
  'stepped-up': 'Usted confirmó su identidad',
  'password-alone-waits': 'Se pidió un cambio solo con la contraseña; espera un día',
  'step-up-failed': 'Una confirmación de identidad falló',
  'contact-change-asked': 'Datos de contacto nuevos en espera de confirmación',
  'contact-change-dropped': 'Se descartaron los datos de contacto nuevos',
  'contact-changed': 'Datos de contacto cambiados',
  'name-changed': 'Nombre cambiado',
  'auto-logout-changed': 'Cierre automático cambiado',
  'notices-changed': 'Notificaciones cambiadas',
  'first-payment-delay-changed': 'Espera de primeros pagos grandes cambiada',
  'trusted-contact-named': 'Contacto de confianza elegido',
  'trusted-contact-changed': 'Nombre del contacto de confianza cambiado',
  'trusted-contact-removed': 'Contacto de confianza quitado',
  'trusted-contact-declined': 'Su contacto de confianza dijo que no',
  'account-number-shown': 'Número de cuenta mostrado',
  'sign-in-refused': 'Se rechazó un inicio de sesión: su acceso en línea estaba cerrado',
  'sessions-ended-by-staff': 'Cerramos su sesión en todas partes',
  'access-closed': 'Cerramos su acceso en línea',
  'access-opened': 'Reactivamos su acceso en línea',
  'name-confirmed': 'Confirmamos su nombre nuevo y se lo decimos a los demás',
  'staff-call-began': 'Avisamos de que le estábamos llamando',
  'staff-call-ended': 'Avisamos de que nuestra llamada había terminado',
  'overdraft-allowed': 'Sobregiros con tarjeta permitidos',
  'overdraft-ended': 'Sobregiros con tarjeta ya no permitidos',
};

const delays: Record<FirstPaymentDelay, string> = {
  0: 'Sin espera',
  4: '4 horas',
  24: '24 horas',
  48: '48 horas',
};

const es: typeof en = {
  device: {
    named: (browser: string, system: string) => `${browser} en ${system}`,
    someBrowser: (system: string) => `Un navegador en ${system}`,
    unknown: 'Dispositivo desconocido',
  },

  ways: {
    heading: 'Cómo inicia sesión',
    detail: 'Lo que usa además de su contraseña, para que una contraseña robada no baste.',
    loading: 'Cargando cómo inicia sesión',
    failed: 'No podemos mostrar cómo inicia sesión en este momento.',
    on: 'Activa',
    since: (date: string) => `Desde el ${date}`,
    keep: 'Conservar',
  },

  authenticator: {
    heading: 'Aplicación de autenticación',
    detail:
      'Una aplicación en su teléfono muestra seis dígitos que cambian dos veces por minuto. No necesita red.',
    setUp: 'Configurar',
    settingUp: 'Configurando...',
    notSetUp: 'La aplicación no se configuró',
    title: 'Configurar una aplicación de autenticación',
    description: 'Sirve cualquier aplicación de códigos de un solo uso.',
    scan: 'Escanee este código QR con la aplicación.',
    picture: 'Código QR para su aplicación de autenticación',
    byHand: 'O escriba en ella esta clave:',
    copyKey: 'Copiar la clave',
    code: 'Seis dígitos de la aplicación',
    codeMissing: 'Escriba los seis dígitos que muestra la aplicación.',
    cancel: 'Cancelar',
    finish: 'Terminar',
    finishing: 'Comprobando...',
    added: 'La aplicación de autenticación está configurada',
    remove: 'Quitar la aplicación',
    removing: '¿Quitar la aplicación de autenticación?',
    removingDetail: 'Sus códigos ya no se pedirán ni se aceptarán.',
    removed: 'La aplicación de autenticación se quitó',
    notRemoved: 'La aplicación no se quitó',
  },

  passkeys: {
    heading: 'Llaves de acceso',
    detail:
      'Inicie sesión con su huella, su rostro o el PIN de su dispositivo, sin contraseña. Nadie puede robarla con una página falsa.',
    none: 'Aún no tiene ninguna.',
    add: 'Agregar una llave',
    adding: 'Agregando...',
    notAdded: 'La llave de acceso no se agregó',
    unsupported:
      'Este navegador no puede crear llaves de acceso. Use otro navegador o dispositivo.',
    most: (count: number) => `Tiene ${count}, el máximo posible. Quite una para agregar otra.`,
    title: 'Agregar una llave de acceso',
    description: 'Su navegador le preguntará dónde guardarla y cómo desbloquearla.',
    name: 'Nombre',
    nameHint: 'Para distinguirla de otras más adelante.',
    nameMissing: 'Dele un nombre a la llave de acceso.',
    cancel: 'Cancelar',
    goOn: 'Continuar',
    goingOn: 'Esperando a su dispositivo...',
    notMade: 'Su navegador no creó la llave. Se canceló o tardó demasiado.',
    alreadyHere: 'Este dispositivo ya tiene una llave de acceso para usted.',
    added: (name: string) => `La llave de acceso ${name} se agregó`,
    list: 'Sus llaves de acceso',
    addedOn: (date: string) => `Agregada el ${date}`,
    lastUsed: (date: string) => `Último uso el ${date}`,
    neverUsed: 'Sin usar',
    removeOf: (name: string) => `Quitar la llave de acceso ${name}`,
    removing: (name: string) => `¿Quitar ${name}?`,
    removingDetail: 'Ya no servirá para iniciar sesión aquí. Bórrela también de su dispositivo.',
    remove: 'Quitar',
    removed: (name: string) => `La llave de acceso ${name} se quitó`,
    notRemoved: 'La llave de acceso no se quitó',
  },

  recovery: {
    heading: 'Códigos de recuperación',
    detail:
      'Diez códigos para guardar en papel, por si pierde su teléfono o se daña. Cada uno sirve una vez.',
    none: 'Aún no tiene ninguno.',
    left: (count: number) => (count === 1 ? 'Queda 1 código' : `Quedan ${count} códigos`),
    madeOn: (date: string) => `Creados el ${date}`,
    few: 'Cree otros antes de que se acaben.',
    make: 'Crear códigos de recuperación',
    makeNew: 'Crear códigos nuevos',
    making: 'Creando...',
    replacing: '¿Crear códigos de recuperación nuevos?',
    replacingDetail: 'Los códigos que tiene ahora ya no servirán.',
    keep: 'Conservar los actuales',
    notMade: 'No se crearon códigos',
    title: 'Sus códigos de recuperación',
    description:
      'Solo los mostramos ahora. Guárdelos en un lugar privado, y no en este dispositivo.',
    list: 'Códigos de recuperación',
    print: 'Imprimir',
    printed: 'Cada código sirve una vez. Guarde esta hoja en un lugar privado.',
    kept: 'Ya los guardé',
    made: 'Sus códigos de recuperación están creados',
  },

  sessions: {
    heading: 'Dónde tiene la sesión abierta',
    detail: 'Cada navegador en el que su sesión está abierta ahora.',
    loading: 'Cargando dónde tiene la sesión abierta',
    failed: 'No podemos mostrar dónde tiene la sesión abierta en este momento.',
    list: 'Sesiones',
    isThis: 'Aquí',
    active: 'Activa ahora',
    seen: (moment: string) => `Última actividad: ${moment}`,
    since: (moment: string) => `Abierta el ${moment}`,
    end: 'Cerrar',
    endOf: (device: string) => `Cerrar la sesión de ${device}`,
    ending: 'Cerrando...',
    ended: (device: string) => `La sesión de ${device} está cerrada`,
    notEnded: 'La sesión no se cerró',
    showAll: (count: number) => `Mostrar las ${count}`,
    onlyHere: 'No tiene otra sesión abierta.',
    endOthers: 'Cerrar todas las demás',
    endingOthers: '¿Cerrar todas las demás sesiones?',
    endingOthersDetail:
      'Esta sigue abierta. Lo que esté abierto en otros lugares se cierra al instante.',
    keep: 'Dejarlas abiertas',
    othersEnded: (count: number) =>
      count === 1
        ? 'Se cerró su sesión en otro lugar'
        : `Se cerró su sesión en otros ${count} lugares`,
  },

  trusted: {
    heading: 'Navegadores de confianza',
    detail: 'Durante 30 días solo piden su contraseña. Usted lo elige al iniciar sesión.',
    none: 'Ninguno. Cada inicio de sesión pide un segundo paso.',
    list: 'Navegadores de confianza',
    until: (date: string) => `De confianza hasta el ${date}`,
    used: (date: string) => `Último uso el ${date}`,
    forget: 'Olvidar',
    forgetOf: (device: string) => `Dejar de confiar en ${device}`,
    forgetting: 'Olvidando...',
    forgotten: (device: string) => `${device} ya no es de confianza`,
    notForgotten: 'Sigue siendo de confianza',
  },

  log: {
    heading: 'Registro de seguridad',
    detail: 'Inicios de sesión y cambios en su seguridad, los más recientes primero.',
    loading: 'Cargando el registro de seguridad',
    failed: 'El registro de seguridad no se puede mostrar en este momento.',
    empty: 'Nada todavía',
    emptyDetail: 'Aquí aparecen los inicios de sesión y los cambios en su seguridad.',
    acts,
    by: (name: string) => `por ${name}`,
    chained:
      'Cada entrada lleva un hash que abarca la entrada anterior, así que ninguna puede cambiarse ni borrarse sin dejar rastro. Abra una entrada para ver su hash.',
    entry: 'Entrada',
    hash: 'Hash SHA-256',
    address: 'Dirección',
    device: 'Dispositivo',
    unknown: 'Desconocido',
    showMore: 'Mostrar anteriores',
    loadingMore: 'Cargando...',
    moreFailed: 'Las entradas anteriores no se pudieron leer. Inténtelo de nuevo.',
  },

  delay: {
    label: 'Espera de primeros pagos grandes',
    detail: (amount: string) =>
      `Retenemos durante este tiempo un primer pago de más de ${amount} a alguien nuevo antes de enviarlo. Hasta entonces puede cancelarlo en Transferir.`,
    delays,
    saved: (delay) => `Su elección para los primeros pagos grandes: ${delay}`,
    inTheseAccounts: (hours) =>
      hours === 0
        ? 'Desde las cuentas que está viendo se envían al instante. Solo sus titulares y tutores fijan ahí la espera.'
        : `Desde las cuentas que está viendo se retienen ${counted(hours, 'hora', 'horas')}. Cuenta la elección más larga de sus titulares y tutores.`,
    notSaved: 'La espera no se cambió',
  },
  call: {
    heading: '¿Le estamos llamando?',
    nobody: 'No le estamos llamando',
    hangUp:
      'Si alguien dice que llama de la cooperativa de crédito, cuelgue y llame al número que figura en su tarjeta.',
    calling: (time) => `Le estamos llamando desde las ${time}`,
    neverAsk:
      'Nunca le pediremos un código ni una contraseña, ni que mueva su dinero para protegerlo.',
    notKnown: 'En este momento no podemos decirle si le estamos llamando',
  },
};

export const securityCenterWords = { en, es };
