import { budgets as en } from './en/budgets.ts';
import { budgets as es } from './es/budgets.ts';

export const budgetsWords = { en, es };
