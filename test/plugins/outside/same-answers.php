<?php
/**
 * Stand-ins for servers that always answer the same, as a must-use plugin: the European Union's register of VAT numbers,
 * Klarna, Omnisend, Vipps.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

$storefront_islands_icon    = 'https://x.klarnacdn.net/standin.svg';
$storefront_islands_answers = array(
	'https://ec.europa.eu/'                     => array( 'isValid' => true, 'name' => 'Analytical Engines GmbH', 'address' => 'Unter den Linden 1, 10117 Berlin' ),
	'https://api.omnisend.com/'                 => array( 'contactID' => 'standin' ),
	'https://api-na.playground.klarna.com/'     => array(
		'session_id'                => 'standin',
		'client_token'              => 'standin',
		'payment_method_categories' => array(
			array(
				'identifier' => 'klarna',
				'name'       => 'Klarna',
				'asset_urls' => array( 'descriptive' => $storefront_islands_icon, 'standard' => $storefront_islands_icon ),
			),
		),
	),
	'https://api-na.playground.klarna.com/hpp/' => array( 'session_id' => 'standin', 'redirect_url' => 'https://pay.playground.klarna.com/na/hpp/payments/standin' ),
	'https://api-global.test.klarna.com/'       => array( 'features' => array() ),
	'https://api.vipps.no/'                     => array( 'reference' => 'standin', 'redirectUrl' => 'https://api.vipps.no/standin/', 'webhooks' => array() ),
	'https://api.vipps.no/accessToken/get'      => array( 'access_token' => 'standin', 'expires_in' => '3600', 'expires_on' => (string) ( time() + 3600 ), 'token_type' => 'Bearer' ),
);
// The answer to a longer address stands behind that to a shorter one, and replaces it.
foreach ( $storefront_islands_answers as $storefront_islands_prefix => $storefront_islands_answer ) {
	storefront_islands_stand_in( $storefront_islands_prefix, static fn(): array => $storefront_islands_answer );
}
// Vipps asks for a shop with https.
add_filter( 'woo_vipps_is_available', '__return_true' );
