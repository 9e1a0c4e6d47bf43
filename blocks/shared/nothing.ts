/** For what a view wants to have done: in the editor nothing comes of it. */
export const nothing = (): undefined => undefined;
