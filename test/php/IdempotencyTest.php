<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Changes\ChangeRecord;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Orders\Records\Seal;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\RequestKeys;

/**
 * Tests idempotency keys and the idempotency store. The guard that uses them is tested by ChangeGuardTest, and against a
 * running shop (test/idempotency).
 */
final class IdempotencyTest extends TestCase {
	private const ADD   = '/wp-json/wc/store/v1/cart/add-item';
	private const BATCH = '/wp-json/wc/store/v1/batch';

	private IdempotencyStore $store;
	/** Unique name for which old rows are not cleaned up. */
	private string $key;
	/** Row whose time is over, and one whose is not. */
	private StoredRow $dead;
	private StoredRow $mine;

	protected function set_up(): void {
		parent::set_up();
		$this->store = new IdempotencyStore( 'test' );
		$this->key   = 'f1' . bin2hex( random_bytes( 31 ) );
		$this->dead  = new StoredRow( time() - 1, 'dead' );
		$this->mine  = new StoredRow( time() + 9, 'mine' );
	}

	private function assert_stored( StoredRow $row ): void {
		self::assertTrue( $row->equals( $this->store->read( $this->key ) ) );
	}

	private static function keys( string $uri, string $header = '', string $body = '', string $method = 'POST', array $get = array() ): array {
		return RequestKeys::find( array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $uri, 'HTTP_IDEMPOTENCY_KEY' => $header ), $get, array(), static fn(): string => $body );
	}

	private static function entry( string $path, string $key ): array {
		return array( 'path' => $path, 'headers' => array( 'idempotency-KEY' => $key ) );
	}

	public function test_finds_the_key_of_an_unbatched_add_only(): void {
		self::assertSame( array( 'k' ), self::keys( self::ADD, ' k ' ) );
		self::assertSame( array( 'k' ), self::keys( '/shop/wp-json/wc/store/cart/add-item/?x=1', 'k' ) );
		self::assertSame( array( 'k' ), self::keys( '/index.php?rest_route=…', 'k', '', 'POST', array( 'rest_route' => '/wc/store/v1/cart/add-item' ) ) );
		self::assertSame( array(), self::keys( self::ADD ) );
		self::assertSame( array(), self::keys( self::ADD, 'k', '', 'GET' ) );
		foreach ( array( '/wp-json/wc/store/v1/cart/update-item', self::ADD . 's', '/wp-json/wp/v2/posts' ) as $uri ) {
			self::assertSame( array(), self::keys( $uri, 'k' ) );
		}
	}

	public function test_finds_unique_keys_of_other_changes_of_the_cart(): void {
		$key = 'change-4294967295-0-7-12';
		foreach ( array( 'add-item', 'update-item', 'remove-item', 'apply-coupon', 'remove-coupon', 'select-shipping-rate', 'extensions' ) as $change ) {
			self::assertSame( array( $key ), self::keys( "/wp-json/wc/store/v1/cart/$change", $key ) );
		}
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/update-customer', $key ) );
		self::assertSame( array(), self::keys( '/wp-json/wc/store/v1/cart/update-item', "$key-1" ) );
	}

	public function test_finds_each_key_inside_a_batch_once_and_at_most_25(): void {
		$batch = static fn( array $entries ): array => self::keys( self::BATCH, '', (string) wp_json_encode( array( 'requests' => $entries ) ) );
		$add   = '/wc/store/v1/cart/add-item';
		self::assertSame( array( 'a', 'c' ), $batch( array( self::entry( $add, 'a' ), self::entry( '/wc/store/v1/cart/update-item', 'b' ), self::entry( "$add?x=1", 'c' ), self::entry( $add, 'a' ), array( 'path' => $add ) ) ) );
		self::assertCount( 25, $batch( array_map( static fn( int $n ): array => self::entry( $add, "key-$n" ), range( 1, 5000 ) ) ) );
		$replacing = self::entry( '/wc/store/v1/cart/update-item', 'change-1-2-3-4' );
		$replacing['headers']['Idempotency-Replaces'] = 'change-1-2-3-5, nonsense,change-1-2-3-6';
		self::assertSame( array( 'change-1-2-3-4', 'change-1-2-3-5', 'change-1-2-3-6', 'a' ), $batch( array( $replacing, self::entry( $add, 'a' ) ) ) );
		foreach ( array( '', 'null', '[]', '{"requests":1}', '{"requests":[1,{"path":[],"headers":"x"}]}' ) as $malformed ) {
			self::assertSame( array(), self::keys( self::BATCH, '', $malformed ) );
		}
	}

	public function test_a_row_is_read_as_it_was_written(): void {
		$this->store->claim( $this->key, new StoredRow( 2000000000, 'a|b É' ) );
		$row = $this->store->read( $this->key );
		self::assertSame( array( 2000000000, 'a|b É' ), array( $row->expires(), $row->content() ) );
		$this->store->release( $this->key, new StoredRow( 2000000000, 'a|c É' ) );
		self::assertNotNull( $this->store->read( $this->key ) );
		$this->store->release( $this->key, $row );
		self::assertNull( $this->store->read( $this->key ) );
	}

	public function test_a_statement_that_the_database_gave_up_is_repeated_once(): void {
		global $wpdb;
		$sent = 0;
		$fail = static function ( string $query ) use ( &$sent ): string {
			$is_first = false !== strpos( $query, 'storefront_islands_records' ) && 1 === ++$sent;
			return $is_first ? 'SELECT no_such_column_deadlock_found FROM no_such_table_deadlock' : $query;
		};
		$shown = $wpdb->suppress_errors( true );
		add_filter( 'query', $fail );
		self::assertNull( $this->store->claim( $this->key, $this->mine ) );
		remove_filter( 'query', $fail );
		$wpdb->suppress_errors( $shown );
		self::assertSame( 2, $sent );
		$this->assert_stored( $this->mine );
	}

	public function test_a_missing_table_refuses_the_claim_and_is_created_by_the_next_request(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE ' . RecordsTable::name() );
		$shown   = $wpdb->suppress_errors( true );
		$refusal = $this->store->claim( $this->key, $this->mine );
		$wpdb->suppress_errors( $shown );
		self::assertNotNull( $refusal );
		RecordsTable::ensure();
		self::assertNull( $this->store->claim( $this->key, $this->mine ) );
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
		$record = new ChangeRecord( ChangeRecord::finished( 'abc', 201 )->row() );
		self::assertSame( array( true, true, false, 201 ), array( $record->is_finished(), $record->has_fingerprint( 'abc' ), $record->has_fingerprint( 'abd' ), $record->status() ) );
		self::assertFalse( ( new ChangeRecord( ChangeRecord::running()->row() ) )->is_finished() );
	}

	public function test_a_key_can_be_claimed_once_and_again_after_its_release(): void {
		$second = new StoredRow( time() + 9, 'second' );
		self::assertNull( $this->store->claim( $this->key, $this->mine ) );
		self::assertTrue( $this->mine->equals( $this->store->claim( $this->key, $second ) ) );
		$this->store->release( $this->key, $second );
		$this->assert_stored( $this->mine );
		self::assertNull( ( new IdempotencyStore( 'other' ) )->read( $this->key ) );
		$this->store->release( $this->key, $this->mine );
		self::assertNull( $this->store->claim( $this->key, $second ) );
	}

	public function test_an_expired_claim_is_taken_over(): void {
		self::assertNull( $this->store->claim( $this->key, $this->dead ) );
		self::assertNull( $this->store->claim( $this->key, $this->mine ) );
		$this->assert_stored( $this->mine );
		self::assertFalse( $this->store->replace( $this->key, $this->dead, new StoredRow( time() + 9, 'next' ) ) );
		self::assertTrue( $this->store->replace( $this->key, $this->mine, $this->mine ) );
		self::assertFalse( $this->store->replace( $this->key, $this->dead, $this->dead ) );
	}

	public function test_of_two_that_take_over_a_claim_the_slower_gets_the_row_of_the_faster(): void {
		self::assertNull( $this->store->claim( $this->key, $this->dead ) );
		self::before_next( 'UPDATE', fn() => self::assertTrue( $this->store->replace( $this->key, $this->dead, $this->mine ) ) );
		self::assertTrue( $this->mine->equals( $this->store->claim( $this->key, new StoredRow( time() + 9, 'slower' ) ) ) );
		$this->assert_stored( $this->mine );
	}

	public function test_an_expired_claim_that_is_removed_meanwhile_is_free(): void {
		self::assertNull( $this->store->claim( $this->key, $this->dead ) );
		self::before_next( 'UPDATE', fn() => $this->store->release( $this->key, $this->dead ) );
		self::assertNull( $this->store->claim( $this->key, $this->mine ) );
		$this->assert_stored( $this->mine );
	}

	public function test_expired_rows_are_deleted_eventually(): void {
		$this->store->claim( $this->key, $this->dead );
		$this->store->claim( '00' . substr( $this->key, 2 ), $this->mine );
		self::assertNull( $this->store->read( $this->key ) );
	}
}
