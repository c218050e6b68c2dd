import { createContext } from 'react';

/** Whether something stands in a dialog: some forms do there, and in a place as well. */
export const InDialog = createContext(false);
