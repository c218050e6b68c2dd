import { tagMaxLength, tagsMax } from '#contract/transactions/note-terms.ts';

/** What the notes and tags of a transaction say. */
export const notes = {
  heading: 'Your note and tags',
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
