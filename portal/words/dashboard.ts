import { dashboard as en } from './en/dashboard.ts';

export const dashboardWords = { en };
