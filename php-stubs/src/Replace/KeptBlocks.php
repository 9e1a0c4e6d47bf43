<?php
/**
 * What else stands inside WooCommerce's cart and checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/**
 * Makes content areas of ours out of the blocks that an editor has put into WooCommerce's cart or checkout, and of what plugins
 * add to its parts. The parts themselves are left out: ours has its own.
 */
final class KeptBlocks {
	private const AREA = 'storefront-islands/area';

	/** Parts of WooCommerce's cart and checkout; its other blocks stand anywhere. */
	private const PART = '#^woocommerce/((cart|checkout|(filled|empty)-cart|proceed-to-checkout)(-[a-z-]+)?-block)$#D';

	/** Where goes what comes first. */
	private const FIRST = 'above';

	/** Where goes what stands in a part; blocks/NAME/transforms.ts does the same in the editor. */
	private const INSIDE = array(
		'filled-cart-block'     => self::FIRST,
		'cart-items-block'      => self::FIRST,
		'cart-totals-block'     => 'beside-totals',
		'empty-cart-block'      => 'empty',
		'checkout-fields-block' => self::FIRST,
		'checkout-totals-block' => 'beside-totals',
	);

	/** From which part on blocks beside it go elsewhere, those in it as well. */
	private const FROM = array(
		'cart-items-block'                   => 'below',
		'cart-line-items-block'              => 'below',
		'proceed-to-checkout-block'          => 'below-proceed',
		'checkout-express-payment-block'     => 'before-order',
		'checkout-contact-information-block' => 'before-order',
		'checkout-actions-block'             => 'below',
	);

	/** Ours shows cross-sells with a heading of its own. Since WooCommerce 10 they are a product collection. */
	public const CROSS_SELLS = array( 'woocommerce/cart-cross-sells-block', 'woocommerce/product-collection/cross-sells' );

	/** WooCommerce's own words in an empty cart, as a pattern and as a heading; ours has its own. */
	private const EMPTY_PATTERN = 'woocommerce/cart-empty-message';
	private const EMPTY_TITLE   = 'wc-block-cart__empty-cart__title';

	/**
	 * Parsed blocks, and HTML, by the place they go to.
	 *
	 * @var array<string, list<array<string, mixed>|string>>
	 */
	private $found = array();

	/**
	 * Content areas with what is kept.
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
	 * Goes through what stands in a block, in the order of the page.
	 *
	 * @param ParsedBlock $block The block.
	 * @param string      $place Where goes what stands in it.
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
	 * Goes through a part, with the HTML that plugins add before and after it.
	 *
	 * @param string      $name   Its name, without WooCommerce's.
	 * @param ParsedBlock $part   The part.
	 * @param string      $before Where goes what stands before it.
	 * @param string      $after  Where goes what stands in it or after it.
	 */
	private function pass( string $name, ParsedBlock $part, string $before, string $after ): void {
		$inside = self::INSIDE[ $name ] ?? null;
		$own    = sprintf( '#<div\b[^>]*\bwp-block-woocommerce-%s\b[^>]*>\s*</div>#', preg_quote( $name, '#' ) );
		$html   = str_replace( $part->stand_ins(), '', OtherFilters::run( $part->outline(), $part ) );
		$added  = (array) preg_split( $own, $html, 2 );
		$behind = array_pop( $added );
		$this->keep_html( implode( '', $added ), $inside ?? $before );
		if ( ! self::is_said_by_ours( $part ) ) {
			$this->walk( $part, $inside ?? $after );
		}
		$this->keep_html( (string) $behind, $inside ?? $after );
	}

	/**
	 * Keeps HTML, where there is any.
	 *
	 * @param string $html  HTML between blocks.
	 * @param string $place Where it goes.
	 */
	private function keep_html( string $html, string $place ): void {
		if ( '' !== trim( $html ) ) {
			$this->found[ $place ][] = trim( $html );
		}
	}

	/**
	 * Whether ours says itself what a block says.
	 *
	 * @param ParsedBlock $block The block.
	 */
	private static function is_said_by_ours( ParsedBlock $block ): bool {
		return $block->is_one_of( self::CROSS_SELLS )
			|| self::EMPTY_PATTERN === $block->text( 'slug' )
			|| in_array( self::EMPTY_TITLE, explode( ' ', $block->text( 'className' ) ), true );
	}
}
