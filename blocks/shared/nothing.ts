/** Does nothing. Used for callbacks of views in the editor. */
export const nothing = (): undefined => undefined;
