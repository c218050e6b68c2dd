import { tagMaxLength, tagsMax } from '#contract/transactions/note-terms.ts';
import { notes as en } from './words.en.ts';

/** What the notes and tags of a transaction say. */
const es: typeof en = {
  heading: 'Su nota y etiquetas',
  add: 'Agregar nota o etiquetas',
  edit: 'Editar nota y etiquetas',
  tagsOf: 'Etiquetas',
  note: 'Nota',
  noteHint: 'Solo usted puede verla. Puede buscarla.',
  tags: 'Etiquetas',
  tagsHint: `Hasta ${tagsMax}, separadas por comas`,
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Nota y etiquetas guardadas',
  failed: 'No se guardó. Se restableció su nota anterior.',
  tooManyTags: `Un movimiento tiene como máximo ${tagsMax} etiquetas.`,
  tagTooLong: (tag) =>
    `“${tag}” es demasiado larga: una etiqueta tiene como máximo ${tagMaxLength} caracteres.`,
};

export const notesWords = { en, es };
