/** The longest name of an invited person, in characters. */
export const invitedNameMax = 80;
