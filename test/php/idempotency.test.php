<?php
/**
 * Keys of requests and the ledger. What the guard does with them is tested against a running shop (test/idempotency).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Idempotency\Ledger;
use StorefrontIslands\Idempotency\Record;
use StorefrontIslands\Idempotency\RequestKeys;

$keys = static function ( string $uri, string $header = '', string $body = '', string $method = 'POST' ): array {
	return RequestKeys::find(
		array(
			'REQUEST_METHOD'       => $method,
			'REQUEST_URI'          => $uri,
			'HTTP_IDEMPOTENCY_KEY' => $header,
		),
		static function () use ( $body ): string {
			return $body;
		}
	);
};

$entry = static function ( string $path, string $key ): array {
	return array(
		'path'    => $path,
		'headers' => array( 'idempotency-KEY' => $key ),
	);
};

/** A name that nothing else in the table has, and on which no old rows are cleaned away. */
$name = static function (): string {
	return 'f1' . bin2hex( random_bytes( 31 ) );
};

return array(
	'finds the key of a plain add'                      => static function () use ( $keys ): void {
		same( array( 'k' ), $keys( '/wp-json/wc/store/v1/cart/add-item', ' k ' ) );
		same( array( 'k' ), $keys( '/shop/wp-json/wc/store/cart/add-item/?x=1', 'k' ) );
		same( array( 'k' ), $keys( '/index.php?rest_route=%2Fwc%2Fstore%2Fv1%2Fcart%2Fadd-item&_locale=user', 'k' ) );
	},
	'finds none elsewhere'                              => static function () use ( $keys ): void {
		same( array(), $keys( '/wp-json/wc/store/v1/cart/add-item' ) );
		same( array(), $keys( '/wp-json/wc/store/v1/cart/update-item', 'k' ) );
		same( array(), $keys( '/wp-json/wc/store/v1/cart/add-items', 'k' ) );
		same( array(), $keys( '/wp-json/wp/v2/posts', 'k' ) );
		same( array(), $keys( '/wp-json/wc/store/v1/cart/add-item', 'k', '', 'GET' ) );
	},
	'finds keys inside a batch, each once'              => static function () use ( $keys, $entry ): void {
		$body = (string) wp_json_encode(
			array(
				'requests' => array(
					$entry( '/wc/store/v1/cart/add-item', 'a' ),
					$entry( '/wc/store/v1/cart/update-item', 'b' ),
					$entry( '/wc/store/v1/cart/add-item?x=1', 'c' ),
					$entry( '/wc/store/v1/cart/add-item', 'a' ),
					array( 'path' => '/wc/store/v1/cart/add-item' ),
				),
			)
		);
		same( array( 'a', 'c' ), $keys( '/wp-json/wc/store/v1/batch', '', $body ) );
	},
	'reads nothing out of a batch that is none'         => static function () use ( $keys ): void {
		foreach ( array( '', 'null', '[]', '{"requests":1}', '{"requests":[1,{"path":[],"headers":"x"}]}' ) as $body ) {
			same( array(), $keys( '/wp-json/wc/store/v1/batch', '', $body ) );
		}
	},
	'a record reads what it wrote'                      => static function (): void {
		$record = Record::parse( Record::finished( 2000000000, 'abc', 201 )->row() );
		same( true, $record->is_finished() );
		same( true, $record->asked_for( 'abc' ) );
		same( false, $record->asked_for( 'abd' ) );
		same( 201, $record->status() );
		same( false, $record->is_expired( 2000000000 ) );
		same( true, $record->is_expired( 2000000001 ) );
		same( false, Record::parse( Record::running( 2000000000 )->row() )->is_finished() );
	},
	'one claims, and another one once it is given back' => static function () use ( $name ): void {
		$ledger = new Ledger();
		$key    = $name();
		$first  = Record::running( $ledger->lease_end() );
		$second = Record::running( $ledger->lease_end() );
		same( null, $ledger->claim( $key, $first ) );
		same( $first->row(), $ledger->claim( $key, $second )->row() );
		$ledger->release( $key, $second );
		same( $first->row(), $ledger->read( $key )->row() );
		$ledger->release( $key, $first );
		same( null, $ledger->claim( $key, $second ) );
		$ledger->release( $key, $second );
	},
	'a claim that has run out is taken over'            => static function () use ( $name ): void {
		$ledger = new Ledger();
		$key    = $name();
		$dead   = Record::running( time() - 1 );
		$mine   = Record::running( $ledger->lease_end() );
		same( null, $ledger->claim( $key, $dead ) );
		same( null, $ledger->claim( $key, $mine ) );
		same( $mine->row(), $ledger->read( $key )->row() );
		same( false, $ledger->replace( $key, $dead, $dead ) );
		$ledger->release( $key, $mine );
	},
	'what has added is remembered, and gone after it'   => static function () use ( $name ): void {
		$ledger = new Ledger();
		$key    = $name();
		$mine   = Record::running( $ledger->lease_end() );
		$ledger->claim( $key, $mine );
		same( true, $ledger->replace( $key, $mine, Record::finished( time() - 1, 'abc', 201 ) ) );
		$other = '00' . substr( $name(), 2 );
		$ledger->claim( $other, $mine );
		same( null, $ledger->read( $key ) );
		$ledger->release( $other, $mine );
	},
);
