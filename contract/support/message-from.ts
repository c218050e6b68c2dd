import { z } from 'zod';

/** The author of a message: the member, the help index by itself, or a person of the credit union. */
export const MessageFrom = z.enum(['member', 'automatic', 'staff']);
export type MessageFrom = z.infer<typeof MessageFrom>;
