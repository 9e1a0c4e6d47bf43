<?php
/**
 * Products that go with the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\Picture;
use StorefrontIslands\Views\Ui\Price;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/cart/parts/cross-sells.tsx and its model. */
final class CrossSells {
	private const BUTTON = 'storefront-button storefront-button--quiet wp-element-button';

	/**
	 * Products that go with what is in the cart; null where there are none.
	 *
	 * @param CartReader $reader The cart.
	 */
	public static function node( CartReader $reader ): ?Node {
		$products = $reader->cart->objects( 'cross_sells' );
		if ( array() === $products ) {
			return null;
		}
		$cards = array();
		foreach ( $products as $product ) {
			$cards[] = self::card( $product, $reader->placeholder() );
		}
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-cross-sells',
				'aria-labelledby' => 'storefront-cross-sells-title',
			),
			array(
				$reader->heading(
					__( 'You may also like', 'storefront-islands' ),
					array(
						'id'    => 'storefront-cross-sells-title',
						'class' => 'storefront-cross-sells__title',
					)
				),
				Node::element( 'ul', array( 'class' => 'storefront-cross-sells__list' ), $cards ),
			)
		);
	}

	/**
	 * One product.
	 *
	 * @param Data   $product     A product of the Store API.
	 * @param string $placeholder The picture of products without one.
	 */
	private static function card( Data $product, string $placeholder ): Node {
		return Node::element(
			'li',
			array( 'class' => 'storefront-cross-sell' ),
			array(
				Picture::node( $product, $placeholder ),
				Node::element(
					'a',
					array(
						'class' => 'storefront-cross-sell__name',
						'href'  => $product->url( 'permalink' ),
					),
					array( $product->text( 'name' ) )
				),
				self::price( $product->object( 'prices' ) ),
				self::action( $product ),
			)
		);
	}

	/**
	 * A price, or the range of prices of a product with variations.
	 *
	 * @param Data $prices The product's prices.
	 */
	private static function price( Data $prices ): Node {
		if ( ! $prices->has( 'price_range' ) ) {
			return Line::price( $prices );
		}
		$range = $prices->object( 'price_range' );
		return Price::node(
			Money::format( $range->int( 'min_amount' ), $prices ) . ' – ' . Money::format( $range->int( 'max_amount' ), $prices ),
			null
		);
	}

	/**
	 * What can be done with the product here.
	 *
	 * @param Data $product A product of the Store API.
	 */
	private static function action( Data $product ): ?Node {
		if ( ! $product->bool( 'is_in_stock' ) ) {
			return null;
		}
		$label      = $product->object( 'add_to_cart' )->text( 'text' );
		$attributes = array(
			'class'      => self::BUTTON,
			'aria-label' => $label . ': ' . $product->text( 'name' ),
		);
		if ( $product->bool( 'has_options' ) || 'simple' !== $product->string( 'type' ) ) {
			return Node::element( 'a', $attributes + array( 'href' => $product->url( 'permalink' ) ), array( $label ) );
		}
		if ( ! $product->bool( 'is_purchasable' ) ) {
			return null;
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-cross-sell__action storefront-needs-script' ),
			array(
				Node::element(
					'button',
					$attributes + array(
						'type'          => 'button',
						'aria-disabled' => 'false',
					),
					array( $label )
				),
			)
		);
	}
}
