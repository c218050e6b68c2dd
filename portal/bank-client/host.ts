/** True in the demo, where the bank runs in this tab and nothing is sent anywhere. */
export const isDemo = import.meta.env.MODE === 'demo';
