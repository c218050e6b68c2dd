import type { Capability } from '../capability.ts';

export const statements: Capability<'documents', 'statements'> = {
  places: {
    documents: {
      tab: 'transactions',
      name: { en: 'Documents', es: 'Documentos' },
      load: () => import('./statement-archives.tsx'),
    },
  },
  dialogs: {
    statements: () => import('./statement-archives.tsx'),
  },
};
