<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Part of the keys under which browsers keep what belongs to this shop: an origin may have two, in folders. */
final class ShopFolder {
	/** Returns the folder with slashes; empty at the root. It is of the saved address, which no language changes. */
	public static function path(): string {
		$home = get_option( 'home' );
		$path = is_string( $home ) ? trim( (string) wp_parse_url( $home, PHP_URL_PATH ), '/' ) : '';
		return '' === $path ? '' : "/$path/";
	}
}
