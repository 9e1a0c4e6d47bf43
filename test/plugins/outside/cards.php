<?php
/**
 * Cards that Stripe keeps, and what happens to a payment: the option `storefront_islands_outcome` is `requires_action` (a
 * second step, then paid), `declined` (the first payment of an order is refused), or missing (paid at once).
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

/** Answer to a refused payment. */
const STOREFRONT_ISLANDS_DECLINED = array(
	'type'         => 'card_error',
	'code'         => 'card_declined',
	'decline_code' => 'generic_decline',
	'message'      => 'Your card was declined.',
);

const STOREFRONT_ISLANDS_CARD = array(
	'brand'     => 'visa',
	'last4'     => '4242',
	'exp_month' => 12,
	'exp_year'  => 2034,
	'funding'   => 'credit',
	'country'   => 'US',
);

/** Returns the saved cards of a customer by their ids, as test/plugins/customer.php makes them. */
function storefront_islands_saved_cards(): array {
	$cards = array();
	foreach ( array( 'visa' => '4242', 'mastercard' => '4444' ) as $brand => $last4 ) {
		$id           = "pm_standin_$brand";
		$cards[ $id ] = array(
			'id'              => $id,
			'object'          => 'payment_method',
			'type'            => 'card',
			'card'            => array( 'brand' => $brand, 'last4' => $last4 ) + STOREFRONT_ISLANDS_CARD + array( 'fingerprint' => $brand ),
			'customer'        => 'cus_standin',
			'billing_details' => array(),
		);
	}
	return $cards;
}

/** Returns the status of a payment, or `declined`. A payment that is new is made now, and not only read. */
function storefront_islands_outcome( bool $is_new, string $order ): string {
	$wanted = get_option( 'storefront_islands_outcome', 'succeeded' );
	if ( ! $is_new || ! is_string( $wanted ) ) {
		return 'succeeded';
	}
	if ( 'declined' !== $wanted ) {
		return $wanted;
	}
	$is_refused = get_transient( "storefront_islands_refused_$order" );
	set_transient( "storefront_islands_refused_$order", true );
	return $is_refused ? 'succeeded' : 'declined';
}
