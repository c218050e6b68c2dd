import { additionalFeatures as en } from './en/additional-features.ts';
import { additionalFeatures as es } from './es/additional-features.ts';

export const additionalFeaturesWords = { en, es };
