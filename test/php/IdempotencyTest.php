<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Adds\AddRecord;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Orders\Records\Seal;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\RequestKeys;

/**
 * Tests idempotency keys and the idempotency store. The guard that uses them is tested by AddGuardTest, and against a
 * running shop (test/idempotency).
 */
final class IdempotencyTest extends TestCase {
	private static function keys( string $uri, string $header = '', string $body = '', string $method = 'POST', array $get = array() ): array {
		return RequestKeys::find(
			array(
				'REQUEST_METHOD'       => $method,
				'REQUEST_URI'          => $uri,
				'HTTP_IDEMPOTENCY_KEY' => $header,
			),
			$get,
			array(),
			static function () use ( $body ): string {
				return $body;
			}
		);
	}

	private static function entry( string $path, string $key ): array {
		return array(
			'path'    => $path,
			'headers' => array( 'idempotency-KEY' => $key ),
		);
	}

	/** Returns a unique name for which old rows are not cleaned up. */
	private static function name(): string {
		return 'f1' . bin2hex( random_bytes( 31 ) );
	}

	public function test_finds_the_key_of_an_unbatched_add(): void {
		self::assertSame( array( 'k' ), self::keys( '/wp-json/wc/store/v1/cart/add-item', ' k ' ) );
		self::assertSame( array( 'k' ), self::keys( '/shop/wp-json/wc/store/cart/add-item/?x=1', 'k' ) );
		self::assertSame( array( 'k' ), self::keys( '/index.php?rest_route=…', 'k', '', 'POST', array( 'rest_route' => '/wc/store/v1/cart/add-item' ) ) );
	}

	public function test_finds_no_key_in_other_requests(): void {
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/add-item' ) );
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/update-item', 'k' ) );
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/add-items', 'k' ) );
		self::assertSame( array(), self::keys( '/wp-json/wp/v2/posts', 'k' ) );
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/add-item', 'k', '', 'GET' ) );
	}

	public function test_finds_each_key_inside_a_batch_once(): void {
		$body = (string) wp_json_encode(
			array(
				'requests' => array(
					self::entry( '/wc/store/v1/cart/add-item', 'a' ),
					self::entry( '/wc/store/v1/cart/update-item', 'b' ),
					self::entry( '/wc/store/v1/cart/add-item?x=1', 'c' ),
					self::entry( '/wc/store/v1/cart/add-item', 'a' ),
					array( 'path' => '/wc/store/v1/cart/add-item' ),
				),
			)
		);
		self::assertSame( array( 'a', 'c' ), self::keys( '/wp-json/wc/store/v1/batch', '', $body ) );
	}

	public function test_finds_no_key_in_a_malformed_batch(): void {
		foreach ( array( '', 'null', '[]', '{"requests":1}', '{"requests":[1,{"path":[],"headers":"x"}]}' ) as $body ) {
			self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/batch', '', $body ) );
		}
	}

	public function test_at_most_25_keys_of_a_batch_are_claimed(): void {
		$entries = array();
		for ( $n = 0; $n < 5000; $n++ ) {
			$entries[] = self::entry( '/wc/store/v1/cart/add-item', "key-$n" );
		}
		self::assertCount( 25, self::keys( '/wp-json/wc/store/v1/batch', '', (string) wp_json_encode( array( 'requests' => $entries ) ) ) );
	}

	public function test_a_row_is_read_as_it_was_written(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key    = self::name();
		$ledger->claim( $key, new StoredRow( 2000000000, 'a|b É' ) );
		$row = $ledger->read( $key );
		self::assertSame( array( 2000000000, 'a|b É' ), array( $row->expires(), $row->content() ) );
		$ledger->release( $key, new StoredRow( 2000000000, 'a|c É' ) );
		self::assertNotNull( $ledger->read( $key ) );
		$ledger->release( $key, $row );
		self::assertNull( $ledger->read( $key ) );
	}

	public function test_a_statement_that_the_database_gave_up_is_repeated_once(): void {
		global $wpdb;
		$ledger = new IdempotencyStore( 'test' );
		$sent   = 0;
		$fail   = static function ( string $query ) use ( &$sent ): string {
			if ( false === strpos( $query, 'storefront_islands_records' ) ) {
				return $query;
			}
			++$sent;
			return 1 === $sent ? 'SELECT no_such_column_deadlock_found FROM no_such_table_deadlock' : $query;
		};
		$key    = self::name();
		$mine   = new StoredRow( time() + 9, 'mine' );
		$shown  = $wpdb->suppress_errors( true );
		add_filter( 'query', $fail );
		self::assertNull( $ledger->claim( $key, $mine ) );
		remove_filter( 'query', $fail );
		$wpdb->suppress_errors( $shown );
		self::assertSame( 2, $sent );
		self::assertTrue( $mine->equals( $ledger->read( $key ) ) );
		$ledger->release( $key, $mine );
	}

