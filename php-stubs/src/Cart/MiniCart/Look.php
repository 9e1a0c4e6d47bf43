<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\MiniCart;

use StorefrontIslands\Html\PageStyle;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Classes and styles of the block mini-cart; blocks/mini-cart/look.ts does the same for the preview. */
final class Look {
	/** Attributes with a colour, and the custom properties that the styles use. */
	private const COLORS = array(
		'iconColor'         => '--storefront-mini-cart-icon-color',
		'priceColor'        => '--storefront-mini-cart-price-color',
		'productCountColor' => '--storefront-mini-cart-count-color',
	);

	/** Pattern of a CSS colour: a name, a number, a function, a custom property. */
	private const COLOR = '/^[#\w(),.%\s\/-]+$/D';

	private JsonReader $chosen;

	public function __construct( JsonReader $chosen ) {
		$this->chosen = $chosen;
	}

	/**
	 * True if the block is not printed on the current page.
	 *
	 * @param bool $is_cart_or_checkout True on the pages of cart and checkout.
	 */
	public function is_removed( bool $is_cart_or_checkout ): bool {
		return $is_cart_or_checkout && 'removed' === $this->chosen->string( 'onCartAndCheckout' );
	}

	/**
	 * Returns class and style of the block's element.
	 *
	 * @param bool $is_cart_or_checkout True on the pages of cart and checkout.
	 * @return array<string, string>
	 */
	public function attributes( bool $is_cart_or_checkout ): array {
		$classes = array( 'storefront-mini-cart-block' );
		if ( $is_cart_or_checkout && 'hidden' === $this->chosen->string( 'onCartAndCheckout' ) ) {
			$classes[] = 'is-hidden-here';
		}
		$count = $this->chosen->string( 'countVisibility' );
		if ( in_array( $count, array( 'always', 'never' ), true ) ) {
			$classes[] = "has-count-$count";
		}
		$styles = array();
		foreach ( self::COLORS as $attribute => $property ) {
			$color = $this->chosen->object( $attribute )->string( 'color' );
			if ( 1 === preg_match( self::COLOR, $color ) ) {
				$styles[] = "$property:$color";
			}
		}
		return PageStyle::attributes( implode( ' ', $classes ), array( '' => implode( ';', $styles ) ) );
	}
}
