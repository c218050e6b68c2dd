import type { Explanation, Explanations } from './explanation.ts';

const byCode: Pick<Explanations, 'SIGNED_OUT' | 'UNAVAILABLE' | 'UNEXPECTED'> = {
  SIGNED_OUT: {
    title: 'You have been signed out.',
    detail: 'Please sign in again. Nothing was changed.',
  },
  UNAVAILABLE: {
    title: 'The bank cannot answer right now.',
    detail: 'Please try again in a moment.',
  },
  UNEXPECTED: {
    title: 'Something went wrong on our side.',
    detail: 'If you were sending money, look at your history before you try again.',
  },
};

/** The text for any other refusal until its own words are loaded: a refusal changes nothing. */
const refused: Explanation = {
  title: 'The bank did not do this.',
  detail: 'Nothing was changed, and no money was moved.',
};

const noAnswer: Explanation = {
  title: 'The bank cannot be reached.',
  detail: 'Check your connection and try again. Nothing was changed.',
};

const fault: Explanation = {
  title: 'Something went wrong in this page.',
  detail: 'Reload it and try again. If you were sending money, look at your history first.',
};

const lost = {
  title: 'We do not know whether this was done.',
  noAnswer: 'The bank has not answered.',
  again: 'It is safe to try again without changing anything: it will not be done twice.',
};

/** The words for the failures of any request, which are there before those of each refusal. */
const en = { byCode, refused, noAnswer, fault, lost };

const byCodeInSpanish: typeof en.byCode = {
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

/** The text for any other refusal until its own words are loaded: a refusal changes nothing. */
const refusedInSpanish: Explanation = {
  title: 'El banco no lo hizo.',
  detail: 'No se cambió nada y no se movió dinero.',
};

const noAnswerInSpanish: Explanation = {
  title: 'No es posible comunicarse con el banco.',
  detail: 'Revise su conexión e intente de nuevo. No se cambió nada.',
};

const faultInSpanish: Explanation = {
  title: 'Algo salió mal en esta página.',
  detail: 'Recárguela e intente de nuevo. Si estaba enviando dinero, revise antes su historial.',
};

const lostInSpanish: typeof en.lost = {
  title: 'No sabemos si esto se hizo.',
  noAnswer: 'El banco no ha respondido.',
  again: 'Puede intentar de nuevo sin cambiar nada: no se hace dos veces.',
};

const es: typeof en = {
  byCode: byCodeInSpanish,
  refused: refusedInSpanish,
  noAnswer: noAnswerInSpanish,
  fault: faultInSpanish,
  lost: lostInSpanish,
};

export const briefWords = { en, es };
