import { FileText } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const statements: Capability<'documents', 'statements'> = {
  places: {
    documents: {
      tab: 'transactions',
      name: { en: 'Documents', es: 'Documentos' },
      also: {
        en: 'statement pdf 1099 tax irs year letter month summary',
        es: 'estado de cuenta pdf 1099 impuestos irs año carta mes',
      },
      load: () => import('./documents-place.tsx'),
    },
  },
  dialogs: {
    statements: {
      icon: FileText,
      name: { en: 'Statements', es: 'Estados de cuenta' },
      also: {
        en: 'documents pdf download',
        es: 'documentos pdf descargar',
      },
      load: () => import('./statement-archives.tsx'),
    },
  },
};
