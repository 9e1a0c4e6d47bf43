<?php
/**
 * What a page sends that is left before its script could add. That it is added, once, is tested in a browser
 * (held-adds.flow.mjs).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Idempotency\HeldAdds;
use StorefrontIslands\Idempotency\RequestKeys;

$request = static function ( array $server = array() ): array {
	return $server + array(
		'REQUEST_METHOD'      => 'POST',
		'REQUEST_URI'         => '/cart/',
		'CONTENT_TYPE'        => 'text/plain;charset=UTF-8',
		'HTTP_SEC_FETCH_SITE' => 'same-origin',
	);
};

/** Adds of forms: key to fields. */
$body = static function ( array $forms ): callable {
	$adds = array();
	foreach ( $forms as $key => $fields ) {
		$adds[] = array(
			'key'    => $key,
			'fields' => $fields,
		);
	}
	return static function () use ( $adds ): string {
		return (string) wp_json_encode( array( 'storefront-islands-adds' => $adds ) );
	};
};

$mug = array( 'a' => array( array( 'quantity', '2' ), array( 'add-to-cart', '7' ) ) );

$asked = static function ( array $fields ) use ( $request, $body ): array {
	return HeldAdds::find( $request(), $body( array( 'k' => $fields ) ) );
};

return array(
	'reads adds in the order of the clicks'              => static function () use ( $request, $body, $mug ): void {
		$two = $mug + array( 'b' => array( array( 'quantity', '1' ), array( 'add-to-cart', '8' ) ) );
		same(
			array(
				array( 'key' => 'a', 'ask' => array( 'id' => 7, 'quantity' => 2 ) ),
				array( 'key' => 'b', 'ask' => array( 'id' => 8, 'quantity' => 1 ) ),
			),
			HeldAdds::find( $request(), $body( $two ) )
		);
		same( array( 'a', 'b' ), RequestKeys::find( $request(), $body( $two ) ) );
	},
	'a choice and fields of plugins, as the island asks' => static function () use ( $asked ): void {
		$fields = array(
			array( 'attribute_pa_color', 'blue' ),
			array( 'attribute_pa_size', 'large' ),
			array( 'product_id', '9' ),
			array( 'variation_id', '' ),
			array( 'quantity', '3' ),
			array( 'engraving', 'O’Brien & Söhne <3' ),
			array( 'gift[]', 'card' ),
			array( 'gift[]', 'box' ),
			array( 'add-to-cart', '9' ),
		);
		same(
			array(
				'engraving' => 'O’Brien & Söhne <3',
				'gift'      => array( 'card', 'box' ),
				'id'        => 9,
				'quantity'  => 3,
				'variation' => array(
					array( 'attribute' => 'pa_color', 'value' => 'blue' ),
					array( 'attribute' => 'pa_size', 'value' => 'large' ),
				),
			),
			$asked( $fields )[0]['ask']
		);
	},
	'so many of each product of a group, under keys of their own' => static function () use ( $asked ): void {
		$fields = array(
			array( 'quantity[11]', '2' ),
			array( 'quantity[12]', '0' ),
			array( 'quantity[13]', '1' ),
			array( 'add-to-cart', '10' ),
		);
		same(
			array(
				array( 'key' => 'k-11', 'ask' => array( 'id' => 11, 'quantity' => 2 ) ),
				array( 'key' => 'k-13', 'ask' => array( 'id' => 13, 'quantity' => 1 ) ),
			),
			$asked( $fields )
		);
	},
	'a group of which nothing is wanted asks for nothing' => static function () use ( $asked ): void {
		same( array(), $asked( array( array( 'quantity[11]', '0' ), array( 'add-to-cart', '10' ) ) ) );
	},
	'a form says nothing of itself that the request says' => static function () use ( $asked ): void {
		$ask = $asked( array( array( 'id', '1' ), array( 'quantity', 'many' ), array( 'add-to-cart', '7' ) ) )[0]['ask'];
		same( array( 'id' => 7, 'quantity' => 1 ), $ask );
	},
	'hears no other site, and no other kind of request'  => static function () use ( $request, $body, $mug ): void {
		$found = static function ( array $server ) use ( $request, $body, $mug ): int {
			return count( HeldAdds::find( $request( $server ), $body( $mug ) ) );
		};
		same( 1, $found( array() ) );
		same( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ) );
		same( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://elsewhere.example' ) ) );
		same( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'null' ) ) );
		same( 1, $found( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => home_url() ) ) );
		same( 0, $found( array( 'REQUEST_METHOD' => 'GET' ) ) );
		same( 0, $found( array( 'CONTENT_TYPE' => 'application/x-www-form-urlencoded' ) ) );
	},
	'finds nothing in what is none'                      => static function () use ( $request ): void {
		foreach ( array( '', 'null', '[]', '{"storefront-islands-adds":1}', '{"storefront-islands-adds":[1,{"key":[]},{"key":"k","fields":"x"},{"fields":[["add-to-cart","7"]]}]}' ) as $sent ) {
			$found = HeldAdds::find(
				$request(),
				static function () use ( $sent ): string {
					return $sent;
				}
			);
			same( array(), array_filter( array_column( array_column( $found, 'ask' ), 'id' ) ) );
		}
	},
	'as many as a batch holds'                           => static function () use ( $request, $body, $mug ): void {
		$many = array();
		for ( $number = 1; $number <= 40; $number++ ) {
			$many[ "k$number" ] = $mug['a'];
		}
		same( 25, count( HeldAdds::find( $request(), $body( $many ) ) ) );
	},
);
