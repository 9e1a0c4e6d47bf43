/** Grids that our server and the page builder's fill anew. */
export const OURS = '[data-grid]';
export const PAGE_BUILDERS = '.elementor-widget-loop-grid[data-id]';

/** WooCommerce's block of all products follows wc/store/query-state by itself. */
export const SELF_REFRESHING = '.wp-block-woocommerce-all-products';
