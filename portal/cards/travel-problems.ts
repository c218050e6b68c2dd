import { isRefusal } from '../bank-client/refusals.ts';

/** A control of the travel form. */
export type TravelField = 'place' | 'from' | 'to';

/** The control that a refused notice must be mended at; null for any other error. */
export function fieldOfTravelRefusal(error: unknown): TravelField | null {
  if (!isRefusal(error)) return null;
  switch (error.code) {
    case 'PLACE_WRONG':
      return 'place';
    case 'TRAVEL_IN_THE_PAST':
    case 'TRAVEL_TOO_FAR_AHEAD':
      return 'from';
    case 'TRAVEL_ENDS_BEFORE_IT_BEGINS':
    case 'TRAVEL_TOO_LONG':
      return 'to';
    default:
      return null;
  }
}
