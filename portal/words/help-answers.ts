import { helpAnswers as en } from './en/help-answers.ts';
import { helpAnswers as es } from './es/help-answers.ts';

export const helpAnswerWords = { en, es };
