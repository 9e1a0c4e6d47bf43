<?php
/**
 * The names of our shortcodes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shortcodes;

defined( 'ABSPATH' ) || exit;

/** Which block a shortcode stands for, and which ones a piece of content places. */
final class Tags {
	/** The one that names its block: [storefront_island name="cart"]. */
	public const ANY = 'storefront_island';

	/**
	 * Shop widgets that have one of their own, and the block that each stands for. So has what holds others: WordPress takes the
	 * next end of the same name for the end of a shortcode that has none.
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
	 * Every shortcode.
	 *
	 * @return list<non-empty-string>
	 */
	public static function all(): array {
		return array_merge( array( self::ANY ), array_keys( self::OWN ) );
	}

	/**
	 * The full name of the block that a shortcode asks for, whether there is such a block or not; empty where it names none.
	 *
	 * @param string                     $tag     The shortcode.
	 * @param array<array-key, mixed> $written Its attributes.
	 */
	public static function block( string $tag, array $written ): string {
		$name = self::OWN[ $tag ] ?? $written['name'] ?? $written[0] ?? '';
		$name = is_string( $name ) ? strtolower( trim( $name ) ) : '';
		$name = 0 === strpos( $name, self::NAMESPACE ) ? substr( $name, strlen( self::NAMESPACE ) ) : $name;
		return '' === $name ? '' : self::NAMESPACE . $name;
	}

	/**
	 * The full names of the blocks that shortcodes in a piece of content ask for, also inside other shortcodes.
	 *
	 * @param string $content Any text.
	 * @return list<string>
	 */
	public static function blocks_in( string $content ): array {
		if ( false === strpos( $content, '[storefront_' ) ) {
			return array();
		}
		// Not after a second bracket: that is how a shortcode is written about.
		$pattern = '/(?<!\[)\[(' . implode( '|', self::all() ) . ')\b([^\]]*)/';
		preg_match_all( $pattern, $content, $found, PREG_SET_ORDER );
		$names = array();
		foreach ( $found as $shortcode ) {
			$names[] = self::block( $shortcode[1], (array) shortcode_parse_atts( rtrim( $shortcode[2], '/' ) ) );
		}
		return array_values( array_filter( $names ) );
	}
}