	public function test_a_missing_table_refuses_the_claim_and_is_created_by_the_next_request(): void {
		global $wpdb;
		$ledger = new IdempotencyStore( 'test' );
		$key    = self::name();
		$mine   = new StoredRow( time() + 9, 'mine' );
		$wpdb->query( 'DROP TABLE ' . RecordsTable::name() ); // phpcs:ignore WordPress.DB -- a test.
		$shown   = $wpdb->suppress_errors( true );
		$refusal = $ledger->claim( $key, $mine );
		$wpdb->suppress_errors( $shown );
		self::assertNotNull( $refusal );
		RecordsTable::ensure();
		self::assertNull( $ledger->claim( $key, $mine ) );
		$ledger->release( $key, $mine );
	}

	public function test_a_sealed_text_opens_with_its_secret_only(): void {
		$seal   = new Seal( 'a key' );
		$closed = $seal->close( '12 Analytical Way' );
		self::assertSame( $closed, $seal->close( '12 Analytical Way' ) );
		self::assertFalse( strpos( (string) base64_decode( $closed, true ), 'Analytical' ) );
		self::assertSame( '12 Analytical Way', $seal->open( $closed ) );
		self::assertSame( '', ( new Seal( 'another key' ) )->open( $closed ) );
		foreach ( array( '', 'x', substr( $closed, 0, -4 ), '{"lease":1}' ) as $broken ) {
			self::assertSame( '', $seal->open( $broken ) );
		}
	}

	public function test_a_record_of_an_add_decodes_to_what_was_written(): void {
		$record = new AddRecord( AddRecord::finished( 'abc', 201 )->row() );
		self::assertTrue( $record->is_finished() );
		self::assertTrue( $record->has_fingerprint( 'abc' ) );
		self::assertFalse( $record->has_fingerprint( 'abd' ) );
		self::assertSame( 201, $record->status() );
		self::assertFalse( ( new AddRecord( AddRecord::running()->row() ) )->is_finished() );
	}

	public function test_a_key_can_be_claimed_once_and_again_after_its_release(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key = self::name();
		$first = new StoredRow( time() + 9, 'first' );
		$second = new StoredRow( time() + 9, 'second' );
		self::assertNull( $ledger->claim( $key, $first ) );
		self::assertTrue( $first->equals( $ledger->claim( $key, $second ) ) );
		$ledger->release( $key, $second );
		self::assertTrue( $first->equals( $ledger->read( $key ) ) );
		self::assertNull( ( new IdempotencyStore( 'other' ) )->read( $key ) );
		$ledger->release( $key, $first );
		self::assertNull( $ledger->claim( $key, $second ) );
		$ledger->release( $key, $second );
	}

	public function test_an_expired_claim_is_taken_over(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key = self::name();
		$dead = new StoredRow( time() - 1, 'dead' );
		$mine = new StoredRow( time() + 9, 'mine' );
		self::assertNull( $ledger->claim( $key, $dead ) );
		self::assertNull( $ledger->claim( $key, $mine ) );
		self::assertTrue( $mine->equals( $ledger->read( $key ) ) );
		self::assertFalse( $ledger->replace( $key, $dead, new StoredRow( time() + 9, 'next' ) ) );
		self::assertTrue( $ledger->replace( $key, $mine, $mine ) );
		self::assertFalse( $ledger->replace( $key, $dead, $dead ) );
		$ledger->release( $key, $mine );
	}

	public function test_of_two_that_take_over_a_claim_the_slower_gets_the_row_of_the_faster(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key = self::name();
		$dead = new StoredRow( time() - 1, 'dead' );
		$faster = new StoredRow( time() + 9, 'faster' );
		self::assertNull( $ledger->claim( $key, $dead ) );
		self::before_next( 'UPDATE', static fn() => self::assertTrue( $ledger->replace( $key, $dead, $faster ) ) );
		$other = $ledger->claim( $key, new StoredRow( time() + 9, 'slower' ) );
		self::assertTrue( $faster->equals( null === $other ? null : $other ) );
		self::assertTrue( $faster->equals( $ledger->read( $key ) ) );
		$ledger->release( $key, $faster );
	}

	public function test_an_expired_claim_that_is_removed_meanwhile_is_free(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key = self::name();
		$dead = new StoredRow( time() - 1, 'dead' );
		$mine = new StoredRow( time() + 9, 'mine' );
		self::assertNull( $ledger->claim( $key, $dead ) );
		self::before_next( 'UPDATE', static fn() => $ledger->release( $key, $dead ) );
		self::assertNull( $ledger->claim( $key, $mine ) );
		self::assertTrue( $mine->equals( $ledger->read( $key ) ) );
		$ledger->release( $key, $mine );
	}

	public function test_expired_rows_are_deleted_eventually(): void {
		$ledger = new IdempotencyStore( 'test' );
		$key = self::name();
		$old = new StoredRow( time() - 1, 'old' );
		$mine = new StoredRow( time() + 9, 'mine' );
		$ledger->claim( $key, $old );
		$other = '00' . substr( self::name(), 2 );
		$ledger->claim( $other, $mine );
		self::assertNull( $ledger->read( $key ) );
		$ledger->release( $other, $mine );
	}
}
