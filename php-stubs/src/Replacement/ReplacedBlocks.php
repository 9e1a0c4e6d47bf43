<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Support\Http\PageRequest;
use StorefrontIslands\Support\Settings\ManagerAccess;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Replacement of WooCommerce's cart and checkout blocks on the current page. */
final class ReplacedBlocks {
	public const CART     = 'woocommerce/cart';
	public const CHECKOUT = 'woocommerce/checkout';

	private const OURS = array(
		self::CART     => 'storefront-islands/cart',
		self::CHECKOUT => 'storefront-islands/checkout',
	);

	/**
	 * Returns the full name of the plugin's block that replaces a block; null if it is not replaced.
	 *
	 * @param string $name Full name of the block.
	 */
	public static function by( string $name ): ?string {
		$ours = self::OURS[ $name ] ?? null;
		return null !== $ours && PageRequest::is_current() && ! self::is_feed() && self::is_wanted( $name ) ? $ours : null;
	}

	/**
	 * Adds the names of the blocks that the given blocks replace, so that conditions on the plugin's blocks also match
	 * these.
	 *
	 * @param list<string> $names Full names.
	 * @return list<string>
	 */
	public static function with_replaced( array $names ): array {
		foreach ( array_keys( self::OURS ) as $name ) {
			if ( in_array( self::by( $name ), $names, true ) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/**
	 * Returns the full names of the blocks that the settings replace on the pages of the shop, for all visitors or for
	 * managers.
	 *
	 * @return list<string>
	 */
	public static function chosen(): array {
		$settings = Settings::load();
		$chosen   = array(
			self::CART     => $settings->replaces_cart(),
			self::CHECKOUT => $settings->replaces_checkout(),
		);
		return array_keys( array_filter( $chosen ) );
	}

	/**
	 * True if the settings enable the replacement for this visitor.
	 *
	 * @param string $name CART or CHECKOUT.
	 */
	private static function is_wanted( string $name ): bool {
		$settings = Settings::load();
		$chosen   = self::CART === $name ? $settings->replaces_cart() : $settings->replaces_checkout();
		/**
		 * Filters whether the plugin's block replaces a block of WooCommerce on the current page.
		 *
		 * @param bool   $is_wanted True if the settings enable it for this visitor.
		 * @param string $name      WooCommerce's block: woocommerce/cart or woocommerce/checkout.
		 */
		return (bool) apply_filters( 'storefront_islands_replaces', $chosen && ( ! $settings->is_trial() || ManagerAccess::includes_visitor() ), $name );
	}

	/** True if the current request is for a feed, whose readers have no cart. */
	private static function is_feed(): bool {
		return did_action( 'wp' ) > 0 && is_feed();
	}
}
