<?php
/**
 * Inserts many rows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Inserts rows into one table, many in a statement. */
final class BulkInsert {
	/** More make a statement that takes long to be read. */
	private const ROWS_AT_ONCE = 100;

	/** The table's name. */
	private string $table;

	/** @var literal-string Names of the columns, with commas between. */
	private string $columns;

	/** @var literal-string One row's placeholders, in brackets. */
	private string $places;

	/** @var list<list<string|int>> Rows that wait. */
	private array $rows = array();

	/**
	 * Inserts into a table.
	 *
	 * @param string         $table   Its name.
	 * @param literal-string $columns Names of the columns, with commas between.
	 * @param literal-string $places  One row's placeholders, in brackets.
	 */
	public function __construct( string $table, string $columns, string $places ) {
		$this->table   = $table;
		$this->columns = $columns;
		$this->places  = $places;
	}

	/**
	 * Adds a row.
	 *
	 * @param list<string|int> $row A value for each column.
	 */
	public function add( array $row ): void {
		$this->rows[] = $row;
		if ( count( $this->rows ) >= self::ROWS_AT_ONCE ) {
			$this->write();
		}
	}

	/** Writes what still waits. */
	public function write(): void {
		if ( array() === $this->rows ) {
			return;
		}
		$places = implode( ', ', array_fill( 0, count( $this->rows ), $this->places ) );
		Database::change( 'INSERT INTO %i ( ' . $this->columns . ' ) VALUES ' . $places, array_merge( array( $this->table ), ...$this->rows ) );
		$this->rows = array();
	}
}
