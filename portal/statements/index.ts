import type { Capability } from '../capability.ts';

export const statements: Capability<'documents', 'statements'> = {
  places: {
    documents: {
      tab: 'transactions',
      name: { en: 'Documents', es: 'Documentos' },
      load: () => import('./documents-place.tsx'),
    },
  },
  dialogs: {
    statements: () => import('./statements-dialog.tsx'),
  },
};
