import type { DevicePush } from './queries.ts';
import { push as en } from './words.en.ts';

const states: Record<DevicePush['state'], string> = {
  on: 'Este dispositivo muestra lo que ocurre, también con el portal cerrado. Los avisos no llevan nombres ni montos.',
  off: 'Se muestran en este dispositivo también con el portal cerrado. Los avisos no llevan nombres ni montos.',
  blocked:
    'Este navegador tiene bloqueadas las notificaciones de esta página. Permítalas en los ajustes de la página, a la izquierda de su dirección, y vuelva aquí.',
  unsupported: 'Este navegador no puede mostrar notificaciones con el portal cerrado.',
  'install-first':
    'En un iPhone o iPad, agregue primero el portal a la pantalla de inicio: Compartir, y luego Agregar a inicio. Ábralo desde allí y vuelva aquí.',
};

/** What the settings say of notifications on this device. */
const es: typeof en = {
  label: 'En este dispositivo',
  states,
  failed: 'No se cambió este dispositivo',
};

export const pushWords = { en, es };
