<?php
/**
 * Which blocks of WooCommerce's ours stand for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

use StorefrontIslands\Page\PageRequest;
use StorefrontIslands\Settings\Managers;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Knows whether our cart and checkout answer for WooCommerce's on the page that is being made. */
final class Replaced {
	public const CART     = 'woocommerce/cart';
	public const CHECKOUT = 'woocommerce/checkout';

	private const OURS = array(
		self::CART     => 'storefront-islands/cart',
		self::CHECKOUT => 'storefront-islands/checkout',
	);

	/**
	 * The full name of our block that answers for another; null where none does.
	 *
	 * @param string $name A block's full name.
	 */
	public static function by( string $name ): ?string {
		$ours = self::OURS[ $name ] ?? null;
		return null !== $ours && PageRequest::is_current() && ! self::is_feed() && self::is_wanted( $name ) ? $ours : null;
	}

	/**
	 * Names of blocks with those of the blocks that they answer for: what holds for ours holds for these.
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
	 * Whether the site's owner wants it, for this visitor.
	 *
	 * @param string $name CART or CHECKOUT.
	 */
	private static function is_wanted( string $name ): bool {
		$settings = Settings::load();
		$chosen   = self::CART === $name ? $settings->replaces_cart() : $settings->replaces_checkout();
		/**
		 * Whether our block answers for one of WooCommerce's on the page that is being made.
		 *
		 * @param bool   $is_wanted As the settings say, for this visitor.
		 * @param string $name      WooCommerce's block: woocommerce/cart or woocommerce/checkout.
		 */
		return (bool) apply_filters( 'storefront_islands_replaces', $chosen && ( ! $settings->is_trial() || Managers::includes_visitor() ), $name );
	}

	/** Whether a feed is being made: readers of feeds have no cart. */
	private static function is_feed(): bool {
		return did_action( 'wp' ) > 0 && is_feed();
	}
}
