/** Grids that our server and the page builder's fill anew. */
export const OURS = '[data-grid]';
export const PAGE_BUILDERS = '.elementor-widget-loop-grid[data-id]';

/** WooCommerce's block of all products follows wc/store/query-state by itself. */
export const SELF_REFRESHING = '.wp-block-woocommerce-all-products';

/** Below the products of our grids: php-stubs/src/Views/Catalogue/Pagination.php. */
export const PREVIOUS_PAGE = '.storefront-pagination__prev';
export const PAGE_SHOWN = '.storefront-pagination__here';
