/** Grids that are refreshed through this plugin's server or the page builder's. */
export const OURS = '[data-grid]';
export const PAGE_BUILDERS =
	'.elementor-widget-loop-grid[data-id],.elementor-widget-loop-carousel[data-id]';

/** WooCommerce's all-products block, which follows wc/store/query-state by itself. */
export const SELF_REFRESHING = '.wp-block-woocommerce-all-products';
