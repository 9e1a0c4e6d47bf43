/** Milliseconds for which a pointer has to stay before a sub-menu opens (spec section 9). */
export const SHOW_DELAY = 250;
/** Milliseconds for which a sub-menu stays that the pointer has left (spec section 9). */
export const HIDE_DELAY = 500;
