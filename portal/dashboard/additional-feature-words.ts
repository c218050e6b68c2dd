/** The list of further features on the dashboard (R-D13). */
const en = {
  heading: 'Additional Banking Features',
  wire: {
    name: 'Wire transfers',
    detail: 'Send money to an account at another bank.',
  },
  loans: 'Calculate loan payments, and see how to apply.',
  creditScore: 'See your score, how it changed, and what affects it.',
  budgets: 'Compare your spending with your budgets.',
};

const es: typeof en = {
  heading: 'Otros servicios bancarios',
  wire: {
    name: 'Transferencias a otros bancos',
    detail: 'Envíe dinero a una cuenta en otro banco.',
  },
  loans: 'Calcule sus pagos y vea cómo solicitarlo.',
  creditScore: 'Vea su puntaje, cómo ha cambiado y qué influye en él.',
  budgets: 'Compare sus gastos con sus presupuestos.',
};

export const additionalFeaturesWords = { en, es };
