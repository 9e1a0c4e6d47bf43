<?php
/**
 * Which shop is behind the islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** The one shop of this site. render.php files, which WordPress includes and nobody constructs, find it here. */
final class CurrentShop {
	/**
	 * The shop, once the plugin has started.
	 *
	 * @var Shop|null
	 */
	private static $shop = null;

	/**
	 * Sets the shop, when the plugin starts.
	 *
	 * @param Shop $shop WooCommerce or the demo shop.
	 */
	public static function set( Shop $shop ): void {
		self::$shop = new SteadyShop( $shop );
	}

	/**
	 * The shop.
	 *
	 * @throws \LogicException Before plugins are loaded.
	 */
	public static function get(): Shop {
		if ( null === self::$shop ) {
			throw new \LogicException( 'The shop is known once plugins are loaded.' );
		}
		return self::$shop;
	}
}
