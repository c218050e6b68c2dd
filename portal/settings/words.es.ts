import { counted } from '../language/counted.ts';
import type { PasswordWeakness } from '#contract/passwords/password-terms.ts';
import type { ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import type { SafetyMeasure, SecurityScore } from '#contract/settings/settings.ts';
import type { Appearance } from '../browser/appearance.ts';
import { settings as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const appearances: Record<Appearance, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
};

const fields: Record<ProfileField, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  street: 'Calle y número',
  unit: 'Apartamento, suite o unidad',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
};

const missing: Record<ProfileField, string> = {
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba su apellido.',
  email: 'Escriba su correo electrónico.',
  phone: 'Escriba su número de teléfono.',
  street: 'Escriba la calle y el número.',
  unit: 'Escriba el apartamento, la suite o la unidad.',
  city: 'Escriba la ciudad.',
  state: 'Escriba el estado.',
  zip: 'Escriba el código postal.',
};

const wrong: Record<ProfileField, string> = {
  firstName: 'Escriba su nombre solo con letras, como Ana María.',
  lastName: 'Escriba su apellido solo con letras, como Núñez.',
  email: 'Escriba una dirección completa, como nombre@example.com.',
  phone: 'Escriba un número de Estados Unidos de diez dígitos, como (555) 014-2600.',
  street: 'Escriba la calle y el número sin < ni > ni caracteres ocultos.',
  unit: 'Escriba la unidad sin < ni > ni caracteres ocultos.',
  city: 'Escriba la ciudad solo con letras, como Albany.',
  state: 'Escriba las dos letras de un estado de Estados Unidos, como NY.',
  zip: 'Escriba cinco dígitos, o nueve, como en 12207-1234.',
};

const tooLong: Record<ProfileField, string> = {
  firstName: 'Un nombre tiene 50 caracteres como máximo. Acórtelo.',
  lastName: 'Un apellido tiene 50 caracteres como máximo. Acórtelo.',
  email: 'Un correo tiene 254 caracteres como máximo. Revíselo.',
  phone: 'Es demasiado largo para un teléfono de Estados Unidos, que tiene diez dígitos.',
  street: 'La calle tiene 100 caracteres como máximo. Acórtela.',
  unit: 'La unidad tiene 40 caracteres como máximo. Acórtela.',
  city: 'Una ciudad tiene 60 caracteres como máximo. Acórtela.',
  state: 'Escriba solo las dos letras de un estado, como NY.',
  zip: 'Es demasiado largo para un código postal, que tiene cinco dígitos, o nueve, como en 12207-1234.',
};

const faults: Record<ProfileFault, Record<ProfileField, string>> = {
  missing,
  wrong,
  'too-long': tooLong,
};

const weaknesses: Record<PasswordWeakness, string> = {
  common: 'Contiene una contraseña que usa mucha gente.',
  'about-you': 'Contiene su nombre, su usuario, su dirección o nuestro nombre.',
  repeats: 'Repite los mismos caracteres.',
  sequence: 'Sigue el abecedario, los dígitos o una fila del teclado.',
};

const grades: Record<SecurityScore['grade'], string> = {
  'very-strong': 'Muy segura',
  strong: 'Segura',
  fair: 'Regular',
  weak: 'Débil',
};

const measures: Record<SafetyMeasure, { name: string; raise: string }> = {
  'two-factor': {
    name: 'Autenticación de dos factores',
    raise: 'Active la verificación por SMS para que su teléfono ayude a proteger su cuenta.',
  },
  'own-factor': {
    name: 'Llave de acceso o aplicación de autenticación',
    raise: 'Agregue una: a diferencia de un SMS, no puede llegarle a otra persona.',
  },
  'recovery-codes': {
    name: 'Códigos de recuperación',
    raise: 'Créelos y guárdelos en papel, por si pierde su teléfono.',
  },
  'auto-logout': {
    name: 'Cierre automático',
    raise: 'Elija 5 minutos para que la pantalla se cierre antes si usted se aleja.',
  },
  'security-notices': {
    name: 'Avisos de seguridad',
    raise: 'Actívelos y sabrá de cada cambio en su seguridad.',
  },
  'account-notices': {
    name: 'Avisos de la cuenta',
    raise: 'Active el correo o los SMS y sabrá de cada pago.',
  },
  contact: {
    name: 'Datos de contacto',
    raise: 'Díganos su correo y su teléfono para que podamos avisarle.',
  },
  password: {
    name: 'Contraseña',
    raise: 'Cámbiela: la suya es anterior a nuestras reglas actuales.',
  },
  'first-payment-delay': {
    name: 'Espera de los primeros pagos',
    raise: 'Retenga los primeros pagos grandes a alguien nuevo para poder cancelarlos a tiempo.',
  },
};

