import { brand } from '../../browser/brand.ts';
import { offline as en } from './offline.en.ts';
import { ended } from '../../language/ended.ts';

/** What the page says that stands where no page could be loaded. */
const es: typeof en = {
  heading: 'No tiene conexión',
  text: 'No se pudo cargar esta página. Si estaba enviando dinero o cambiando algo, desde aquí no sabemos si se hizo: cuando vuelva a tener conexión, revise sus movimientos antes de intentar de nuevo.',
  hint: `Revise su conexión e inténtelo de nuevo. Si es urgente, llámenos al ${ended(brand.phone)}`,
  tryAgain: 'Intentar de nuevo',
};

export const offlineWords = { en, es };
