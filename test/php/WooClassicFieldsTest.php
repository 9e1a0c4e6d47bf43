<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\WooCommerce\Checkout\WooClassicFields;
use StorefrontIslands\WooCommerce\Purchase\WooClassicOrder;
use WC_Customer;
use WC_Order;
use WP_Block;

/**
 * Tests fields that plugins add to the classic checkout by its filters.
 *
 * @group woocommerce
 */
final class WooClassicFieldsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		wc_clear_notices();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	/** Adds a field by a filter, as a theme does. */
	private static function add( string $group, string $name, array $field = array() ): void {
		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $groups ) use ( $group, $name, $field ): array {
				$groups[ $group ][ $name ] = $field + array( 'label' => 'VAT number' );
				return $groups;
			}
		);
	}

	/** Returns an order of the form that is being placed. */
	private static function placing( array $fields ): WooClassicOrder {
		$address = array( 'first_name' => 'Ada', 'country' => 'US', 'email' => 'a@example.com' );
		$order   = new WooClassicOrder();
		$order->open(
			null,
			null,
			self::rest(
				'POST',
				'/wc/store/v1/checkout',
				array( 'billing_address' => $address, 'shipping_address' => $address, 'storefront_islands_fields' => http_build_query( $fields ) )
			)
		);
		return $order;
	}

	/** Returns the message of the shop and the field that it is about; empty if it does not refuse. */
	private static function refusal( array $fields ): array {
		try {
			self::placing( $fields )->check();
			return array();
		} catch ( RouteException $refused ) {
			$first = $refused->getAdditionalData()['details']['storefront_islands_fields'];
			return array( wp_strip_all_tags( $first['message'] ), $first['field'] );
		}
	}

	public function test_they_are_printed_below_what_they_belong_to(): void {
		self::assertSame( array(), WooClassicFields::html() );
		self::add( 'billing', 'billing_vat', array( 'required' => true ) );
		self::add( 'order', 'delivery', array( 'type' => 'select', 'options' => array( 'am' => 'Morning' ) ) );
		self::add( 'billing', 'billing_company', array( 'label' => 'Firm' ) );
		$html = WooClassicFields::html();
		self::assertSame( array( 'woocommerce_after_checkout_billing_form', 'woocommerce_after_order_notes' ), array_keys( $html ) );
		self::assertSame( 1, substr_count( $html['woocommerce_after_checkout_billing_form'], '<input' ) );
		self::assertStringContainsString( 'name="billing_vat"', $html['woocommerce_after_checkout_billing_form'] );
		self::assertStringContainsString( 'Morning', $html['woocommerce_after_order_notes'] );
		$areas = Areas::of( new WP_Block( array( 'blockName' => 'storefront-islands/checkout' ) ), Areas::CHECKOUT );
		ClassicHooks::put( 'checkout', array( 'items' => array( array( 'key' => 'a' ) ) ), $areas );
		self::assertStringContainsString( 'name="billing_vat"', $areas->rest() );
	}

	public function test_what_both_addresses_have_is_marked_in_the_billing_address_and_missed_once(): void {
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_true' );
		self::add( 'billing', 'billing_vat' );
		self::add( 'billing', 'billing_floor', array( 'required' => true, 'class' => 'form-row-first' ) );
		self::assertStringNotContainsString( 'storefront-twin', implode( '', WooClassicFields::html() ) );
		self::add( 'shipping', 'shipping_floor', array( 'required' => true ) );
		$page = self::document( implode( '', WooClassicFields::html() ) );
		self::assertSame( 'billing_floor_field', $page->evaluate( 'string(//*[contains(@class, "form-row-first") and contains(@class, "storefront-twin")]/@id)' ) );
		self::assertSame( 1, $page->query( '//*[contains(@class, "storefront-twin")]' )->length );

		self::assertSame( 'shipping_floor', self::refusal( array( 'billing_floor' => '', 'shipping_floor' => '' ) )[1] ?? '' );
		self::assertSame( 'billing_floor', self::refusal( array( 'billing_floor' => '', 'shipping_floor' => '3' ) )[1] ?? '' );
		self::assertSame( array(), self::refusal( array( 'billing_floor' => '3', 'shipping_floor' => '3' ) ) );
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_false', 11 );
		self::assertStringNotContainsString( 'storefront-twin', implode( '', WooClassicFields::html() ) );
		self::assertSame( array( 'woocommerce_after_checkout_billing_form' ), array_keys( WooClassicFields::html() ), 'nothing is shipped' );
	}

	public function test_a_field_editor_of_the_block_has_its_fields_here_and_stores_them_by_the_classic_action(): void {
		// It registers fields of the block by woocommerce_register_additional_checkout_field(), as this file says.
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', static function (): void {} );
		$heard = 0;
		add_action(
			'woocommerce_checkout_update_order_meta',
			static function () use ( &$heard ): void {
				++$heard;
			}
		);
		$stored = new WC_Order();
		$stored->save();
		self::placing( array() )->order_updated( $stored );
		self::assertSame( 0, $heard, 'Without a filter it is a plugin that has heard of the order.' );
		self::add( 'billing', 'billing_vat' );
		self::assertCount( 1, WooClassicFields::html() );
		self::placing( array() )->order_updated( $stored );
		self::assertSame( 1, $heard );
	}

	public function test_a_field_that_the_checkout_block_has_by_the_same_name_is_not_printed_twice(): void {
		woocommerce_register_additional_checkout_field( array( 'id' => 'acme/vat', 'label' => 'VAT', 'location' => 'order' ) );
		self::add( 'billing', 'billing_vat' );
		$html = WooClassicFields::html();
		__internal_woocommerce_blocks_deregister_checkout_field( 'acme/vat' );
		self::assertSame( array(), $html );
	}

	public function test_what_is_missing_is_said_in_the_words_of_woocommerce(): void {
		self::add( 'billing', 'billing_vat', array( 'required' => true ) );
		self::assertSame( array( 'Billing VAT number is a required field.', 'billing_vat' ), self::refusal( array( 'billing_vat' => '' ) ) );
		self::assertSame( array(), self::refusal( array( 'billing_vat' => 'SI1' ) ) );
		add_action(
			'woocommerce_checkout_process',
			static function (): void {
				wc_add_notice( 'Not a number.', 'error', array( 'id' => 'billing_vat' ) );
			}
		);
		self::assertSame( array( 'Not a number.', 'billing_vat' ), self::refusal( array( 'billing_vat' => 'SI1' ) ) );
	}

	public function test_they_are_stored_as_by_the_classic_checkout(): void {
		self::add( 'billing', 'billing_vat' );
		self::add( 'shipping', 'shipping_floor' );
		self::add( 'order', 'delivery' );
		$heard = array();
		add_action(
			'woocommerce_checkout_create_order',
			static function ( WC_Order $order, array $data ) use ( &$heard ): void {
				$heard = $data;
			},
			10,
			2
		);
		$stored = new WC_Order();
		$stored->save();
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_true' );
		self::placing( array( 'billing_vat' => "O'1 <b>", 'shipping_floor' => '3', 'delivery' => 'am', 'billing_other' => 'x' ) )->order_updated( $stored );
		self::assertSame( array( "O'1", '', '' ), array( $stored->get_meta( '_billing_vat' ), $stored->get_meta( '_delivery' ), $stored->get_meta( '_billing_other' ) ) );
		self::assertSame( '3', $stored->get_meta( '_shipping_floor' ), 'The form shows the shipping address, though it is the same.' );
		self::assertSame( array( "O'1", '3', 'am' ), array( $heard['billing_vat'], $heard['shipping_floor'], $heard['delivery'] ) );
	}

	public function test_a_customer_finds_them_in_the_next_form(): void {
		self::add( 'billing', 'billing_vat' );
		$id = wp_insert_user( array( 'user_login' => uniqid( 'vat' ), 'user_pass' => 'x', 'role' => 'customer' ) );
		self::placing( array( 'billing_vat' => 'SI1' ) );
		WooClassicFields::keep( $id, WooClassicFields::posted() );
		self::assertSame( 'SI1', ( new WC_Customer( $id ) )->get_meta( 'billing_vat' ) );
	}
}
