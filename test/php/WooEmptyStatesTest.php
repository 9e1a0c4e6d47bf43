<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooEmptyStates;
use WC_Customer;

/**
 * Tests address states that shoppers leave empty. Runs where WooCommerce is active (SITE of a shop started with
 * --woocommerce).
 *
 * @group woocommerce
 */
final class WooEmptyStatesTest extends TestCase {
	/** Returns the states of the visitor's two addresses, reloaded from a session with this data. */
	private static function states( ?array $session ): array {
		wc_load_cart();
		$customer = new WC_Customer( get_current_user_id() );
		WC()->session->set(
			'customer',
			null === $session ? null : $session + array(
				'id'            => (string) $customer->get_id(),
				'date_modified' => (string) $customer->get_date_modified( 'edit' ),
			)
		);
		$before = WC()->customer;
		WC()->customer = new WC_Customer( get_current_user_id(), true );
		try {
			WooEmptyStates::restore();
			return array( WC()->customer->get_billing_state(), WC()->customer->get_shipping_state() );
		} finally {
			WC()->customer = $before;
			WC()->session->set( 'customer', null );
		}
	}

	public function test_a_new_visitor_has_the_default_location_of_the_shop(): void {
		self::assertSame( array( 'CA', 'CA' ), self::states( null ) );
	}

	public function test_a_british_address_without_a_county_has_no_state(): void {
		self::assertSame(
			array( '', '' ),
			self::states( array( 'country' => 'GB', 'state' => '', 'shipping_country' => 'GB', 'shipping_state' => '' ) )
		);
	}

	public function test_each_address_is_handled_separately(): void {
		self::assertSame(
			array( 'CA', '' ),
			self::states( array( 'country' => 'US', 'state' => 'CA', 'shipping_country' => 'GB', 'shipping_state' => '' ) )
		);
	}

	public function test_a_state_emptied_in_the_country_of_the_shop_stays_empty(): void {
		self::assertSame(
			array( '', 'NY' ),
			self::states( array( 'country' => 'US', 'state' => '', 'shipping_country' => 'US', 'shipping_state' => 'NY' ) )
		);
	}

	public function test_the_account_is_used_when_the_session_belongs_to_another_customer(): void {
		$user = wp_insert_user( array( 'user_login' => uniqid( 'ada' ), 'user_pass' => uniqid(), 'role' => 'customer' ) );
		update_user_meta( $user, 'billing_country', 'GB' );
		update_user_meta( $user, 'shipping_country', 'GB' );
		wp_set_current_user( $user );
		self::assertSame( array( '', '' ), self::states( array( 'id' => '0', 'country' => 'US', 'state' => 'CA' ) ) );
	}
}
