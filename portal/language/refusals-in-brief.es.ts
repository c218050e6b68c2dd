import type { Explanation } from './explanation.ts';
import { refusalsInBrief as en } from './refusals-in-brief.en.ts';

const byCode: typeof en.byCode = {
  SIGNED_OUT: {
    title: 'Su sesión se cerró.',
    detail: 'Inicie sesión de nuevo. No se cambió nada.',
  },
  UNAVAILABLE: {
    title: 'El banco no puede responder en este momento.',
    detail: 'Intente de nuevo en un momento.',
  },
  UNEXPECTED: {
    title: 'Algo salió mal de nuestro lado.',
    detail: 'Si estaba enviando dinero, revise su historial antes de intentar de nuevo.',
  },
};

/** Said of any other refusal until its own words are loaded: a refusal changes nothing. */
const refused: Explanation = {
  title: 'El banco no lo hizo.',
  detail: 'No se cambió nada y no se movió dinero.',
};

const noAnswer: Explanation = {
  title: 'No es posible comunicarse con el banco.',
  detail: 'Revise su conexión e intente de nuevo. No se cambió nada.',
};

const fault: Explanation = {
  title: 'Algo salió mal en esta página.',
  detail: 'Recárguela e intente de nuevo. Si estaba enviando dinero, revise antes su historial.',
};

/** What is said of a change whose answer was lost. */
const lost: typeof en.lost = {
  title: 'No sabemos si esto se hizo.',
  noAnswer: 'El banco no ha respondido.',
  again: 'Puede intentar de nuevo sin cambiar nada: no se hace dos veces.',
};

/** What goes wrong wherever the bank is asked, in words that are there before those of each refusal. */
const es: typeof en = { byCode, refused, noAnswer, fault, lost };

export const briefWords = { en, es };
