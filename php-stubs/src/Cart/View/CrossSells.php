<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\Picture;
use StorefrontIslands\Ui\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/cart/cross-sells.tsx with its model. */
final class CrossSells {
	/** Returns the cross-sells of the cart; null if there are none. */
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
	 * Returns one product.
	 *
	 * @param string $placeholder URL of the placeholder image.
	 */
	private static function card( JsonReader $product, string $placeholder ): Node {
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
				SafeHtml::node( $product->string( 'price_html' ), 'storefront-cross-sell__price' ),
				self::action( $product ),
			)
		);
	}

	/** Returns the button or the link of a product. */
	private static function action( JsonReader $product ): ?Node {
		if ( ! $product->bool( 'is_in_stock' ) ) {
			return null;
		}
		$label      = $product->object( 'add_to_cart' )->text( 'text' );
		$attributes = array(
			'class'      => CartForm::BUTTON,
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
						'type'            => 'button',
						'data-product-id' => (string) $product->int( 'id' ),
						'data-quantity'   => Quantity::value( $product->object( 'add_to_cart' )->quantity( 'minimum' ) ),
						'aria-disabled'   => 'false',
					),
					array( $label )
				),
			)
		);
	}
}
