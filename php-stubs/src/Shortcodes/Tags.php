<?php
/**
 * Defines the names of the shortcodes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shortcodes;

defined( 'ABSPATH' ) || exit;

/** Maps shortcodes to blocks, and finds the blocks that shortcodes in content render. */
final class Tags {
	/** Shortcode with the block's name as an attribute: [storefront_island name="cart"]. */
	public const ANY = 'storefront_island';

	/**
	 * Shortcodes of shop widgets with their blocks. Blocks with inner content have one as well: WordPress takes the
	 * next end tag of the same name as the end of a shortcode without one.
	 */
	public const OWN = array(
		'storefront_menu'             => 'menu',
		'storefront_mini_cart'        => 'mini-cart',
		'storefront_cart'             => 'cart',
		'storefront_checkout'         => 'checkout',
		'storefront_add_to_cart'      => 'add-to-cart',
		'storefront_purchase_summary' => 'purchase-summary',
		'storefront_my_account'       => 'my-account',
		'storefront_shop_notices'     => 'shop-notices',
		'storefront_product_grid'     => 'product-grid',
		'storefront_product_carousel' => 'product-carousel',
		'storefront_filters'          => 'filters',
	);

	private const NAMESPACE = 'storefront-islands/';

	/**
	 * Returns the names of all shortcodes.
	 *
	 * @return list<non-empty-string>
	 */
	public static function all(): array {
		return array_merge( array( self::ANY ), array_keys( self::OWN ) );
	}

	/**
	 * Returns the full name of the block that a shortcode requests, existing or not; empty if it has no name.
	 *
	 * @param string                     $tag     Name of the shortcode.
	 * @param array<array-key, mixed> $written Attributes of the shortcode.
	 */
	public static function block( string $tag, array $written ): string {
		$name = self::OWN[ $tag ] ?? $written['name'] ?? $written[0] ?? '';
		$name = is_string( $name ) ? strtolower( trim( $name ) ) : '';
		$name = 0 === strpos( $name, self::NAMESPACE ) ? substr( $name, strlen( self::NAMESPACE ) ) : $name;
		return '' === $name ? '' : self::NAMESPACE . $name;
	}

	/**
	 * Returns the full names of the blocks that shortcodes in content request, including nested shortcodes.
	 *
	 * @param string $content Any text.
	 * @return list<string>
	 */
	public static function blocks_in( string $content ): array {
		if ( false === strpos( $content, '[storefront_' ) ) {
			return array();
		}
		// Not after a second bracket, which escapes a shortcode.
		$pattern = '/(?<!\[)\[(' . implode( '|', self::all() ) . ')\b([^\]]*)/';
		preg_match_all( $pattern, $content, $found, PREG_SET_ORDER );
		$names = array();
		foreach ( $found as $shortcode ) {
			$names[] = self::block( $shortcode[1], (array) shortcode_parse_atts( rtrim( $shortcode[2], '/' ) ) );
		}
		return array_values( array_filter( $names ) );
	}
}
