import type { DevicePush } from './queries.ts';

const states: Record<DevicePush['state'], string> = {
  on: 'This device shows what happens, also while the portal is closed. A notification holds no names and no amounts.',
  off: 'Shown on this device also while the portal is closed. A notification holds no names and no amounts.',
  blocked:
    'Notifications of this page are blocked in this browser. Allow them in the settings of the page, to the left of its address, and come back.',
  unsupported: 'This browser cannot show notifications while the portal is closed.',
  'install-first':
    'On an iPhone or iPad, add the portal to the home screen first: Share, then Add to Home Screen. Open it from there and come back here.',
};

const en = {
  label: 'On this device',
  states,
  failed: 'This device was not changed',
};

const statesInSpanish: Record<DevicePush['state'], string> = {
  on: 'Este dispositivo muestra lo que ocurre, también con el portal cerrado. Los avisos no llevan nombres ni montos.',
  off: 'Se muestran en este dispositivo también con el portal cerrado. Los avisos no llevan nombres ni montos.',
  blocked:
    'Este navegador tiene bloqueadas las notificaciones de esta página. Permítalas en los ajustes de la página, a la izquierda de su dirección, y vuelva aquí.',
  unsupported: 'Este navegador no puede mostrar notificaciones con el portal cerrado.',
  'install-first':
    'En un iPhone o iPad, agregue primero el portal a la pantalla de inicio: Compartir, y luego Agregar a inicio. Ábralo desde allí y vuelva aquí.',
};

const es: typeof en = {
  label: 'En este dispositivo',
  states: statesInSpanish,
  failed: 'No se cambió este dispositivo',
};

export const pushWords = { en, es };
