<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooEmptyStates;
use WC_Customer;

/**
 * Tests address states that shoppers leave empty.
 *
 * @group woocommerce
 */
final class WooEmptyStatesTest extends TestCase {
	/** Returns the states of the visitor's two addresses, reloaded from a session with this data. */
	private static function states( ?array $session ): array {
		wc_load_cart();
		$customer = new WC_Customer( get_current_user_id() );
		$own      = array( 'id' => (string) $customer->get_id(), 'date_modified' => (string) $customer->get_date_modified( 'edit' ) );
		WC()->session->set( 'customer', null === $session ? null : $session + $own );
		$before        = WC()->customer;
		WC()->customer = new WC_Customer( get_current_user_id(), true );
		try {
			WooEmptyStates::restore();
			return array( WC()->customer->get_billing_state(), WC()->customer->get_shipping_state() );
		} finally {
			WC()->customer = $before;
			WC()->session->set( 'customer', null );
		}
	}

	/** @dataProvider sessions */
	public function test_a_state_that_was_emptied_stays_empty_for_each_address( ?array $session, array $states ): void {
		self::assertSame( $states, self::states( $session ) );
	}

	public static function sessions(): array {
		return array(
			'a new visitor has the default location of the shop' => array( null, array( 'CA', 'CA' ) ),
			'a British address without a county'                 => array( array( 'country' => 'GB', 'state' => '', 'shipping_country' => 'GB', 'shipping_state' => '' ), array( '', '' ) ),
			'two countries'                                      => array( array( 'country' => 'US', 'state' => 'CA', 'shipping_country' => 'GB', 'shipping_state' => '' ), array( 'CA', '' ) ),
			'the country of the shop'                            => array( array( 'country' => 'US', 'state' => '', 'shipping_country' => 'US', 'shipping_state' => 'NY' ), array( '', 'NY' ) ),
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
