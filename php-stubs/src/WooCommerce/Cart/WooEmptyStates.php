<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents WooCommerce from filling an empty state with the shop's.
 *
 * Whenever WooCommerce loads a customer without a state, it sets the state of the shop's default location, whatever the
 * customer's country (WC_Customer_Data_Store_Session::set_defaults), and saves it at the end of the request: "CA"
 * becomes the county of a British address. If the customer's country is known, the stored state is used, even if it is
 * empty. New visitors get the default location as before.
 */
final class WooEmptyStates {
	/** Registers the hook, before shipping and taxes are calculated from the address. */
	public static function register(): void {
		add_action( 'woocommerce_load_cart_from_session', array( self::class, 'restore' ), 0 );
	}

	/** Clears the states that WooCommerce has filled in. */
	public static function restore(): void {
		/**
		 * Null in requests without a cart, although WooCommerce's documentation does not mention it.
		 *
		 * @var \WC_Customer|null $customer
		 */
		$customer = WC()->customer;
		if ( null === $customer ) {
			return;
		}
		$stored = self::stored( $customer );
		if ( '' !== $stored['billing_country'] && '' === $stored['billing_state'] ) {
			$customer->set_billing_state( '' );
		}
		if ( '' !== $stored['shipping_country'] && '' === $stored['shipping_state'] ) {
			$customer->set_shipping_state( '' );
		}
	}

	/**
	 * Returns the stored locations: from the session if it belongs to the customer, otherwise from the account.
	 *
	 * @return array{billing_country: string, billing_state: string, shipping_country: string, shipping_state: string}
	 */
	private static function stored( \WC_Customer $customer ): array {
		$session    = null === WC()->session ? array() : (array) WC()->session->get( 'customer' );
		// Condition under which WooCommerce itself reads the session.
		$is_current = array( (string) $customer->get_id(), (string) $customer->get_date_modified( 'edit' ) )
			=== array( $session['id'] ?? null, $session['date_modified'] ?? null );
		if ( ! $is_current ) {
			$account = new \WC_Customer( $customer->get_id() );
			$session = array(
				'country'          => $account->get_billing_country( 'edit' ),
				'state'            => $account->get_billing_state( 'edit' ),
				'shipping_country' => $account->get_shipping_country( 'edit' ),
				'shipping_state'   => $account->get_shipping_state( 'edit' ),
			);
		}
		return array(
			'billing_country'  => self::text( $session['country'] ?? '' ),
			'billing_state'    => self::text( $session['state'] ?? '' ),
			'shipping_country' => self::text( $session['shipping_country'] ?? '' ),
			'shipping_state'   => self::text( $session['shipping_state'] ?? '' ),
		);
	}

	/**
	 * Returns a string of the session, which any plugin may have written.
	 *
	 * @param mixed $value Stored value.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
