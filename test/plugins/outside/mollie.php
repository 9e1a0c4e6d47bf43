<?php
/**
 * Stand-in for the servers of Mollie, as a must-use plugin: two methods, and payments that wait on its page.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

/** Returns a payment that waits for the shopper. */
function storefront_islands_mollie_payment( array $sent, string $id ): array {
	return array(
		'resource'    => 'payment',
		'id'          => $id,
		'mode'        => 'test',
		'status'      => 'open',
		'amount'      => $sent['amount'] ?? array( 'value' => '0.00', 'currency' => 'USD' ),
		'method'      => $sent['method'] ?? 'paypal',
		'metadata'    => $sent['metadata'] ?? null,
		'description' => $sent['description'] ?? '',
		'profileId'   => 'pfl_standin',
		'_links'      => array( 'checkout' => array( 'href' => 'https://www.mollie.com/checkout/standin' ) ),
	);
}

storefront_islands_stand_in(
	'https://api.mollie.com/',
	static function ( string $method, string $path, array $sent ): array {
		if ( 0 === strpos( $path, '/v2/payments' ) ) {
			return storefront_islands_mollie_payment( $sent, 'POST' === $method ? 'tr_standin' . wp_rand( 100000, 999999 ) : basename( $path ) );
		}
		$methods = array();
		foreach ( array( 'creditcard' => 'Card', 'paypal' => 'PayPal' ) as $id => $title ) {
			$methods[] = array(
				'resource'      => 'method',
				'id'            => $id,
				'description'   => $title,
				'status'        => 'activated',
				'minimumAmount' => array( 'value' => '0.01', 'currency' => 'USD' ),
				'maximumAmount' => array( 'value' => '10000.00', 'currency' => 'USD' ),
				'image'         => array(
					'size1x' => 'https://www.mollie.com/external/icons/1.png',
					'size2x' => 'https://www.mollie.com/external/icons/2.png',
					'svg'    => 'https://www.mollie.com/external/icons/3.svg',
				),
				'issuers'       => array(),
			);
		}
		if ( '/v2/methods' === $path || '/v2/methods/all' === $path ) {
			return array( 'count' => 2, '_embedded' => array( 'methods' => $methods ), '_links' => new stdClass() );
		}
		return array(
			'resource' => 'profile',
			'id'       => 'pfl_standin',
			'mode'     => 'test',
			'name'     => 'Shop',
			'status'   => 'verified',
			'_links'   => new stdClass(),
		);
	}
);
