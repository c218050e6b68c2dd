import { securityCenter as en } from './en/security-center.ts';
import { securityCenter as es } from './es/security-center.ts';

export const securityCenterWords = { en, es };
