<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Support\Database\Table;

/**
 * Tests records on a database that gives statements up: lock time-outs (1205), deadlocks (1213) and lost connections
 * (2006, 2013) are provoked by a second connection. Needs MariaDB: `npm run test:production -- php`.
 */
final class DatabaseFailuresTest extends TestCase {
	/** Connections of the current test. */
	private array $others = array();

	/** Errors of the statements that the store has sent. */
	private array $errors = array();

	protected function set_up(): void {
		parent::set_up();
		if ( ! self::database()->dbh instanceof \mysqli || ! str_contains( self::database()->dbh->server_info, 'MariaDB' ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs MariaDB' );
		}
		self::database()->suppress_errors( true );
		self::database()->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		add_filter( 'query', array( $this, 'note_error' ) );
	}

	protected function tear_down(): void {
		remove_filter( 'query', array( $this, 'note_error' ) );
		foreach ( $this->others as $other ) {
			$other->close();
		}
		if ( self::database()->dbh instanceof \mysqli ) {
			self::database()->query( 'ROLLBACK' );
			self::database()->query( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
			self::database()->query( 'DELETE FROM ' . RecordsTable::name() . " WHERE name LIKE 'test%'" );
		}
		self::database()->suppress_errors( false );
		parent::tear_down();
	}

	/** Notes the error of the statement before this one. */
	public function note_error( string $query ): string {
		if ( self::database()->dbh instanceof \mysqli && self::database()->dbh->errno > 0 ) {
			$this->errors[] = self::database()->dbh->errno;
		}
		return $query;
	}

	private static function database(): \wpdb {
		return Table::database();
	}

	private function connect(): \mysqli {
		$host           = (array) self::database()->parse_db_host( DB_HOST );
		$this->others[] = new \mysqli( $host[0], DB_USER, DB_PASSWORD, DB_NAME, (int) $host[1], $host[2] );
		return $this->others[ count( $this->others ) - 1 ];
	}

	/** Runs statements on a connection of their own, without waiting for them. */
	private function meanwhile( string $statements ): void {
		$this->connect()->query( "BEGIN NOT ATOMIC $statements END", MYSQLI_ASYNC );
		// Until it has begun.
		usleep( 200000 );
	}

	/** Returns a statement that locks a row and changes nothing. */
	private static function lock( string $name ): string {
		return sprintf( "DO ( SELECT COUNT(*) FROM %s WHERE name = 'test_%s' FOR UPDATE );", RecordsTable::name(), $name );
	}

	/** Returns the name of a new row, which sorts by its first letters. */
	private static function row( string $letters, StoredRow $row ): string {
		$name = $letters . bin2hex( random_bytes( 16 ) );
		( new IdempotencyStore( 'test' ) )->claim( $name, $row );
		return $name;
	}

	public function test_a_row_that_stays_locked_is_refused_after_one_retry(): void {
		$first  = new StoredRow( time() + 90, 'first' );
		$name   = self::row( 'f1', $first );
		$this->meanwhile( 'START TRANSACTION; ' . self::lock( $name ) . ' DO SLEEP(9); ROLLBACK;' );
		$start  = microtime( true );
		self::assertFalse( ( new IdempotencyStore( 'test' ) )->replace( $name, $first, new StoredRow( time() + 90, 'second' ) ) );
		self::assertEqualsWithDelta( 2, microtime( true ) - $start, 0.9, 'two tries of a second' );
		self::assertStringContainsString( 'Lock wait timeout', self::database()->last_error );
		self::assertTrue( $first->equals( ( new IdempotencyStore( 'test' ) )->read( $name ) ) );
	}

	public function test_a_claim_is_refused_while_another_transaction_has_not_ended(): void {
		$name  = 'f1' . bin2hex( random_bytes( 16 ) );
		$table = RecordsTable::name();
		$this->meanwhile( "START TRANSACTION; INSERT INTO $table ( name, expires, content ) VALUES ( 'test_$name', 1, 'x' ); DO SLEEP(9); ROLLBACK;" );
		$start = microtime( true );
		self::assertNotNull( ( new IdempotencyStore( 'test' ) )->claim( $name, new StoredRow( time() + 90, 'mine' ) ) );
		self::assertLessThan( 4, microtime( true ) - $start, 'not twenty tries' );
	}

	public function test_a_lock_that_ends_during_the_retry_is_no_failure(): void {
		$first = new StoredRow( time() + 90, 'first' );
		$name  = self::row( 'f1', $first );
		$this->meanwhile( 'START TRANSACTION; ' . self::lock( $name ) . ' DO SLEEP(1.6); ROLLBACK;' );
		$start = microtime( true );
		self::assertTrue( ( new IdempotencyStore( 'test' ) )->replace( $name, $first, new StoredRow( time() + 90, 'second' ) ) );
		self::assertGreaterThan( 1, microtime( true ) - $start );
		self::assertContains( 1205, $this->errors );
	}

	public function test_the_victim_of_a_deadlock_tries_again(): void {
		$first = new StoredRow( time() + 90, 'first' );
		$names = array( self::row( 'f1', $first ), self::row( 'f2', $first ) );
		$table = RecordsTable::name();
		$other = $this->connect();
		// The transaction that has written more survives.
		$other->query( 'START TRANSACTION' );
		foreach ( range( 1, 9 ) as $n ) {
			$other->query( "INSERT INTO $table ( name, expires, content ) VALUES ( 'test_weight_{$names[0]}_$n', 1, 'x' )" );
		}
		$other->query( "SELECT 1 FROM $table WHERE name = 'test_{$names[1]}' FOR UPDATE" );
		self::database()->query( 'START TRANSACTION' );
		self::database()->query( "SELECT 1 FROM $table WHERE name = 'test_{$names[0]}' FOR UPDATE" );
		$other->query( "BEGIN NOT ATOMIC DO ( SELECT COUNT(*) FROM $table WHERE name = 'test_{$names[0]}' FOR UPDATE ); DO SLEEP(0.3); ROLLBACK; END", MYSQLI_ASYNC );
		usleep( 200000 );
		self::assertTrue( ( new IdempotencyStore( 'test' ) )->replace( $names[1], $first, new StoredRow( time() + 90, 'second' ) ) );
		self::assertContains( 1213, $this->errors );
	}

	public function test_a_connection_that_was_closed_before_the_statement_is_opened_again(): void {
		$this->connect()->query( 'KILL ' . self::database()->dbh->thread_id );
		$mine = new StoredRow( time() + 90, 'mine' );
		$name = 'f1' . bin2hex( random_bytes( 16 ) );
		self::assertNull( ( new IdempotencyStore( 'test' ) )->claim( $name, $mine ) );
		self::assertTrue( $mine->equals( ( new IdempotencyStore( 'test' ) )->read( $name ) ) );
	}

	public function test_a_connection_that_is_lost_in_the_middle_of_a_statement_is_no_failure(): void {
		$first = new StoredRow( time() + 90, 'first' );
		$name  = self::row( 'f1', $first );
		$this->meanwhile( 'START TRANSACTION; ' . self::lock( $name ) . ' DO SLEEP(0.9); ROLLBACK;' );
		$this->meanwhile( 'DO SLEEP(0.4); KILL ' . self::database()->dbh->thread_id . ';' );
		$second = new StoredRow( time() + 90, 'second' );
		self::assertTrue( ( new IdempotencyStore( 'test' ) )->replace( $name, $first, $second ) );
		self::assertTrue( $second->equals( ( new IdempotencyStore( 'test' ) )->read( $name ) ) );
	}

	public function test_a_row_is_read_although_the_connection_was_lost(): void {
		$first  = new StoredRow( time() + 90, 'first' );
		$name   = self::row( 'f1', $first );
		$locked = self::row( 'f2', $first );
		$fail   = static function () use ( &$fail, $locked ): string {
			remove_filter( 'query', $fail );
			return 'SELECT expires, content FROM ' . RecordsTable::name() . " WHERE name = 'test_$locked' FOR UPDATE";
		};
		$this->meanwhile( 'START TRANSACTION; ' . self::lock( $locked ) . ' DO SLEEP(2); ROLLBACK;' );
		$this->meanwhile( 'DO SLEEP(0.4); KILL ' . self::database()->dbh->thread_id . ';' );
		add_filter( 'query', $fail );
		self::assertTrue( $first->equals( ( new IdempotencyStore( 'test' ) )->read( $name ) ) );
	}
}
