<?php
/**
 * Stand-in for the servers of Klarna, as a must-use plugin: sessions, and a page of payment.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

storefront_islands_stand_in(
	'https://api-na.playground.klarna.com/',
	static function ( string $method, string $path ): array {
		if ( 0 === strpos( $path, '/hpp/' ) ) {
			return array(
				'session_id'   => 'standin',
				'redirect_url' => 'https://pay.playground.klarna.com/na/hpp/payments/standin',
			);
		}
		return array(
			'session_id'                => 'standin',
			'client_token'              => 'standin',
			'payment_method_categories' => array(
				array(
					'identifier' => 'klarna',
					'name'       => 'Klarna',
					'asset_urls' => array(
						'descriptive' => 'https://x.klarnacdn.net/standin.svg',
						'standard'    => 'https://x.klarnacdn.net/standin.svg',
					),
				),
			),
		);
	}
);
storefront_islands_stand_in(
	'https://api-global.test.klarna.com/',
	static function (): array {
		return array( 'features' => array() );
	}
);
