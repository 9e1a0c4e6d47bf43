/**
 * Page with all site-wide elements (docs/behaviour.md#site-wide-elements). Search and mini-cart are in the theme's
 * header.
 */
import { actionLink } from './action-link.mjs';
import { writePage } from './page.mjs';

const CONTENT = `<!-- wp:storefront-islands/menu /-->
<!-- wp:storefront-islands/translation /-->
<!-- wp:paragraph --><p><a href="#below">To what is below</a> <a href="${actionLink('popup:open', { id: 'hello' })}">Say hello</a></p><!-- /wp:paragraph -->
<!-- wp:storefront-islands/popup {"popupId":"hello","label":"Hello","triggers":[{"on":"idle","seconds":600}]} --><!-- wp:paragraph --><p>Hello. <a href="${actionLink('popup:close', {})}">Goodbye</a></p><!-- /wp:paragraph --><!-- /wp:storefront-islands/popup -->
${'<!-- wp:paragraph --><p>Read on.</p><!-- /wp:paragraph -->'.repeat(30)}
<!-- wp:heading --><h2 class="wp-block-heading" id="below">Below</h2><!-- /wp:heading -->`;

/** Writes the page; resolves to its path. */
export const writeSitePage = (shop) => writePage(shop, 'everything', CONTENT);
