import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { PasswordWeakness } from '#contract/identity/passwords/password-terms.ts';
import type { ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import type { SafetyMeasure, SecurityScore } from '#contract/settings/settings.ts';
import type { Appearance } from '../browser/appearance.ts';

const appearances: Record<Appearance, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const fields: Record<ProfileField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street address',
  unit: 'Apartment, suite or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

const missing: Record<ProfileField, string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  street: 'Enter the street and number.',
  unit: 'Enter the apartment, suite or unit.',
  city: 'Enter the city.',
  state: 'Enter the state.',
  zip: 'Enter the ZIP code.',
};

const wrong: Record<ProfileField, string> = {
  firstName: 'Enter your first name with letters only, such as Ana María.',
  lastName: 'Enter your last name with letters only, such as O’Brien.',
  email: 'Enter a full email address, such as name@example.com.',
  phone: 'Enter a US number of ten digits, such as (555) 014-2600.',
  street: 'Enter the street and number without <, > or hidden characters.',
  unit: 'Enter the unit without <, > or hidden characters.',
  city: 'Enter the city with letters only, such as Albany.',
  state: 'Enter the two letters of a US state, such as NY.',
  zip: 'Enter five digits, or nine as in 12207-1234.',
};

const tooLong: Record<ProfileField, string> = {
  firstName: 'A first name has at most 50 characters. Please shorten it.',
  lastName: 'A last name has at most 50 characters. Please shorten it.',
  email: 'An email address has at most 254 characters. Please check it.',
  phone: 'This is too long for a US phone number. It has ten digits.',
  street: 'The street has at most 100 characters. Please shorten it.',
  unit: 'The unit has at most 40 characters. Please shorten it.',
  city: 'A city has at most 60 characters. Please shorten it.',
  state: 'Enter only the two letters of a US state, such as NY.',
  zip: 'This is too long for a ZIP code. It has five digits, or nine as in 12207-1234.',
};

const faults: Record<ProfileFault, Record<ProfileField, string>> = {
  missing,
  wrong,
  'too-long': tooLong,
};

const weaknesses: Record<PasswordWeakness, string> = {
  common: 'It contains a password that many people use.',
  'about-you': 'It contains your name, your username, your address or our name.',
  repeats: 'It repeats the same characters.',
  sequence: 'It follows the alphabet, the digits or a row of keys.',
};

const grades: Record<SecurityScore['grade'], string> = {
  'very-strong': 'Very Strong',
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
};

const measures: Record<SafetyMeasure, { name: string; raise: string }> = {
  'two-factor': {
    name: 'Two-factor authentication',
    raise: 'Turn on SMS verification, so that your phone helps keep your account safe.',
  },
  'own-factor': {
    name: 'Passkey or authenticator app',
    raise: 'Add one: unlike a text message, it cannot be sent to someone else.',
  },
  'recovery-codes': {
    name: 'Recovery codes',
    raise: 'Create some and keep them on paper, in case you lose your phone.',
  },
  'auto-logout': {
    name: 'Auto-logout',
    raise: 'Choose 5 minutes, so that a screen you walk away from closes sooner.',
  },
  'security-notices': {
    name: 'Security notices',
    raise: 'Turn them on to hear about every change to your security.',
  },
  'account-notices': {
    name: 'Account notices',
    raise: 'Turn on email or SMS to hear about every payment.',
  },
  contact: {
    name: 'Contact details',
    raise: 'Add your email and phone, so that we can reach you.',
  },
  password: {
    name: 'Password',
    raise: 'Change it: yours was set before our current rules.',
  },
  'first-payment-delay': {
    name: 'Delay for first payments',
    raise: 'Delay large first payments to someone new, so that you can still cancel them.',
  },
};

