<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects URLs with lists in array notation to URLs with commas. A form can only send a list as
 * filter_color[]=blue&filter_color[]=red, but WooCommerce reads no arrays. Empty fields and prices at their bound are
 * removed as well.
 */
final class CanonicalRedirect {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** Registers the hook: before the query for products, after REST requests, whose arrays must stay unchanged. */
	public function register(): void {
		add_action( 'parse_request', array( $this, 'redirect' ), 20 );
	}

	/** Redirects if the URL of the current request was sent by a form. */
	public function redirect(): void {
		if ( is_admin() || ! in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		$url = CataloguePage::url();
		// Reads the shop's attributes only if the URL contains a list at all.
		$target = 1 === preg_match( '/^[^?]*\?.*(?:\[|%5B)/i', $url ) ? self::target( $url, FilterSchema::of( $this->shop ) ) : null;
		if ( null === $target ) {
			return;
		}
		nocache_headers();
		header( 'Cache-Control: private, no-store' );
		// The URL has this site's host, whatever the request contains.
		wp_safe_redirect( $target, 302, 'Storefront Islands' );
		exit;
	}

	/**
	 * Returns the target of the redirect; null if the URL needs none.
	 *
	 * @param string     $url        Absolute URL.
	 * @param FilterSchema $schema Filter arguments that the shop's URLs may contain.
	 */
	public static function target( string $url, FilterSchema $schema ): ?string {
		$address = new CatalogueUrl( $url, $schema );
		return $address->is_of_form() ? $address->url_with( $address->filters() ) : null;
	}
}
