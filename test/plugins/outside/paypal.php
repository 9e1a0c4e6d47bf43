<?php
/**
 * Stand-in for the servers of PayPal, as a must-use plugin: a merchant who may take cards, and orders that are approved
 * when they are read.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

/** Returns an order as PayPal describes it. */
function storefront_islands_paypal_order( string $id, array $sent, string $status ): array {
	$units = array();
	foreach ( (array) ( $sent['purchase_units'] ?? array() ) as $unit ) {
		$units[] = $unit + array( 'reference_id' => 'default' ) + ( 'COMPLETED' === $status ? array(
			'payments' => array(
				'captures' => array(
					array(
						'id'                => str_replace( 'ORDER', 'CAPTURE', $id ),
						'status'            => 'COMPLETED',
						'amount'            => array_intersect_key(
							$unit['amount'],
							array( 'currency_code' => 0, 'value' => 0 )
						),
						'final_capture'     => true,
						'seller_protection' => array( 'status' => 'ELIGIBLE' ),
						'invoice_id'        => $unit['invoice_id'] ?? '',
						'custom_id'         => $unit['custom_id'] ?? '',
					),
				),
			),
		) : array() );
	}
	return array(
		'id'             => $id,
		'intent'         => 'CAPTURE',
		'status'         => $status,
		'purchase_units' => $units,
		'payment_source' => isset( $sent['payment_source']['card'] ) ? array(
			'card' => array( 'brand' => 'VISA', 'last_digits' => '4242' ),
		) : array( 'paypal' => array( 'email_address' => 'ada@example.com' ) ),
		'links'          => array(
			array( 'rel' => 'payer-action', 'href' => 'https://www.sandbox.paypal.com/checkoutnow?token=' . $id ),
		),
	);
}

/** Answers about orders, which wait in transients. */
function storefront_islands_paypal_orders( string $method, string $path, array $sent ): array {
	list( , , , , $id, $verb ) = array_pad( explode( '/', $path ), 6, '' );
	if ( '' === $id ) {
		$id = 'ORDERstandin' . wp_rand( 100000, 999999 );
		set_transient( $id, $sent );
		return storefront_islands_paypal_order( $id, $sent, 'CREATED' );
	}
	$known = (array) get_transient( $id );
	if ( 'PATCH' === $method ) {
		foreach ( $sent as $change ) {
			if ( isset( $change['value']['amount'] ) ) {
				$known['purchase_units'][0] = $change['value'];
			}
		}
		set_transient( $id, $known );
		return array();
	}
	$is_paid = 'capture' === $verb || get_transient( "$id-paid" );
	if ( $is_paid ) {
		set_transient( "$id-paid", true );
	}
	return storefront_islands_paypal_order( $id, $known, $is_paid ? 'COMPLETED' : 'APPROVED' );
}

storefront_islands_stand_in(
	'https://api-m.sandbox.paypal.com/',
	static function ( string $method, string $path, array $sent ): array {
		if ( 0 === strpos( $path, '/v2/checkout/orders' ) ) {
			return storefront_islands_paypal_orders( $method, $path, $sent );
		}
		if ( '/v1/oauth2/token' === $path ) {
			return array(
				'access_token' => 'standin',
				'id_token'     => 'standin',
				'token_type'   => 'Bearer',
				'expires_in'   => 30000,
				'scope'        => 'https://uri.paypal.com/services/payments/payment',
			);
		}
		if ( false !== strpos( $path, '/merchant-integrations/' ) ) {
			return array(
				'merchant_id'         => 'STANDIN',
				'payments_receivable' => true,
				'products'            => array(
					array(
						'name'           => 'PPCP_CUSTOM',
						'vetting_status' => 'SUBSCRIBED',
						'capabilities'   => array( 'CUSTOM_CARD_PROCESSING' ),
					),
				),
				'capabilities'        => array( array( 'name' => 'CUSTOM_CARD_PROCESSING', 'status' => 'ACTIVE' ) ),
			);
		}
		return array();
	},
	static function ( string $method, string $path ): int {
		if ( 'PATCH' === $method ) {
			return 204;
		}
		return 'capture' === basename( $path ) ? 201 : 200;
	}
);
