/**
 * Changes that were not answered when a page was left. They are kept in sessionStorage for the next page of the tab: a
 * list of the time in milliseconds since 1970 and the pending changes. The mini-cart's inline script (Cart\MiniCart\Visibility)
 * looks for it, too.
 */
export const LEFT_CHANGES_KEY = 'storefront-islands-changes';

/** Time in milliseconds after which a change is not sent again: the cart may be another by then. */
export const LEFT_LIFETIME = 60_000;
