<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooCheckoutSettings;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;

/**
 * Tests the checkout settings read from WooCommerce.
 *
 * @group woocommerce
 */
final class WooCheckoutSettingsTest extends TestCase {
	/** Returns the settings of the names, or all, with some options of the shop changed. */
	private static function settings( array $options = array(), string ...$names ): array {
		self::set_options( $options );
		$fields = new WooAddressFields();
		$all    = ( new WooCheckoutSettings( $fields, new WooFieldRules( $fields ) ) )->all( wc_get_page_permalink( 'myaccount' ) );
		return array() === $names ? $all : array_map( static fn( string $name ) => $all[ $name ], $names );
	}

	public function test_guest_checkout_and_accounts_follow_the_settings_of_the_shop(): void {
		$switched = static fn( array $values ): array => self::settings(
			array_combine( array( 'woocommerce_enable_guest_checkout', 'woocommerce_enable_signup_and_login_from_checkout', 'woocommerce_registration_generate_password', 'woocommerce_enable_checkout_login_reminder' ), $values ),
			'allowsGuests',
			'offersAccount',
			'generatesPassword',
			'offersLogin'
		);
		self::assertSame( array( true, false, true, false ), $switched( array( 'yes', 'no', 'yes', 'no' ) ) );
		self::assertSame( array( false, true, false, true ), $switched( array( 'no', 'yes', 'no', 'yes' ) ) );
		self::assertSame( add_query_arg( 'redirect_to', rawurlencode( wc_get_checkout_url() ), wc_get_page_permalink( 'myaccount' ) ), self::settings()['loginUrl'] );
	}

	public function test_login_on_the_account_page_redirects_back_and_never_to_another_site(): void {
		$checkout = wc_get_checkout_url();
		foreach ( array( $checkout => $checkout, 'https://evil.example/' => '/my-account/', '//evil.example/' => '/my-account/', '' => '/my-account/' ) as $back => $url ) {
			$_SERVER['REQUEST_URI'] = '' === $back ? '/my-account/' : add_query_arg( 'redirect_to', rawurlencode( $back ), '/my-account/' );
			self::assertSame( $url, apply_filters( 'woocommerce_login_redirect', '/my-account/', wp_get_current_user() ) );
		}
	}

	public function test_note_location_and_draft_follow_settings_and_filters(): void {
		$names = array( 'takesOrderNotes', 'shipsToBillingOnly', 'keepsDraft' );
		self::assertSame( array( true, false, true ), self::settings( array( 'woocommerce_ship_to_destination' => 'shipping' ), ...$names ) );
		add_filter( 'woocommerce_enable_order_notes_field', '__return_false' );
		add_filter( 'storefront_islands_keep_checkout_draft', '__return_false' );
		$changed = array( 'woocommerce_ship_to_destination' => 'billing_only', 'woocommerce_pickup_location_settings' => array( 'enabled' => 'yes', 'title' => 'Collect &amp; go' ) );
		self::assertSame( array( false, true, false, 'Collect & go' ), self::settings( $changed, 'takesOrderNotes', 'shipsToBillingOnly', 'keepsDraft', 'pickupTitle' ) );
	}

	public function test_a_shop_that_takes_the_shipping_address_off_the_classic_form_asks_for_one_address(): void {
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_false' );
		add_filter( 'storefront_islands_classic_extensions', '__return_false' );
		self::assertSame( array( false ), self::settings( array(), 'shipsToBillingOnly' ), 'beside blocks it says nothing' );
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		self::assertSame( array( true ), self::settings( array(), 'shipsToBillingOnly' ) );
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_true', 11 );
		self::assertSame( array( false ), self::settings( array(), 'shipsToBillingOnly' ) );
	}

	public function test_enabled_gateways_are_listed(): void {
		$gateways = (array) self::settings()['gateways'];
		self::assertSame( array( 'bacs', 'cheque', 'cod' ), array_keys( $gateways ) );
		self::assertSame( 'Cash on delivery', $gateways['cod'] );
	}

	public function test_saved_cards_belong_to_their_customers_enabled_gateways(): void {
		$card = array( 'tokenId' => 7, 'method' => array( 'gateway' => 'cod', 'last4' => '4242' ), 'is_default' => true );
		$list = array( 'cc' => array( $card + array( 'actions' => array( 'delete' => array() ) ), array( 'tokenId' => 8, 'method' => array( 'gateway' => 'gone' ) ), array( 'method' => array( 'gateway' => 'cod' ) ) ) );
		add_filter( 'woocommerce_saved_payment_methods_list', static fn(): array => $list );
		self::assertSame( array(), (array) self::settings()['savedPaymentMethods'] );
		wp_set_current_user( 1 );
		self::assertSame( array( 'cc' => array( $card ) ), (array) self::settings()['savedPaymentMethods'] );
	}

	public function test_additional_fields_are_in_their_location(): void {
		$options = array( array( 'value' => 'web', 'label' => 'Web' ) );
		$fields  = array(
			array( 'id' => 'islands/door', 'label' => 'Door &amp; bell', 'location' => 'address', 'required' => true, 'attributes' => array( 'maxLength' => 6 ) ),
			array( 'id' => 'islands/source', 'label' => 'Source', 'location' => 'contact', 'type' => 'select', 'options' => $options ),
			array( 'id' => 'islands/agree', 'label' => 'Agreed', 'location' => 'order', 'type' => 'checkbox', 'required' => array( 'cart' => array( 'properties' => array( 'items_count' => array( 'minimum' => 99 ) ) ) ) ),
		);
		array_map( 'woocommerce_register_additional_checkout_field', $fields );
		$address  = ( new WooAddressFields() )->address();
		$checkout = self::settings();
		array_map( '__internal_woocommerce_blocks_deregister_checkout_field', array_column( $fields, 'id' ) );
		$door = $address['islands/door'];
		self::assertSame( array( 'Door & bell', true, 6 ), array( $door['label'], $door['required'], $door['maxLength'] ) );
		self::assertSame( 'Postal code', $address['postcode']['label'] );
		self::assertArrayNotHasKey( 'email', $address );
		self::assertSame( $options, ( (array) $checkout['contactFields'] )['islands/source']['options'] );
		// A rule that depends on the cart is evaluated on the server.
		self::assertFalse( ( (array) $checkout['orderFields'] )['islands/agree']['required'] );
	}
}
