import { keptSwitch } from './kept-switch.ts';

// Until it is known what the member chose, nothing is shown that they may have wanted hidden.
const { use } = keptSwitch('balancesHidden', true);

/**
 * Whether the member has hidden the balances of the portal from those who look over their shoulder, and
 * the way to change it (R-S3). Kept in local storage, so that it holds from the first paint of
 * the next visit; the same in every tab.
 */
export const useBalancesHidden = use;
