import { tagMaxLength, tagsMax } from '#contract/transactions/transaction-filing.ts';

const en = {
  heading: 'Your note and tags',
  short: 'Note',
  add: 'Add a note or tags',
  edit: 'Edit note and tags',
  tagsOf: 'Tags',
  note: 'Note',
  noteHint: 'Only you can see it. You can search for it.',
  tags: 'Tags',
  tagsHint: `Up to ${tagsMax}, separated by commas`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Note and tags saved',
  failed: 'Not saved. Your previous note is back.',
  tooManyTags: `A transaction has at most ${tagsMax} tags.`,
  tagTooLong: (tag: string) =>
    `“${tag}” is too long: a tag has at most ${tagMaxLength} characters.`,
};

const es: typeof en = {
  heading: 'Su nota y etiquetas',
  short: 'Nota',
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
