<?php
/**
 * Addresses that forms without JavaScript make.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * A form can write a list only as filter_color[]=blue&filter_color[]=red. Such an address leads on to the one with commas, before
 * anybody reads it: WooCommerce takes no arrays. What a form leaves empty, and a price at its bound, goes on the way.
 */
final class CanonicalRedirect {
	/** Hooks in: before anybody has looked for products, after REST routes have answered, whose lists are their own. */
	public static function register(): void {
		add_action( 'parse_request', array( self::class, 'follow' ), 20 );
	}

	/** Leads on where the address of this request is a form's. */
	public static function follow(): void {
		if ( is_admin() || ! in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		$url = CataloguePage::url();
		// The shop is asked for its attributes only where there is a list at all.
		$target = 1 === preg_match( '/\?.*(?:\[|%5B)/i', $url ) ? self::target( $url, Vocabulary::of( CurrentShop::get() ) ) : null;
		if ( null === $target ) {
			return;
		}
		nocache_headers();
		header( 'Cache-Control: private, no-store' );
		// The host is this site's own, whatever the request says.
		wp_safe_redirect( $target, 302, 'Storefront Islands' );
		exit;
	}

	/**
	 * Where an address leads on to, null where it is as it should be.
	 *
	 * @param string     $url        Absolute.
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 */
	public static function target( string $url, Vocabulary $vocabulary ): ?string {
		$address = new Address( $url, $vocabulary );
		return $address->is_of_form() ? $address->url_with( $address->filters() ) : null;
	}
}
