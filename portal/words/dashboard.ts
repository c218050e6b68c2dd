import { dashboard as en } from './en/dashboard.ts';
import { dashboard as es } from './es/dashboard.ts';

export const dashboardWords = { en, es };
