/** A page that holds everything that every page may have (spec section 2), as block markup. */

const popupAction = `#${encodeURIComponent(
	`elementor-action:action=popup:open&settings=${Buffer.from('{"id":"hello"}').toString('base64')}`,
)}`;

export const SITE_PAGE = `<!-- wp:storefront-islands/menu /-->
<!-- wp:storefront-islands/translation /-->
<!-- wp:paragraph --><p><a href="#below">Below</a> <a href="${popupAction}">Open</a></p><!-- /wp:paragraph -->
<!-- wp:storefront-islands/popup {"popupId":"hello","label":"Hello"} --><!-- wp:paragraph --><p>Hello.</p><!-- /wp:paragraph --><!-- /wp:storefront-islands/popup -->
<!-- wp:heading --><h2 class="wp-block-heading" id="below">Below</h2><!-- /wp:heading -->`;
