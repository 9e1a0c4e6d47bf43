<?php
/**
 * Stand-in for the servers of Square, as a must-use plugin: orders whose total is the sum of their lines, and payments
 * that succeed.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

/** Returns an order as Square answers it; the total is kept from request to request. */
function storefront_islands_square_order( array $sent, string $id ): array {
	if ( '' === $id ) {
		$id = 'standin' . wp_rand( 100000, 999999 );
	}
	$total = (int) get_transient( "storefront_islands_square_$id" );
	foreach ( (array) ( $sent['line_items'] ?? array() ) as $line ) {
		$total += (int) ( $line['base_price_money']['amount'] ?? 0 ) * (int) ( $line['quantity'] ?? 1 );
	}
	set_transient( "storefront_islands_square_$id", $total );
	return array(
		'id'          => $id,
		'location_id' => 'standin',
		'version'     => 1,
		'total_money' => array( 'amount' => $total, 'currency' => 'USD' ),
	);
}

/** Returns a payment as Square answers it. */
function storefront_islands_square_payment( array $sent ): array {
	return array(
		'id'           => 'standin' . wp_rand( 100000, 999999 ),
		'status'       => 'COMPLETED',
		'amount_money' => $sent['amount_money'] ?? null,
		'total_money'  => $sent['amount_money'] ?? null,
		'location_id'  => 'standin',
		'order_id'     => $sent['order_id'] ?? null,
		'card_details' => array(
			'status' => 'CAPTURED',
			'card'   => array(
				'id'         => 'ccof:standin',
				'card_brand' => 'VISA',
				'last_4'     => '1111',
				'exp_month'  => 12,
				'exp_year'   => 2034,
			),
		),
	);
}

storefront_islands_stand_in(
	'https://connect.squareupsandbox.com/',
	static function ( string $method, string $path, array $sent ): array {
		list( , , $name, $id ) = array_pad( explode( '/', $path ), 4, '' );
		switch ( $name ) {
			case 'orders':
				return array( 'order' => storefront_islands_square_order( (array) ( $sent['order'] ?? array() ), $id ) );
			case 'payments':
				return array( 'payment' => storefront_islands_square_payment( $sent ) );
			case 'customers':
				return array( 'customer' => array( 'id' => 'standin' ) );
			case 'cards':
				return array( 'card' => array( 'id' => 'ccof:standin' ) );
			case 'locations':
				return array(
					'locations' => array(
						array( 'id' => 'standin', 'name' => 'Stand-in', 'status' => 'ACTIVE', 'currency' => 'USD' ),
					),
				);
		}
		return array( 'cursor' => null );
	}
);
add_filter(
	'wc_square_access_token',
	static function () {
		return 'standin';
	}
);
// Square's library asks with curl; here it asks as WordPress does. It loads its classes while plugins are loaded.
add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! interface_exists( \CoreInterfaces\Http\HttpClientInterface::class ) ) {
			return;
		}
		$client = new class() implements \CoreInterfaces\Http\HttpClientInterface {
			/** Sends a request. */
			public function execute( \CoreInterfaces\Core\Request\RequestInterface $request ): \CoreInterfaces\Core\Response\ResponseInterface {
				$response = wp_remote_request(
					$request->getQueryUrl(),
					array( 'method' => strtoupper( $request->getHttpMethod() ), 'body' => $request->getBody() )
				);
				return new \Unirest\Response( (int) wp_remote_retrieve_response_code( $response ), wp_remote_retrieve_body( $response ), array() );
			}
		};
		class_alias( get_class( $client ), 'Unirest\HttpClient' );
	},
	11
);
