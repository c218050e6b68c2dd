import type { sentOn as en } from './sent-on.en.ts';
import { ended } from '../language/ended.ts';

export const sentOn: typeof en = {
  zelle: () => 'Se envió por Zelle, que entrega en minutos.',
  external: (day) =>
    day === null
      ? 'Se envió al otro banco.'
      : `Se envió al otro banco y debe estar allí a más tardar el ${ended(day)}`,
};
