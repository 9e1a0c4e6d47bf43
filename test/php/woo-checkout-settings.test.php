<?php
/**
 * What WooCommerce's checkout asks of the shop. Runs where WooCommerce is active (SITE of a shop started with
 * --woocommerce).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\WooAddressFields;
use StorefrontIslands\Shop\WooCheckoutSettings;

if ( ! class_exists( 'WooCommerce' ) ) {
	return 'this shop is not WooCommerce';
}

/** The settings with some options and filters of the shop changed while they are read. */
$with = static function ( array $options, array $filters = array() ): array {
	$hooks = array();
	foreach ( $options as $name => $value ) {
		$hooks[ "pre_option_{$name}" ] = $value;
	}
	$undo = array();
	foreach ( array_merge( $hooks, $filters ) as $hook => $value ) {
		$undo[ $hook ] = static function () use ( $value ) {
			return $value;
		};
		add_filter( $hook, $undo[ $hook ] );
	}
	try {
		return ( new WooCheckoutSettings( new WooAddressFields() ) )->all( wc_get_page_permalink( 'myaccount' ) );
	} finally {
		foreach ( $undo as $hook => $callback ) {
			remove_filter( $hook, $callback );
		}
	}
};

return array(
	'guests and accounts are as the shop wants them' => static function () use ( $with ): void {
		$open = $with(
			array(
				'woocommerce_enable_guest_checkout' => 'yes',
				'woocommerce_enable_signup_and_login_from_checkout' => 'no',
				'woocommerce_registration_generate_password' => 'yes',
				'woocommerce_enable_checkout_login_reminder' => 'no',
			)
		);
		same( array( true, false, true, false ), array( $open['allowsGuests'], $open['offersAccount'], $open['generatesPassword'], $open['offersLogin'] ) );
		$closed = $with(
			array(
				'woocommerce_enable_guest_checkout' => 'no',
				'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
				'woocommerce_registration_generate_password' => 'no',
				'woocommerce_enable_checkout_login_reminder' => 'yes',
			)
		);
		same( array( false, true, false, true ), array( $closed['allowsGuests'], $closed['offersAccount'], $closed['generatesPassword'], $closed['offersLogin'] ) );
		same( add_query_arg( 'redirect_to', rawurlencode( wc_get_checkout_url() ), wc_get_page_permalink( 'myaccount' ) ), $closed['loginUrl'] );
	},
	'logging in on the account page leads back, and never to another site' => static function (): void {
		$lead_back = static function ( string $back ): string {
			$before                 = $_SERVER['REQUEST_URI'] ?? '';
			$_SERVER['REQUEST_URI'] = add_query_arg( 'redirect_to', rawurlencode( $back ), '/my-account/' );
			$url                    = apply_filters( 'woocommerce_login_redirect', '/my-account/', wp_get_current_user() );
			$_SERVER['REQUEST_URI'] = $before;
			return $url;
		};
		same( wc_get_checkout_url(), $lead_back( wc_get_checkout_url() ) );
		same( array( '/my-account/', '/my-account/' ), array( $lead_back( 'https://evil.example/' ), $lead_back( '//evil.example/' ) ) );
		same( '/my-account/', apply_filters( 'woocommerce_login_redirect', '/my-account/', wp_get_current_user() ) );
	},
	'note, place and draft follow settings and filters' => static function () use ( $with ): void {
		$plain = $with( array( 'woocommerce_ship_to_destination' => 'shipping' ) );
		same( array( true, false, true ), array( $plain['takesOrderNotes'], $plain['shipsToBillingOnly'], $plain['keepsDraft'] ) );
		$other = $with(
			array(
				'woocommerce_ship_to_destination'      => 'billing_only',
				'woocommerce_pickup_location_settings' => array( 'enabled' => 'yes', 'title' => 'Collect &amp; go' ),
			),
			array(
				'woocommerce_enable_order_notes_field'   => false,
				'storefront_islands_keep_checkout_draft' => false,
			)
		);
		same( array( false, true, false ), array( $other['takesOrderNotes'], $other['shipsToBillingOnly'], $other['keepsDraft'] ) );
		same( 'Collect & go', $other['pickupTitle'] );
	},
	'gateways that are on are named'                 => static function () use ( $with ): void {
		$gateways = (array) $with( array() )['gateways'];
		same( array( 'bacs', 'cheque', 'cod' ), array_keys( $gateways ) );
		same( 'Cash on delivery', $gateways['cod'] );
	},
	'saved cards are their owner’s, of gateways that are on' => static function () use ( $with ): void {
		$list = array(
			'cc' => array(
				array( 'tokenId' => 7, 'method' => array( 'gateway' => 'cod', 'last4' => '4242' ), 'is_default' => true, 'actions' => array( 'delete' => array() ) ),
				array( 'tokenId' => 8, 'method' => array( 'gateway' => 'gone' ) ),
				array( 'method' => array( 'gateway' => 'cod' ) ),
			),
		);
		$hook = array( 'woocommerce_saved_payment_methods_list' => $list );
		same( array(), (array) $with( array(), $hook )['savedPaymentMethods'] );
		wp_set_current_user( 1 );
		$saved = (array) $with( array(), $hook )['savedPaymentMethods'];
		same( array( 'cc' => array( array( 'tokenId' => 7, 'method' => array( 'gateway' => 'cod', 'last4' => '4242' ), 'is_default' => true ) ) ), $saved );
	},
	'fields of plugins stand where they are asked'   => static function () use ( $with ): void {
		$fields = array(
			array( 'id' => 'islands/door', 'label' => 'Door &amp; bell', 'location' => 'address', 'required' => true, 'attributes' => array( 'maxLength' => 6 ) ),
			array( 'id' => 'islands/source', 'label' => 'Source', 'location' => 'contact', 'type' => 'select', 'options' => array( array( 'value' => 'web', 'label' => 'Web' ) ) ),
			array( 'id' => 'islands/agree', 'label' => 'Agreed', 'location' => 'order', 'type' => 'checkbox', 'required' => array( 'cart' => array( 'properties' => array( 'items_count' => array( 'minimum' => 99 ) ) ) ) ),
		);
		foreach ( $fields as $field ) {
			woocommerce_register_additional_checkout_field( $field );
		}
		$address  = ( new WooAddressFields() )->address();
		$checkout = $with( array() );
		foreach ( $fields as $field ) {
			__internal_woocommerce_blocks_deregister_checkout_field( $field['id'] );
		}
		same( array( 'Door & bell', true, 6 ), array( $address['islands/door']['label'], $address['islands/door']['required'], $address['islands/door']['maxLength'] ) );
		same( 'Postal code', $address['postcode']['label'] );
		same( false, isset( $address['email'] ) );
		same( array( array( 'value' => 'web', 'label' => 'Web' ) ), ( (array) $checkout['contactFields'] )['islands/source']['options'] );
		// A rule that hangs on the cart is the server's.
		same( false, ( (array) $checkout['orderFields'] )['islands/agree']['required'] );
	},
);