const en = {
  heading: 'Settings',
  loading: 'Loading your settings',
  notShown: 'Your settings cannot be shown right now.',
  panels: {
    label: 'Parts of your security',
    password: 'Password and protection',
    signIn: 'How you sign in',
    activity: 'Devices and activity',
  },

  status: {
    heading: 'Account status',
    plan: 'Plan',
    memberSince: 'Member since',
    identity: 'Identity',
    verified: 'Verified',
    notVerified: 'Not verified yet',
    notVerifiedDetail: 'Bring a photo ID to the branch.',
    knownAs: (name: string) =>
      `Others see the name that we have checked: ${ended(name)} To change it, bring a photo ID to the branch.`,
    username: 'Username',
  },

  score: {
    heading: 'Security score',
    grades,
    measures,
    /** Points of a measure. */
    points: (gives: number, couldGive: number) => `${gives} of ${couldGive}`,
    gives: 'What it is made of',
    raises: 'What would raise it',
    complete: 'There is nothing left to improve.',
    meter: (percent: number, grade: string) => `${percent}%, ${grade}`,
  },

  profile: {
    heading: 'Profile',
    detail: 'Your name, and how we reach you.',
    fields,
    faults,
    stateHint: 'Two letters',
    groups: { name: 'Name', contact: 'How we reach you', address: 'Address' },
    changed: 'Not saved yet',
    asKept: 'Saved',
    oldAddress:
      'When your email, phone or address changes, we tell the email address we had before.',
    submit: 'Update Profile',
    submitting: 'Updating...',
    saved: 'Your profile is updated',
    unchanged: 'Your profile is up to date',
    notSaved: 'Your profile was not updated',
    wrongHere: 'Please look at the fields that are marked. Nothing was changed.',
  },

  security: {
    heading: 'Security',
    lastSignIn: 'Last sign-in',
    lastSignInDetail: 'Your previous sign-in. If it was not you, call us right away:',
    firstSignIn: 'This is your first sign-in.',
    session: 'This session',
    sessionDetail: 'Signs you out here and in the other tabs of this browser.',
    signOut: 'Sign out of this session',
    signingOut: 'Signing out...',
  },

  password: {
    heading: 'Change password',
    setAt: (moment: string) => `Your current password was set on ${ended(moment)}`,
    current: 'Current password',
    next: 'New password',
    again: 'Confirm new password',
    hint: (least: number) =>
      `At least ${least} characters, of any kind. Several words are easy to remember. You can paste one.`,
    currentMissing: 'Enter your current password.',
    nextMissing: 'Enter a new password.',
    differs: 'The two passwords do not match. Enter the new one again.',
    strength: 'Strength',
    strengths: {
      'too-short': 'Too short',
      weak: 'Easy to guess',
      fair: 'Good enough',
      strong: 'Strong',
      'very-strong': 'Very strong',
    } as Record<'too-short' | 'weak' | 'fair' | 'strong' | 'very-strong', string>,
    charactersMissing: (count: number) =>
      count === 1 ? '1 more character is needed.' : `${count} more characters are needed.`,
    weaknesses,
    submit: 'Change password',
    submitting: 'Changing...',
    changed: 'Your password is changed',
    othersEnded: (count: number) =>
      count === 1
        ? 'You were signed out in 1 other place.'
        : `You were signed out in ${count} other places.`,
    noOthers: 'You were not signed in anywhere else.',
    demo: 'In this demo the new password lasts until you reload the page.',
  },

  twoFactor: {
    label: 'Two-factor authentication',
    note: 'SMS verification',
    detail:
      'When you sign in from a browser you have not trusted, we text you a code. Your password alone is not enough there.',
    to: (phone: string) => `Codes go to ${ended(phone)}`,
    noPhone: 'Add your phone to your profile first. Until then, we do not ask for a code.',
    demo: 'This demo does not ask for codes.',
    turnOff: 'Turn off SMS verification?',
    turnOffDetail:
      'Signing in from a browser you have not trusted would no longer ask for a code by text.',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    confirm: 'Turn off',
    confirming: 'Turning off...',
    isOn: 'SMS verification is on',
    isOff: 'SMS verification is off',
  },

  autoLogout: {
    label: 'Auto-logout',
    detail:
      'You are signed out after this long without activity, everywhere you are signed in. We warn you a minute before.',
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    saved: (count: number) =>
      `From now on, you will be signed out after ${counted(count, 'minute', 'minutes')} without activity`,
  },

  notifications: {
    heading: 'Your notifications',
    detail: 'What we tell you about your money, your cards and your security, and how.',
    email: 'Email notifications',
    emailDetail: (address: string) => `Transfers, payments and cards, to ${ended(address)}`,
    sms: 'SMS notifications',
    smsDetail: (phone: string) => `The same, by text message to ${ended(phone)}`,
    noAddress: 'Add where to send them to your profile first. Nothing is sent until then.',
    push: 'Push notifications',
    pushDetail: 'Shown by this browser while the portal is open in it.',
    pushRefused:
      'This browser does not let us show notifications, so they stay off. Allow them in its settings for this page first.',
    pushUnsupported: 'This browser cannot show notifications, so they stay off.',
    pushNotHere:
      'They are on, but not allowed in this browser. Turn them off and on to be asked again.',
    pushTest: 'Notifications are on',
    letters: 'Your month by email',
    lettersDetail:
      'When a month is over, an email says that you can read what it brought. It names no amounts.',
    security: 'Security alerts',
    securityDetail:
      'Changes to your password, your contact details and your security settings, and sign-ins from a new browser. Always by email.',
    saved: 'Your choice is saved',
    notSaved: 'Your choice was not saved',
  },

  sent: {
    heading: 'What we sent you',
    detail: 'The most recent messages we sent you.',
    demo: 'In this demo nothing leaves your browser: what would be sent is only listed here.',
    empty: 'Nothing yet',
    emptyDetail: 'When we email or text you, it is listed here.',
    email: (to: string) => `Email to ${to}`,
    sms: (to: string) => `Text to ${to}`,
    toContact: 'We told your trusted contact of a large first payment',
    push: () => 'Notification on one of your devices',
    waiting: 'Being sent',
    givenUp: 'Could not be sent. Check your contact details.',
    loading: 'Loading what we sent you',
    notShown: 'What we sent you cannot be shown right now.',
    showAll: (count: number) => `Show all ${count}`,
  },

  help: {
    heading: 'Need help?',
    detail: 'Ask us about anything here, or tell us about anything you do not recognize.',
    contact: 'Contact Support',
  },

  display: {
    heading: 'Display',
    language: 'Language',
    languageDetail:
      'The portal, its dates and its amounts. Names and descriptions stay as they were recorded.',
    appearance: 'Appearance',
    appearances,
    appearanceDetail: 'System follows your device. Saved in this browser.',
    hideBalances: 'Hide balances',
    hideBalancesDetail:
      'Shows dots instead of balances, card figures, totals and charts, for when others can see your screen. Individual payments stay visible.',
    shortcuts: 'Keyboard shortcuts',
    shortcutsDetail:
      'Letters and symbols that take you somewhere, such as / and g t. Press ? for the list. Saved in this browser.',
  },
};

