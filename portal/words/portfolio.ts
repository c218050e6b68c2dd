import { portfolio as en } from './en/portfolio.ts';
import { portfolio as es } from './es/portfolio.ts';

export const portfolioWords = { en, es };
