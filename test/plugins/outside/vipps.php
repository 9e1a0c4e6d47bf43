<?php
/**
 * Stand-in for the servers of Vipps, as a must-use plugin: a token, and payments that were started.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

storefront_islands_stand_in(
	'https://api.vipps.no/',
	static function ( string $method, string $path ): array {
		if ( '/accessToken/get' === $path ) {
			return array(
				'access_token' => 'standin',
				'expires_in'   => '3600',
				'expires_on'   => (string) ( time() + 3600 ),
				'token_type'   => 'Bearer',
			);
		}
		return array(
			'reference'   => 'standin',
			'redirectUrl' => 'https://api.vipps.no/standin/',
			'webhooks'    => array(),
		);
	}
);
// It asks for a shop with https.
add_filter( 'woo_vipps_is_available', '__return_true' );
