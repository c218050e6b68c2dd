import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { fieldOfTravelRefusal } from './travel-notices.tsx';

const refused = (code: string) => new ORPCError(code, { defined: true });

test.each([
  ['PLACE_WRONG', 'place'],
  ['TRAVEL_IN_THE_PAST', 'from'],
  ['TRAVEL_TOO_FAR_AHEAD', 'from'],
  ['TRAVEL_ENDS_BEFORE_IT_BEGINS', 'to'],
  ['TRAVEL_TOO_LONG', 'to'],
])('R-D4 a notice refused with %s is mended at the field %s', (code, field) => {
  expect(fieldOfTravelRefusal(refused(code))).toBe(field);
});

test('what is wrong at no field stands above the form', () => {
  expect(fieldOfTravelRefusal(refused('TOO_MANY_TRAVEL_NOTICES'))).toBeNull();
  expect(fieldOfTravelRefusal(new Error('offline'))).toBeNull();
  expect(fieldOfTravelRefusal(null)).toBeNull();
});
