/** Time that a pointer must stay before a sub-menu opens, in milliseconds (spec section 9). */
export const SHOW_DELAY = 250;
/** Time after which a sub-menu closes that the pointer has left, in milliseconds (spec section 9). */
export const HIDE_DELAY = 500;
