<?php
/**
 * Keys of requests and the ledger. What the guard does with them is tested against a running shop (test/idempotency).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Idempotency\AddRecord;
use StorefrontIslands\Idempotency\Ledger;
use StorefrontIslands\Idempotency\RequestKeys;
use StorefrontIslands\Idempotency\Row;

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
	'finds the key of an order'                         => static function (): void {
		$key = static function ( string $uri, string $method = 'POST' ): string {
			return RequestKeys::of_order(
				array(
					'REQUEST_METHOD'       => $method,
					'REQUEST_URI'          => $uri,
					'HTTP_IDEMPOTENCY_KEY' => ' k ',
				)
			);
		};
		same( 'k', $key( '/wp-json/wc/store/v1/checkout' ) );
		same( 'k', $key( '/wp-json/WC/store/Checkout/?x=1' ) );
		same( 'k', $key( '/index.php?rest_route=%2Fwc%2Fstore%2Fv1%2Fcheckout&_locale=user' ) );
		same( '', $key( '/wp-json/wc/store/v1/checkout', 'PUT' ) );
		same( '', $key( '/wp-json/wc/store/v1/checkout/12' ) );
		same( '', $key( '/wp-json/wc/store/v1/batch' ) );
	},
	'a row reads what it wrote'                         => static function (): void {
		$row = Row::parse( ( new Row( 2000000000, 'a|b' ) )->text() );
		same( array( 2000000000, 'a|b' ), array( $row->expires(), $row->content() ) );
		same( '2000000000|a|b', $row->text() );
	},
	'a record of an add reads what it wrote'            => static function (): void {
		$record = new AddRecord( Row::parse( AddRecord::finished( 'abc', 201 )->row()->text() ) );
		same( true, $record->is_finished() );
		same( true, $record->asked_for( 'abc' ) );
		same( false, $record->asked_for( 'abd' ) );
		same( 201, $record->status() );
		same( false, ( new AddRecord( AddRecord::running()->row() ) )->is_finished() );
	},
	'one claims, and another one once it is given back' => static function () use ( $name ): void {
		$ledger = new Ledger( 'test' );
		$key    = $name();
		$first  = new Row( time() + 9, 'first' );
		$second = new Row( time() + 9, 'second' );
		same( null, $ledger->claim( $key, $first ) );
		same( $first->text(), $ledger->claim( $key, $second )->text() );
		$ledger->release( $key, $second );
		same( $first->text(), $ledger->read( $key )->text() );
		same( null, ( new Ledger( 'other' ) )->read( $key ) );
		$ledger->release( $key, $first );
		same( null, $ledger->claim( $key, $second ) );
		$ledger->release( $key, $second );
	},
	'a claim that has run out is taken over'            => static function () use ( $name ): void {
		$ledger = new Ledger( 'test' );
		$key    = $name();
		$dead   = new Row( time() - 1, 'dead' );
		$mine   = new Row( time() + 9, 'mine' );
		same( null, $ledger->claim( $key, $dead ) );
		same( null, $ledger->claim( $key, $mine ) );
		same( $mine->text(), $ledger->read( $key )->text() );
		same( false, $ledger->replace( $key, $dead, new Row( time() + 9, 'next' ) ) );
		same( true, $ledger->replace( $key, $mine, $mine ) );
		same( false, $ledger->replace( $key, $dead, $dead ) );
		$ledger->release( $key, $mine );
	},
	'what counts no more goes sooner or later'          => static function () use ( $name ): void {
		$ledger = new Ledger( 'test' );
		$key    = $name();
		$old    = new Row( time() - 1, 'old' );
		$mine   = new Row( time() + 9, 'mine' );
		$ledger->claim( $key, $old );
		$other = '00' . substr( $name(), 2 );
		$ledger->claim( $other, $mine );
		same( null, $ledger->read( $key ) );
		$ledger->release( $other, $mine );
	},
	'rows are not loaded with other options'            => static function () use ( $name ): void {
		$ledger = new Ledger( 'test' );
		$key    = $name();
		$mine   = new Row( time() + 9, 'mine' );
		$ledger->claim( $key, $mine );
		wp_cache_delete( 'alloptions', 'options' );
		same( false, isset( wp_load_alloptions()[ "storefront_islands_test_$key" ] ) );
		$ledger->release( $key, $mine );
	},
);
