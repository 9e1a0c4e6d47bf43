<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Inserts rows into one table, many per statement. */
final class BulkInsert {
	/** Maximum number of rows per statement; longer statements are slow to parse. */
	private const ROWS_AT_ONCE = 100;

	private string $table;

	/** @var literal-string Comma-separated column names. */
	private string $columns;

	/** @var literal-string Placeholders of one row, in parentheses. */
	private string $places;

	/** @var list<list<string|int>> Rows that are not written yet. */
	private array $rows = array();

	/**
	 * @param literal-string $columns Comma-separated column names.
	 * @param literal-string $places  Placeholders of one row, in parentheses.
	 */
	public function __construct( string $table, string $columns, string $places ) {
		$this->table   = $table;
		$this->columns = $columns;
		$this->places  = $places;
	}

	/**
	 * @param list<string|int> $row Values in the order of the columns.
	 */
	public function add( array $row ): void {
		$this->rows[] = $row;
		if ( count( $this->rows ) >= self::ROWS_AT_ONCE ) {
			$this->write();
		}
	}

	/** Writes the remaining rows. */
	public function write(): void {
		if ( array() === $this->rows ) {
			return;
		}
		$places = implode( ', ', array_fill( 0, count( $this->rows ), $this->places ) );
		Database::change( 'INSERT INTO %i ( ' . $this->columns . ' ) VALUES ' . $places, array_merge( array( $this->table ), ...$this->rows ) );
		$this->rows = array();
	}
}
