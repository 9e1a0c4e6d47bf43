<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooCheckoutSettings;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;

/**
 * Tests the checkout settings read from WooCommerce. Runs where WooCommerce is active (SITE of a shop started with
 * --woocommerce).
 *
 * @group woocommerce
 */
final class WooCheckoutSettingsTest extends TestCase {
	/** Returns the settings, read with some options and filters of the shop changed. */
	private static function with( array $options, array $filters = array() ): array {
		$hooks = array();
		foreach ( $options as $name => $value ) {
			$hooks[ "pre_option_{$name}" ] = $value;
		}
		$undo = array();
		foreach ( array_merge( $hooks, $filters ) as $hook => $value ) {
			$undo[ $hook ] = static fn() => $value;
			add_filter( $hook, $undo[ $hook ] );
		}
		try {
			$fields = new WooAddressFields();
			return ( new WooCheckoutSettings( $fields, new WooFieldRules( $fields ) ) )->all( wc_get_page_permalink( 'myaccount' ) );
		} finally {
			foreach ( $undo as $hook => $callback ) {
				remove_filter( $hook, $callback );
			}
		}
	}

	public function test_guest_checkout_and_accounts_follow_the_settings_of_the_shop(): void {
		$open = self::with(
			array(
				'woocommerce_enable_guest_checkout' => 'yes',
				'woocommerce_enable_signup_and_login_from_checkout' => 'no',
				'woocommerce_registration_generate_password' => 'yes',
				'woocommerce_enable_checkout_login_reminder' => 'no',
			)
		);
		self::assertSame( array( true, false, true, false ), array( $open['allowsGuests'], $open['offersAccount'], $open['generatesPassword'], $open['offersLogin'] ) );
		$closed = self::with(
			array(
				'woocommerce_enable_guest_checkout' => 'no',
				'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
				'woocommerce_registration_generate_password' => 'no',
				'woocommerce_enable_checkout_login_reminder' => 'yes',
			)
		);
		self::assertSame( array( false, true, false, true ), array( $closed['allowsGuests'], $closed['offersAccount'], $closed['generatesPassword'], $closed['offersLogin'] ) );
		self::assertSame( add_query_arg( 'redirect_to', rawurlencode( wc_get_checkout_url() ), wc_get_page_permalink( 'myaccount' ) ), $closed['loginUrl'] );
	}

	public function test_login_on_the_account_page_redirects_back_and_never_to_another_site(): void {
		$lead_back = static function ( string $back ): string {
			$before = $_SERVER['REQUEST_URI'] ?? '';
			$_SERVER['REQUEST_URI'] = add_query_arg( 'redirect_to', rawurlencode( $back ), '/my-account/' );
			$url = apply_filters( 'woocommerce_login_redirect', '/my-account/', wp_get_current_user() );
			$_SERVER['REQUEST_URI'] = $before;
			return $url;
		};
		self::assertSame( wc_get_checkout_url(), $lead_back( wc_get_checkout_url() ) );
		self::assertSame( array( '/my-account/', '/my-account/' ), array( $lead_back( 'https://evil.example/' ), $lead_back( '//evil.example/' ) ) );
		self::assertSame( '/my-account/', apply_filters( 'woocommerce_login_redirect', '/my-account/', wp_get_current_user() ) );
	}

	public function test_note_location_and_draft_follow_settings_and_filters(): void {
		$plain = self::with( array( 'woocommerce_ship_to_destination' => 'shipping' ) );
		self::assertSame( array( true, false, true ), array( $plain['takesOrderNotes'], $plain['shipsToBillingOnly'], $plain['keepsDraft'] ) );
		$other = self::with(
			array(
				'woocommerce_ship_to_destination'      => 'billing_only',
				'woocommerce_pickup_location_settings' => array( 'enabled' => 'yes', 'title' => 'Collect &amp; go' ),
			),
			array( 'woocommerce_enable_order_notes_field' => false, 'storefront_islands_keep_checkout_draft' => false )
		);
		self::assertSame( array( false, true, false ), array( $other['takesOrderNotes'], $other['shipsToBillingOnly'], $other['keepsDraft'] ) );
		self::assertSame( 'Collect & go', $other['pickupTitle'] );
	}

	public function test_enabled_gateways_are_listed(): void {
		$gateways = (array) self::with( array() )['gateways'];
		self::assertSame( array( 'bacs', 'cheque', 'cod' ), array_keys( $gateways ) );
		self::assertSame( 'Cash on delivery', $gateways['cod'] );
	}

	public function test_saved_cards_belong_to_their_customers_enabled_gateways(): void {
		$list = array(
			'cc' => array(
				array( 'tokenId' => 7, 'method' => array( 'gateway' => 'cod', 'last4' => '4242' ), 'is_default' => true, 'actions' => array( 'delete' => array() ) ),
				array( 'tokenId' => 8, 'method' => array( 'gateway' => 'gone' ) ),
				array( 'method' => array( 'gateway' => 'cod' ) ),
			),
		);
		$hook = array( 'woocommerce_saved_payment_methods_list' => $list );
		self::assertSame( array(), (array) self::with( array(), $hook )['savedPaymentMethods'] );
		wp_set_current_user( 1 );
		$saved = (array) self::with( array(), $hook )['savedPaymentMethods'];
		self::assertSame( array( 'cc' => array( array( 'tokenId' => 7, 'method' => array( 'gateway' => 'cod', 'last4' => '4242' ), 'is_default' => true ) ) ), $saved );
	}

	public function test_additional_fields_are_in_their_location(): void {
		$fields = array(
			array( 'id' => 'islands/door', 'label' => 'Door &amp; bell', 'location' => 'address', 'required' => true, 'attributes' => array( 'maxLength' => 6 ) ),
			array( 'id' => 'islands/source', 'label' => 'Source', 'location' => 'contact', 'type' => 'select', 'options' => array( array( 'value' => 'web', 'label' => 'Web' ) ) ),
			array( 'id' => 'islands/agree', 'label' => 'Agreed', 'location' => 'order', 'type' => 'checkbox', 'required' => array( 'cart' => array( 'properties' => array( 'items_count' => array( 'minimum' => 99 ) ) ) ) ),
		);
		foreach ( $fields as $field ) {
			woocommerce_register_additional_checkout_field( $field );
		}
		$address = ( new WooAddressFields() )->address();
		$checkout = self::with( array() );
		foreach ( $fields as $field ) {
			__internal_woocommerce_blocks_deregister_checkout_field( $field['id'] );
		}
		self::assertSame( array( 'Door & bell', true, 6 ), array( $address['islands/door']['label'], $address['islands/door']['required'], $address['islands/door']['maxLength'] ) );
		self::assertSame( 'Postal code', $address['postcode']['label'] );
		self::assertFalse( isset( $address['email'] ) );
		self::assertSame( array( array( 'value' => 'web', 'label' => 'Web' ) ), ( (array) $checkout['contactFields'] )['islands/source']['options'] );
		// A rule that depends on the cart is evaluated on the server.
		self::assertFalse( ( (array) $checkout['orderFields'] )['islands/agree']['required'] );
	}
}
