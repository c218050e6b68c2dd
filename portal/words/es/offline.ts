import { brand } from '../../brand.ts';
import type { offline as en } from '../en/offline.ts';
import { ended } from '../ended.ts';

/** What the page says that stands where no page could be loaded. */
export const offline: typeof en = {
  heading: 'No tiene conexión',
  text: 'No se pudo cargar esta página. Si estaba enviando dinero o cambiando algo, desde aquí no sabemos si se hizo: cuando vuelva a tener conexión, revise sus movimientos antes de intentar de nuevo.',
  hint: `Revise su conexión e inténtelo de nuevo. Si es urgente, llámenos al ${ended(brand.phone)}`,
  tryAgain: 'Intentar de nuevo',
};
