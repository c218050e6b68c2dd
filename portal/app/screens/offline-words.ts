import { brand } from '../../browser/brand.ts';
import { ended } from '../../language/ended.ts';

const en = {
  heading: 'You are offline',
  text: 'This page could not be loaded. If you were sending money or changing something, we do not know from here whether it was done: when you are online again, look at your transactions before you try again.',
  hint: `Check your connection and try again. If it is urgent, call us at ${ended(brand.phone)}`,
  tryAgain: 'Try again',
};

const es: typeof en = {
  heading: 'No tiene conexión',
  text: 'No se pudo cargar esta página. Si estaba enviando dinero o cambiando algo, desde aquí no sabemos si se hizo: cuando vuelva a tener conexión, revise sus movimientos antes de intentar de nuevo.',
  hint: `Revise su conexión e inténtelo de nuevo. Si es urgente, llámenos al ${ended(brand.phone)}`,
  tryAgain: 'Intentar de nuevo',
};

export const offlineWords = { en, es };