const appearancesInSpanish: Record<Appearance, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
};

const fieldsInSpanish: Record<ProfileField, string> = {
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

const missingInSpanish: Record<ProfileField, string> = {
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

const wrongInSpanish: Record<ProfileField, string> = {
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

const tooLongInSpanish: Record<ProfileField, string> = {
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

const faultsInSpanish: Record<ProfileFault, Record<ProfileField, string>> = {
  missing: missingInSpanish,
  wrong: wrongInSpanish,
  'too-long': tooLongInSpanish,
};

const weaknessesInSpanish: Record<PasswordWeakness, string> = {
  common: 'Contiene una contraseña que usa mucha gente.',
  'about-you': 'Contiene su nombre, su usuario, su dirección o nuestro nombre.',
  repeats: 'Repite los mismos caracteres.',
  sequence: 'Sigue el abecedario, los dígitos o una fila del teclado.',
};

const gradesInSpanish: Record<SecurityScore['grade'], string> = {
  'very-strong': 'Muy segura',
  strong: 'Segura',
  fair: 'Regular',
  weak: 'Débil',
};

const measuresInSpanish: Record<SafetyMeasure, { name: string; raise: string }> = {
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

const es: typeof en = {
  heading: 'Configuración',
  loading: 'Cargando su configuración',
  notShown: 'Su configuración no se puede mostrar en este momento.',
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
    grades: gradesInSpanish,
    measures: measuresInSpanish,
    points: (gives: number, couldGive: number) => `${gives} de ${couldGive}`,
    gives: 'De qué se compone',
    raises: 'Qué lo subiría',
    complete: 'No queda nada por mejorar.',
    meter: (percent: number, grade: string) => `${percent} %, ${grade}`,
  },

  profile: {
    heading: 'Perfil',
    detail: 'Su nombre y cómo nos comunicamos con usted.',
    fields: fieldsInSpanish,
    faults: faultsInSpanish,
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
    weaknesses: weaknessesInSpanish,
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
    letters: 'Su mes por correo',
    lettersDetail:
      'Al terminar un mes, un correo le dice que puede leer lo que trajo. No menciona importes.',
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
    appearances: appearancesInSpanish,
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
