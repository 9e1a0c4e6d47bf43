<?php

declare(strict_types=1);

namespace StorefrontIslands\Elementor;

defined( 'ABSPATH' ) || exit;

/** Names and labels of the texts in the attribute `texts`, as in blocks/cart/texts.ts and its siblings. */
final class TextLabels {
	/**
	 * Returns the labels of a block's texts by name, in page order.
	 *
	 * @param string $block Name of the block, without namespace.
	 * @return array<string, string>
	 */
	public static function of( string $block ): array {
		switch ( $block ) {
			case 'cart':
				return array(
					'totals'  => __( 'Cart totals', 'storefront-islands' ),
					'proceed' => __( 'Proceed to checkout', 'storefront-islands' ),
				);
			case 'mini-cart':
				return array(
					'title'    => __( 'Title of the drawer', 'storefront-islands' ),
					'checkout' => __( 'Button to the checkout', 'storefront-islands' ),
					'cart'     => __( 'Button to the cart', 'storefront-islands' ),
					'empty'    => __( 'Text of the empty drawer', 'storefront-islands' ),
					'shop'     => __( 'Button to the shop', 'storefront-islands' ),
				);
			case 'checkout':
				return self::of_checkout();
			default:
				return array();
		}
	}

	/**
	 * Returns the titles of the checkout's sections by name.
	 *
	 * @return array<string, string>
	 */
	public static function steps(): array {
		return array(
			'contact-fields'  => __( 'Contact information', 'storefront-islands' ),
			'shipping-method' => __( 'Delivery', 'storefront-islands' ),
			'shipping-fields' => __( 'Shipping address', 'storefront-islands' ),
			'pickup-options'  => __( 'Pickup locations', 'storefront-islands' ),
			'billing-fields'  => __( 'Billing address', 'storefront-islands' ),
			'shipping-option' => __( 'Shipping options', 'storefront-islands' ),
			'payment-method'  => __( 'Payment options', 'storefront-islands' ),
			'order-fields'    => __( 'Additional order information', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of the checkout's texts.
	 *
	 * @return array<string, string>
	 */
	private static function of_checkout(): array {
		$labels = array();
		foreach ( self::steps() as $name => $title ) {
			/* translators: %s: title of a section of the checkout. */
			$labels[ $name ] = sprintf( __( 'Title of “%s”', 'storefront-islands' ), $title );
			/* translators: %s: title of a section of the checkout. */
			$labels[ "$name-description" ] = sprintf( __( 'Description of “%s”', 'storefront-islands' ), $title );
		}
		return $labels + array(
			'ship'            => __( 'Ship', 'storefront-islands' ),
			'pickup'          => __( 'Pickup', 'storefront-islands' ),
			'place-order'     => __( 'Place order', 'storefront-islands' ),
			'price-separator' => __( 'Sign before the total on the button', 'storefront-islands' ),
			'return-to-cart'  => __( 'Back to the cart', 'storefront-islands' ),
		);
	}
}
