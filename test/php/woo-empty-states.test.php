<?php
/**
 * States that shoppers leave empty. Runs where WooCommerce is active (SITE of a shop started with --woocommerce).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\WooEmptyStates;

if ( ! class_exists( 'WooCommerce' ) ) {
	return 'this shop is not WooCommerce';
}

/** The states of the visitor's two addresses, loaded anew from a session with these data. */
$states = static function ( ?array $session ): array {
	wc_load_cart();
	$customer = new WC_Customer( get_current_user_id() );
	WC()->session->set(
		'customer',
		null === $session ? null : $session + array(
			'id'            => (string) $customer->get_id(),
			'date_modified' => (string) $customer->get_date_modified( 'edit' ),
		)
	);
	$before        = WC()->customer;
	WC()->customer = new WC_Customer( get_current_user_id(), true );
	try {
		WooEmptyStates::restore();
		return array( WC()->customer->get_billing_state(), WC()->customer->get_shipping_state() );
	} finally {
		WC()->customer = $before;
		WC()->session->set( 'customer', null );
	}
};

return array(
	'a new visitor is where the shop says' => static function () use ( $states ): void {
		same( array( 'CA', 'CA' ), $states( null ) );
	},
	'a British address without a county stays without' => static function () use ( $states ): void {
		same(
			array( '', '' ),
			$states( array( 'country' => 'GB', 'state' => '', 'shipping_country' => 'GB', 'shipping_state' => '' ) )
		);
	},
	'each address by itself' => static function () use ( $states ): void {
		same(
			array( 'CA', '' ),
			$states( array( 'country' => 'US', 'state' => 'CA', 'shipping_country' => 'GB', 'shipping_state' => '' ) )
		);
	},
	'also in the country of the shop, once somebody has emptied it' => static function () use ( $states ): void {
		same(
			array( '', 'NY' ),
			$states( array( 'country' => 'US', 'state' => '', 'shipping_country' => 'US', 'shipping_state' => 'NY' ) )
		);
	},
	'an account counts where the session is of somebody else' => static function () use ( $states ): void {
		$user = wp_insert_user( array( 'user_login' => uniqid( 'ada' ), 'user_pass' => uniqid(), 'role' => 'customer' ) );
		update_user_meta( $user, 'billing_country', 'GB' );
		update_user_meta( $user, 'shipping_country', 'GB' );
		wp_set_current_user( $user );
		same( array( '', '' ), $states( array( 'id' => '0', 'country' => 'US', 'state' => 'CA' ) ) );
	},
);
