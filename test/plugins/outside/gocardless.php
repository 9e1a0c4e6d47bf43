<?php
/**
 * Stand-in for the servers of GoCardless, as a must-use plugin: mandates that are given, payments that are submitted.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

/** Returns a request for a mandate. */
function storefront_islands_gocardless_request( array $sent, string $id ): array {
	$is_new = '' === $id;
	if ( $is_new ) {
		$id = 'BRQstandin' . wp_rand( 100000, 999999 );
		set_transient( $id, $sent['metadata'] ?? array() );
	}
	return array(
		'id'       => $id,
		'status'   => $is_new ? 'pending' : 'fulfilled',
		'metadata' => get_transient( $id ),
		'links'    => array( 'customer' => 'CUstandin' ) + ( $is_new ? array() : array( 'mandate_request_mandate' => 'MDstandin' ) ),
	);
}

storefront_islands_stand_in(
	'https://api-sandbox.gocardless.com/',
	static function ( string $method, string $path, array $sent ): array {
		list( , $name, $id ) = array_pad( explode( '/', $path ), 3, '' );
		$fields              = (array) ( $sent[ $name ] ?? array() );
		switch ( $name ) {
			case 'billing_requests':
				return array( $name => storefront_islands_gocardless_request( $fields, $id ) );
			case 'billing_request_flows':
				return array( $name => array( 'id' => str_replace( 'BRQ', 'BRF', (string) ( $fields['links']['billing_request'] ?? '' ) ) ) );
			case 'mandates':
				return array(
					$name => array(
						'id'     => $id,
						'status' => 'active',
						'scheme' => 'ach',
						'links'  => array( 'customer' => 'CUstandin', 'customer_bank_account' => 'BAstandin' ),
					),
				);
			case 'payments':
				return array(
					$name => array(
						'id'     => 'PMstandin' . wp_rand( 100000, 999999 ),
						'status' => 'pending_submission',
						'amount' => $fields['amount'] ?? 0,
						'links'  => array( 'mandate' => 'MDstandin' ),
					),
				);
		}
		return array( $name => array() );
	}
);
