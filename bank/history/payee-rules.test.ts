import { expect, test } from 'vitest';
import { foldText } from '#contract/text/typed-signs.ts';
import { payeeOf } from './payee-rules.ts';

test.each([
  ['Greenfield Market', 'greenfield market'],
  ['GREENFIELD  MARKET #12', 'greenfield market'],
  ['Greenfield Market 0042-7', 'greenfield market'],
  ['Café Olé', 'cafe ole'],
  ['Zelle to Ana Ruiz', 'ana ruiz'],
  ['Transfer to Ana Ruiz', 'ana ruiz'],
  ['Bill payment to Electric Company', 'electric company'],
  ['Wire to Lakeshore College, tuition', 'lakeshore college, tuition'],
  ['Studio 54', 'studio'],
  ['54', '54'],
  ['Zelle to 4', '4'],
])('%s is paid to %s', (description, payee) => {
  expect(payeeOf(description)).toBe(payee);
  expect(payeeOf(foldText(description))).toBe(payee);
});
