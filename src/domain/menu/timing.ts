/** Time that a pointer must stay before a sub-menu opens, in milliseconds (docs/behaviour.md#menu). */
export const SHOW_DELAY = 250;
/** Time after which a sub-menu closes that the pointer has left, in milliseconds (docs/behaviour.md#menu). */
export const HIDE_DELAY = 500;
