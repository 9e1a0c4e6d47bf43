<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Html\BlockPart;
use StorefrontIslands\Page\Areas\PartFilters;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the blocks that an editor has added to WooCommerce's cart or checkout, and the HTML that plugins add to its
 * parts, to content areas of the plugin's block. The parts themselves are dropped: the plugin's block has its own.
 */
final class AddedBlocksConverter {
	private const AREA = 'storefront-islands/area';

	/** Pattern of the parts of WooCommerce's cart and checkout; all other blocks are preserved. */
	private const PART = '#^woocommerce/((cart|checkout|(filled|empty)-cart|proceed-to-checkout)(-[a-z-]+)?-block)$#D';

	/** Area of the first content. */
	private const FIRST = 'above';

	/** Area of the content of a part; blocks/NAME/transforms.ts defines the same for the editor. */
	private const INSIDE = array(
		'filled-cart-block'     => self::FIRST,
		'cart-items-block'      => self::FIRST,
		'cart-totals-block'     => 'beside-totals',
		'empty-cart-block'      => 'empty',
		'checkout-fields-block' => self::FIRST,
		'checkout-totals-block' => 'beside-totals',
	);

	/** Area for the content from a part on: the blocks after it, and those inside it if INSIDE has no area for them. */
	private const FROM = array(
		'cart-items-block'                   => 'below',
		'cart-line-items-block'              => 'below',
		'proceed-to-checkout-block'          => 'below-proceed',
		'checkout-express-payment-block'     => 'before-order',
		'checkout-contact-information-block' => 'before-order',
		'checkout-actions-block'             => 'below-order',
	);

	/**
	 * Cross-sells, which the plugin's cart shows with its own heading. Since WooCommerce 10 they are a product
	 * collection.
	 */
	public const CROSS_SELLS = array( 'woocommerce/cart-cross-sells-block', 'woocommerce/product-collection/cross-sells' );

	/** WooCommerce's message for an empty cart, as a pattern and as a heading; the plugin's cart has its own. */
	private const EMPTY_PATTERN = 'woocommerce/cart-empty-message';
	private const EMPTY_TITLE   = 'wc-block-cart__empty-cart__title';

	/**
	 * Parsed blocks and HTML by area.
	 *
	 * @var array<string, list<array<string, mixed>|string>>
	 */
	private array $found = array();

	/**
	 * True if a block is a part of WooCommerce's cart or checkout.
	 *
	 * @param string $name Full name of the block.
	 */
	public static function is_part( string $name ): bool {
		return 1 === preg_match( self::PART, $name );
	}

	/**
	 * Returns content areas with the preserved blocks.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return list<array<string, mixed>> Parsed blocks.
	 */
	public function areas( ParsedBlock $block ): array {
		$this->walk( $block, self::FIRST );
		$areas = array();
		foreach ( $this->found as $place => $blocks ) {
			$areas[] = ParsedBlock::holding( self::AREA, array( 'place' => $place ), $blocks );
		}
		return $areas;
	}

	/**
	 * Collects the preserved blocks of a block, in page order.
	 *
	 * @param string $place Area of the block's content.
	 */
	private function walk( ParsedBlock $block, string $place ): void {
		foreach ( $block->inner as $parsed ) {
			$inner = new ParsedBlock( $parsed );
			if ( 1 === preg_match( self::PART, $inner->name, $part ) ) {
				$after = self::FROM[ $part[1] ] ?? $place;
				$this->pass( $part[1], $inner, $place, $after );
				$place = $after;
			} elseif ( ! self::is_said_by_ours( $inner ) ) {
				$this->found[ $place ][] = $parsed;
			}
		}
	}

	/**
	 * Collects the content of a part, with the HTML that plugins add before and after it: next to the checkout's part of
	 * the same kind, where they expect it.
	 *
	 * @param string $name Name of the part, without namespace.
	 * @param string $before Area of the content before the part.
	 * @param string $after Area of the content in or after the part.
	 */
	private function pass( string $name, ParsedBlock $part, string $before, string $after ): void {
		$inside = self::INSIDE[ $name ] ?? null;
		$html   = str_replace( $part->stand_ins(), '', RenderBlockFilters::run( $part->outline(), $part ) );

		list( $added, $behind ) = BlockPart::around( $html, $part->name );
		$own                    = PartFilters::of_checkout( $part->name );
		$this->keep_html( $added, null === $own ? $inside ?? $before : "before-$own" );
		if ( ! self::is_said_by_ours( $part ) ) {
			$this->walk( $part, $inside ?? $after );
		}
		$this->keep_html( $behind, null === $own ? $inside ?? $after : "after-$own" );
	}

	/**
	 * Adds HTML to an area, unless it is empty.
	 *
	 * @param string $html HTML between blocks.
	 */
	private function keep_html( string $html, string $place ): void {
		if ( '' !== trim( $html ) ) {
			$this->found[ $place ][] = trim( $html );
		}
	}

	/** True if the plugin's block has its own version of a block. */
	private static function is_said_by_ours( ParsedBlock $block ): bool {
		return $block->is_one_of( self::CROSS_SELLS )
			|| self::EMPTY_PATTERN === $block->text( 'slug' )
			|| in_array( self::EMPTY_TITLE, explode( ' ', $block->text( 'className' ) ), true );
	}
}
