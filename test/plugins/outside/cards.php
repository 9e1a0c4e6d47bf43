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

/** Saved cards of a customer, as test/plugins/customer.php makes them. */
const STOREFRONT_ISLANDS_SAVED_CARDS = array(
	'pm_standin_visa' => array(
		'id'              => 'pm_standin_visa',
		'object'          => 'payment_method',
		'type'            => 'card',
		'card'            => array(
			'brand'       => 'visa',
			'last4'       => '4242',
			'exp_month'   => 12,
			'exp_year'    => 2034,
			'funding'     => 'credit',
			'country'     => 'US',
			'fingerprint' => 'visa',
		),
		'customer'        => 'cus_standin',
		'billing_details' => array(),
	),
	'pm_standin_mastercard' => array(
		'id'              => 'pm_standin_mastercard',
		'object'          => 'payment_method',
		'type'            => 'card',
		'card'            => array(
			'brand'       => 'mastercard',
			'last4'       => '4444',
			'exp_month'   => 12,
			'exp_year'    => 2034,
			'funding'     => 'credit',
			'country'     => 'US',
			'fingerprint' => 'mastercard',
		),
		'customer'        => 'cus_standin',
		'billing_details' => array(),
	),
);

/** Returns the status of a payment, or `declined`. */
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
