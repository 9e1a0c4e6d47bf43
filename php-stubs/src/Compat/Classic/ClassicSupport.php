<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Replacement\ReplacedShortcodes;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Support of what plugins have hooked to the classic cart and checkout. A page that had WooCommerce's block has never
 * run it, one with the shortcode has: by default it follows the shop's own pages.
 */
final class ClassicSupport {
	private const BLOCKS = array(
		'cart'     => ReplacedBlocks::CART,
		'checkout' => ReplacedBlocks::CHECKOUT,
	);

	/**
	 * True if classic extensions run on a screen of this shop.
	 *
	 * @param string $screen cart or checkout.
	 */
	public static function is_active( string $screen ): bool {
		$chosen = Settings::load()->classic_extensions();
		$active = Settings::AUTOMATIC === $chosen ? self::replaces_shortcode( $screen ) : Settings::ON === $chosen;
		/**
		 * Filters whether what plugins have hooked to the classic cart or checkout runs.
		 *
		 * @param bool   $is_active True by the setting, or where the shop's page has the shortcode.
		 * @param string $screen    cart or checkout.
		 */
		return (bool) apply_filters( 'storefront_islands_classic_extensions', $active, $screen );
	}

	/**
	 * True if the shop's own page of a screen has WooCommerce's shortcode, and the settings replace it.
	 *
	 * @param string $screen cart or checkout.
	 */
	private static function replaces_shortcode( string $screen ): bool {
		$page = function_exists( 'wc_get_page_id' ) ? get_post( wc_get_page_id( $screen ) ) : null;
		return $page instanceof \WP_Post
			&& in_array( self::BLOCKS[ $screen ], ReplacedBlocks::chosen(), true )
			&& in_array( self::BLOCKS[ $screen ], ReplacedShortcodes::in_content( $page->post_content ), true );
	}
}
