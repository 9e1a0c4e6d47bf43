<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

defined( 'ABSPATH' ) || exit;

/**
 * The offer of an account after the order (WooCommerce's setting "After checkout"): a block that WooCommerce adds to the
 * template of received orders, which the summary's own page does not have. It checks by itself who gets it.
 */
final class WooAccountOffer {
	private const BLOCK    = 'woocommerce/order-confirmation-create-account';
	private const TEMPLATE = 'order-confirmation';

	/** Returns the offer as the template has it; empty if the page has that template, or the shop offers none. */
	public static function html(): string {
		if ( ! WooSummaryPage::is_shown() || ! wp_is_block_theme() || 'yes' !== get_option( 'woocommerce_enable_delayed_account_creation', 'yes' ) ) {
			return '';
		}
		// A page may have been given the block itself.
		if ( has_block( self::BLOCK, get_queried_object_id() ) ) {
			return '';
		}
		$template = get_block_template( get_stylesheet() . '//' . self::TEMPLATE );
		$block    = $template instanceof \WP_Block_Template ? self::find( parse_blocks( $template->content ) ) : null;
		return null === $block ? '' : trim( render_block( $block ) ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
	}

	/**
	 * Returns the block; null if there is none.
	 *
	 * @param array<array-key, mixed> $blocks Parsed blocks.
	 * @return array<array-key, mixed>|null
	 */
	private static function find( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$found = self::BLOCK === ( $block['blockName'] ?? '' ) ? $block : self::find( (array) ( $block['innerBlocks'] ?? array() ) );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
