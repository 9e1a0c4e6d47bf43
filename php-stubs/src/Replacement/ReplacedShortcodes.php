<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * The shortcodes [woocommerce_cart] and [woocommerce_checkout], also in the block that WooCommerce has for them. The
 * settings that replace WooCommerce's blocks replace them too.
 */
final class ReplacedShortcodes {
	/** WooCommerce's block that renders one of the shortcodes. */
	public const BLOCK = 'woocommerce/classic-shortcode';

	/** Blocks of WooCommerce by the shortcode of the same screen. */
	private const BLOCKS = array(
		'woocommerce_cart'     => ReplacedBlocks::CART,
		'woocommerce_checkout' => ReplacedBlocks::CHECKOUT,
	);

	/** Returns the full name of the plugin's block that replaces a shortcode on the current page; null if it is not replaced. */
	public static function by( string $tag ): ?string {
		$block = self::BLOCKS[ $tag ] ?? null;
		$ours  = null === $block ? null : ReplacedBlocks::by( $block );
		return null === $ours || self::is_taken( $tag ) ? null : $ours;
	}

	/**
	 * True if the shortcode of a screen stays on the current page, though the settings replace it.
	 *
	 * @param string $block Full name of WooCommerce's block of the same screen.
	 */
	public static function is_kept( string $block ): bool {
		return null === self::by( (string) array_search( $block, self::BLOCKS, true ) );
	}

	/** Notes which plugin prints a shortcode that is about to be shown, where the settings replace it. */
	public static function note_taker( string $tag ): void {
		$block = self::BLOCKS[ $tag ] ?? null;
		if ( null !== $block && null !== ReplacedBlocks::by( $block ) ) {
			TakenScreens::note( $tag, self::is_taken( $tag ) ? TakenScreens::file_of( $tag ) : '' );
		}
	}

	/** True if another plugin prints the screen of a shortcode. */
	private static function is_taken( string $tag ): bool {
		$is_taken = self::is_of_another_plugin() || '' !== TakenScreens::file_of( $tag );
		/**
		 * Filters whether the classic cart or checkout of another plugin stays where shortcodes are replaced.
		 *
		 * @param bool   $is_taken True if another plugin prints it as a whole on the current page.
		 * @param string $tag      woocommerce_cart or woocommerce_checkout.
		 */
		return (bool) apply_filters( 'storefront_islands_keeps_shortcode', $is_taken, $tag );
	}

	/** True in a post of a plugin's own type, such as the step of a sales funnel: its plugin builds upon WooCommerce's screen. */
	private static function is_of_another_plugin(): bool {
		$shown = get_queried_object();
		return $shown instanceof \WP_Post && ! in_array( $shown->post_type, array( 'page', 'post', 'product' ), true );
	}

	/** Returns the name of the shortcode that a block renders; empty for a block of another kind. */
	public static function tag_of( ParsedBlock $block ): string {
		// The default of the attribute, the cart, is not saved.
		if ( self::BLOCK !== $block->name ) {
			return '';
		}
		$screen = $block->text( 'shortcode' );
		return 'woocommerce_' . ( '' === $screen ? 'cart' : $screen );
	}

	/**
	 * Returns the full names of WooCommerce's blocks whose shortcode is in a content.
	 *
	 * @param string $content Serialized blocks, or any text with shortcodes.
	 * @return list<string>
	 */
	public static function in_content( string $content ): array {
		$tags = array();
		// Not after a second bracket, which escapes a shortcode.
		preg_match_all( '/(?<!\[)\[(woocommerce_(?:cart|checkout))\b/', $content, $written );
		preg_match_all( '#<!-- wp:' . self::BLOCK . ' (?:(\{.*?\}) )?/?-->#', $content, $blocks );
		foreach ( $blocks[1] as $attributes ) {
			$tags[] = self::tag_of(
				new ParsedBlock(
					array(
						'blockName' => self::BLOCK,
						'attrs'     => json_decode( $attributes, true ),
					)
				)
			);
		}
		return array_values( array_intersect_key( self::BLOCKS, array_flip( array_merge( $written[1], $tags ) ) ) );
	}
}
