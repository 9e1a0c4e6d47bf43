<?php
/**
 * The product search form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** One search field (spec section 2, site-wide elements). It leads to WordPress's own search, among products. */
final class Search {
	/**
	 * The form.
	 *
	 * @param string $id The field's id, unique on the page.
	 */
	public static function html( string $id ): string {
		return sprintf(
			'<form class="storefront-search" role="search" method="get" action="%1$s"><label class="storefront-visually-hidden" for="%2$s">%3$s</label>'
				. '<input class="storefront-search__field" id="%2$s" type="search" name="s" value="%4$s" placeholder="%5$s" maxlength="200" required>'
				. '<input type="hidden" name="post_type" value="product">'
				. '<button class="storefront-search__button" type="submit">%6$s<span class="storefront-visually-hidden">%7$s</span></button></form>',
			Text::url( home_url( '/' ) ),
			Text::encode( $id ),
			Text::encode( __( 'Search products', 'storefront-islands' ) ),
			Text::encode( get_search_query( false ) ),
			Text::encode( __( 'Search products', 'storefront-islands' ) ),
			self::ICON,
			Text::encode( __( 'Search', 'storefront-islands' ) )
		);
	}

	private const ICON = '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true" focusable="false"><circle cx="9" cy="9" r="5.5"/><path d="m13.5 13.5 3.5 3.5"/></svg>';
}
