/** Page with two filters, one of which the browser's Back takes back, and a grid. */
import { writePage } from './page.mjs';

const CONTENT = `<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/filter-list {"kind":"category","heading":"Category"} /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color","backUndoes":true} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:storefront-islands/product-grid {"paginate":true,"inherit":true,"sortable":true} /-->`;

/** @returns {Promise<string>} Path of the page. */
export const writeFiltersPage = (shop) => writePage(shop, 'filters-of-flows', CONTENT);