/** What the settings say. */
const es: typeof en = {
  heading: 'Configuración',
  loading: 'Cargando su configuración',
  notShown: 'Su configuración no se puede mostrar en este momento.',
  cancel: 'Cancelar',
  panels: {
    label: 'Partes de su seguridad',
    password: 'Contraseña y protección',
    signIn: 'Cómo inicia sesión',
    activity: 'Dispositivos y actividad',
  },

  status: {
    heading: 'Estado de la cuenta',
    plan: 'Plan',
    memberSince: 'Socio desde',
    identity: 'Identidad',
    verified: 'Verificada',
    notVerified: 'Aún sin verificar',
    notVerifiedDetail: 'Traiga una identificación con foto a la sucursal.',
    knownAs: (name) =>
      `Los demás ven el nombre que hemos comprobado: ${ended(name)} Para cambiarlo, traiga una identificación con foto a la sucursal.`,
    username: 'Usuario',
  },

  score: {
    heading: 'Puntaje de seguridad',
    grades,
    measures,
    points: (gives: number, couldGive: number) => `${gives} de ${couldGive}`,
    gives: 'De qué se compone',
    raises: 'Qué lo subiría',
    complete: 'No queda nada por mejorar.',
    meter: (percent: number, grade: string) => `${percent} %, ${grade}`,
  },

  profile: {
    heading: 'Perfil',
    detail: 'Su nombre y cómo nos comunicamos con usted.',
    fields,
    faults,
    stateHint: 'Dos letras',
    groups: { name: 'Nombre', contact: 'Cómo nos comunicamos con usted', address: 'Dirección' },
    changed: 'Aún sin guardar',
    asKept: 'Guardado',
    oldAddress:
      'Cuando cambian su correo, teléfono o dirección, avisamos al correo que teníamos antes.',
    submit: 'Actualizar perfil',
    submitting: 'Actualizando...',
    saved: 'Su perfil está actualizado',
    unchanged: 'Su perfil ya estaba al día',
    notSaved: 'Su perfil no se actualizó',
    wrongHere: 'Revise los campos marcados. No se cambió nada.',
  },

  security: {
    heading: 'Seguridad',
    lastSignIn: 'Último inicio de sesión',
    lastSignInDetail: 'Su inicio de sesión anterior. Si no fue usted, llámenos de inmediato:',
    firstSignIn: 'Este es su primer inicio de sesión.',
    session: 'Esta sesión',
    sessionDetail: 'Cierra su sesión aquí y en las demás pestañas de este navegador.',
    signOut: 'Cerrar esta sesión',
    signingOut: 'Cerrando sesión...',
  },

  password: {
    heading: 'Cambiar contraseña',
    setAt: (moment: string) => `Su contraseña actual es del ${ended(moment)}`,
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    again: 'Confirme la contraseña nueva',
    hint: (least: number) =>
      `Al menos ${least} caracteres, de cualquier tipo. Varias palabras son fáciles de recordar. Puede pegarla.`,
    currentMissing: 'Escriba su contraseña actual.',
    nextMissing: 'Escriba una contraseña nueva.',
    differs: 'Las dos contraseñas no coinciden. Escriba la nueva otra vez.',
    strength: 'Seguridad',
    strengths: {
      'too-short': 'Demasiado corta',
      weak: 'Fácil de adivinar',
      fair: 'Suficiente',
      strong: 'Segura',
      'very-strong': 'Muy segura',
    },
    charactersMissing: (count: number) =>
      count === 1 ? 'Falta 1 carácter.' : `Faltan ${count} caracteres.`,
    weaknesses,
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando...',
    changed: 'Su contraseña se cambió',
    othersEnded: (count: number) =>
      count === 1
        ? 'Se cerró su sesión en otro lugar.'
        : `Se cerró su sesión en otros ${count} lugares.`,
    noOthers: 'No tenía otra sesión abierta.',
    demo: 'En esta demostración la contraseña nueva vale hasta que recargue la página.',
  },

  twoFactor: {
    label: 'Autenticación de dos factores',
    note: 'Verificación por SMS',
    detail:
      'Cuando inicia sesión desde un navegador que no es de confianza, le enviamos un código por SMS. Allí su contraseña sola no basta.',
    to: (phone: string) => `Los códigos se envían al ${ended(phone)}`,
    noPhone: 'Agregue primero su teléfono en su perfil. Hasta entonces no pedimos ningún código.',
    demo: 'En esta demostración no se pide ningún código.',
    turnOff: '¿Desactivar la verificación por SMS?',
    turnOffDetail:
      'Al iniciar sesión desde un navegador que no es de confianza ya no se pediría un código por SMS.',
    password: 'Su contraseña',
    passwordMissing: 'Escriba su contraseña.',
    confirm: 'Desactivar',
    confirming: 'Desactivando...',
    isOn: 'La verificación por SMS está activa',
    isOff: 'La verificación por SMS está desactivada',
  },

  autoLogout: {
    label: 'Cierre automático',
    detail:
      'Su sesión se cierra tras este tiempo sin actividad, en todos los lugares donde esté abierta. Le avisamos un minuto antes.',
    minutes: (count: number) => counted(count, 'minuto', 'minutos'),
    saved: (count: number) =>
      `Desde ahora, su sesión se cerrará tras ${counted(count, 'minuto', 'minutos')} sin actividad`,
  },

  notifications: {
    heading: 'Sus notificaciones',
    detail: 'Qué le avisamos sobre su dinero, sus tarjetas y su seguridad, y cómo.',
    email: 'Avisos por correo',
    emailDetail: (address: string) => `Transferencias, pagos y tarjetas, a ${ended(address)}`,
    sms: 'Avisos por SMS',
    smsDetail: (phone: string) => `Lo mismo en un SMS al ${ended(phone)}`,
    noAddress: 'Agregue primero en su perfil adónde enviarlos. Hasta entonces no se envía nada.',
    push: 'Avisos del navegador',
    pushDetail: 'Los muestra este navegador mientras el portal está abierto en él.',
    pushRefused:
      'Este navegador no nos deja mostrar avisos, así que siguen desactivados. Permítalos primero en su configuración para esta página.',
    pushUnsupported: 'Este navegador no puede mostrar avisos, así que siguen desactivados.',
    pushNotHere:
      'Están activos, pero no permitidos en este navegador. Desactívelos y actívelos para que le pregunte otra vez.',
    pushTest: 'Los avisos están activos',
    security: 'Alertas de seguridad',
    securityDetail:
      'Cambios de su contraseña, sus datos de contacto y su seguridad, e inicios de sesión desde un navegador nuevo. Siempre por correo.',
    saved: 'Su elección se guardó',
    notSaved: 'Su elección no se guardó',
  },

  sent: {
    heading: 'Lo que le enviamos',
    detail: 'Los mensajes más recientes que le enviamos.',
    demo: 'En esta demostración nada sale de su navegador: lo que se enviaría solo aparece aquí.',
    empty: 'Nada todavía',
    emptyDetail: 'Cuando le enviemos un correo o un SMS, aparecerá aquí.',
    email: (to: string) => `Correo a ${to}`,
    sms: (to: string) => `SMS al ${to}`,
    toContact: 'Avisamos a su contacto de confianza de un primer pago grande',
    push: () => 'Notificación en uno de sus dispositivos',
    waiting: 'En envío',
    givenUp: 'No se pudo enviar. Revise sus datos de contacto.',
    loading: 'Cargando lo que le enviamos',
    notShown: 'Lo que le enviamos no se puede mostrar en este momento.',
    showAll: (count: number) => `Mostrar los ${count}`,
  },

  help: {
    heading: '¿Necesita ayuda?',
    detail: 'Pregúntenos sobre cualquier cosa de aquí o díganos qué no reconoce.',
    contact: 'Contactar a soporte',
  },

  display: {
    heading: 'Pantalla',
    language: 'Idioma',
    languageDetail:
      'El portal, sus fechas y sus montos. Los nombres y las descripciones quedan como se registraron.',
    appearance: 'Apariencia',
    appearances,
    appearanceDetail: 'Sistema sigue a su dispositivo. Se guarda en este navegador.',
    hideBalances: 'Ocultar saldos',
    hideBalancesDetail:
      'Muestra puntos en lugar de saldos, cifras de sus tarjetas, totales y gráficos, para cuando otros puedan ver la pantalla. Los pagos individuales siguen a la vista.',
    shortcuts: 'Atajos del teclado',
    shortcutsDetail:
      'Letras y símbolos que le llevan a otra parte, como / y g t. Presione ? para ver la lista. Se guarda en este navegador.',
  },
};

export const settingsWords = { en, es };
