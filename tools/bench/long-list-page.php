<?php
/**
 * Must-use plugin of `npm run bench:list`: the page /shop/?long-list shows the longest filter list of a large
 * catalogue.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

add_filter(
	'the_content',
	static function ( string $content ): string {
		return isset( $_GET['long-list'] )
			? do_blocks( '<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_maker","heading":"Maker"} /--><!-- wp:storefront-islands/product-grid {"perPage":12,"inherit":true} /-->' )
			: $content;
	},
	0
);
