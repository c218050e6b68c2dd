const en = {
  forGoal: 'Put aside for',
  forNoGoal: 'No goal',
};

const es: typeof en = {
  forGoal: 'Apartar para',
  forNoGoal: 'Ninguna meta',
};

export const goalTransferWords = { en, es };
