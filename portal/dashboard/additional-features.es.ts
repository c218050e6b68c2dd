import { additionalFeatures as en } from './additional-features.en.ts';

/** The list of what else there is, on the dashboard (R-D13). */
const es: typeof en = {
  heading: 'Otros servicios bancarios',
  wire: {
    name: 'Transferencias a otros bancos',
    detail: 'Envíe dinero a una cuenta en otro banco.',
  },
  loans: {
    name: 'Solicitudes de préstamo',
    detail: 'Calcule sus pagos y vea cómo solicitarlo.',
  },
  creditScore: {
    name: 'Puntaje de crédito',
    detail: 'Vea su puntaje, cómo ha cambiado y qué influye en él.',
  },
  budgets: {
    name: 'Presupuestos',
    detail: 'Compare sus gastos con sus presupuestos.',
  },
};

export const additionalFeaturesWords = { en, es };
