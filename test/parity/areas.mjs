/** Markup of blocks with filled content areas. */
import { withAreas } from '../support/areas.mjs';

/**
 * Content that React must leave unchanged: texts that the_content rewrites, comments, a form, an island, an unclosed
 * element.
 */
const ANY_BLOCKS = [
	'<!-- wp:paragraph --><p>5x7 -- "quoted" :) [gallery] & <em>more</em></p><!-- /wp:paragraph -->',
	'<!-- wp:html --><p>one<p>two <input aria-label="typed"><!-- words --><!-- /wp:html -->',
	'<!-- wp:search {"label":"Search"} /-->',
	'<!-- wp:storefront-islands/search /-->',
].join('\n\n');

const filled = (block, places) =>
	withAreas(block, Object.fromEntries(places.map((place) => [place, ANY_BLOCKS])));

export const CART_AREAS = filled('cart', [
	'above',
	'beside-totals',
	'below-proceed',
	'below',
	'empty',
]);

export const CHECKOUT_AREAS = filled('checkout', [
	'above',
	'before-order',
	'below-order',
	'beside-totals',
	'below',
	'empty',
]);
