import type { sentOn as en } from '../en/sent-on.ts';
import { ended } from '../ended.ts';

export const sentOn: typeof en = {
  zelle: () => 'Se envió por Zelle, que entrega en minutos.',
  external: (day) =>
    day === null
      ? 'Se envió al otro banco.'
      : `Se envió al otro banco y debe estar allí a más tardar el ${ended(day)}`,
};
