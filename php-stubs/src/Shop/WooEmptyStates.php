<?php
/**
 * States that the shopper has left empty.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WooCommerce from filling an empty state with the one of the shop.
 *
 * Whenever WooCommerce loads a customer without a state it takes the state of the shop's default location, whatever the
 * customer's country (WC_Customer_Data_Store_Session::set_defaults), and saves it at the end of the request: "CA" becomes the
 * county of a British address. Where the customer is known by a country, what is stored of the state counts, also where it
 * is nothing. New visitors get the default location as before.
 */
final class WooEmptyStates {
	/** Hooks in, before shipping and taxes are calculated by the address. */
	public static function register(): void {
		add_action( 'woocommerce_load_cart_from_session', array( self::class, 'restore' ), 0 );
	}

	/** Empties the states that WooCommerce has filled. */
	public static function restore(): void {
		/**
		 * WooCommerce has none in requests without a cart; its documentation does not say so.
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
	 * The places as they are stored: in the session while it belongs to the customer, else in the account.
	 *
	 * @param \WC_Customer $customer The visitor.
	 * @return array{billing_country: string, billing_state: string, shipping_country: string, shipping_state: string}
	 */
	private static function stored( \WC_Customer $customer ): array {
		$session    = null === WC()->session ? array() : (array) WC()->session->get( 'customer' );
		// WooCommerce itself reads a session by this rule.
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
	 * A text of the session, which any plugin may write.
	 *
	 * @param mixed $value What is stored.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
