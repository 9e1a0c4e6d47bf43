<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Shop of this site, for render.php files, which WordPress includes and which therefore get no constructor arguments.
 */
final class CurrentShop {
	/** Shop, set when the plugin starts. */
	private static ?Shop $shop = null;

	/** Sets the shop when the plugin starts. */
	public static function set( Shop $shop ): void {
		self::$shop = new MemoizedShop( $shop );
	}

	/**
	 * Renders something with another shop.
	 *
	 * @param callable(): string $render Renders HTML.
	 */
	public static function render_with( Shop $shop, callable $render ): string {
		$before     = self::$shop;
		self::$shop = $shop;
		try {
			return $render();
		} finally {
			self::$shop = $before;
		}
	}

	/**
	 * Returns the shop.
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
