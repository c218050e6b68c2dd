/** How long the name of a saved recipient can be. */
export const recipientNameMaxLength = 100;
