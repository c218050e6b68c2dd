import { goalTransfer as en } from './transfer.en.ts';

/** What the transfer form says about goals. */
const es: typeof en = {
  forGoal: 'Apartar para',
  forNoGoal: 'Ninguna meta',
};

export const goalTransferWords = { en, es };
