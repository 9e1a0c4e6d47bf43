<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of the index. One has the products with their places, a number from 0 that stands for a product in sets, the
 * mark of a change that the sets do not have yet, and what is searched while a list is read. One has the sets: of a chunk
 * of places, for each kind of fact and value the products that have it. One has what is searched, by block of places.
 */
final class IndexTables {
	/** Number of places of a chunk: 4 KB a set. */
	public const CHUNK = 32768;

	/** Version of the definitions, and of the facts: an index of another one is made anew. */
	public const VERSION = '3';

	public static function products(): Table {
		return new Table(
			'index_products',
			self::VERSION,
			"product_id bigint(20) unsigned NOT NULL,
			place int(10) unsigned NULL,
			changed varchar(20) NOT NULL DEFAULT '',
			name varchar(1000) NULL,
			sku varchar(100) NULL,
			PRIMARY KEY  (product_id),
			UNIQUE KEY place (place),
			KEY changed (changed)"
		);
	}

	public static function sets(): Table {
		return new Table(
			'index_sets',
			self::VERSION,
			'chunk int(10) unsigned NOT NULL,
			kind varchar(50) NOT NULL,
			value bigint(20) unsigned NOT NULL,
			products blob NOT NULL,
			PRIMARY KEY  (chunk, kind, value)'
		);
	}

	public static function texts(): Table {
		return new Table(
			'index_texts',
			self::VERSION,
			'block int(10) unsigned NOT NULL,
			texts mediumblob NOT NULL,
			PRIMARY KEY  (block)'
		);
	}

	/**
	 * Returns all tables.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return array( self::products(), self::sets(), self::texts() );
	}

	/** Registers the hooks for sites of a network that are deleted. */
	public static function register(): void {
		foreach ( self::all() as $table ) {
			$table->register();
		}
	}

	/**
	 * Runs a statement.
	 *
	 * @param string           $sql    Statement with placeholders.
	 * @param list<string|int> $values Their values.
	 */
	public static function change( string $sql, array $values ): void {
		$wpdb = Table::database();
		$wpdb->query( (string) $wpdb->prepare( $sql, $values ) ); // phpcs:ignore WordPress.DB -- Tables of this plugin. @phpstan-ignore argument.type (lists of numbers and of placeholders are in it)
	}

	/**
	 * Returns rows.
	 *
	 * @param string           $sql    Statement with placeholders.
	 * @param list<string|int> $values Their values.
	 * @return list<array<string, mixed>>
	 */
	public static function rows( string $sql, array $values ): array {
		$wpdb = Table::database();
		$rows = array();
		/**
		 * Columns by name.
		 *
		 * @var array<string, mixed> $row
		 */
		foreach ( (array) $wpdb->get_results( (string) $wpdb->prepare( $sql, $values ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB -- Tables of this plugin, and what WordPress cannot read at once. @phpstan-ignore argument.type (lists of numbers and of placeholders are in it)
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * Returns a column of a row as a number.
	 *
	 * @param array<string, mixed> $row Columns by name.
	 */
	public static function number( array $row, string $column ): int {
		return is_numeric( $row[ $column ] ?? null ) ? (int) $row[ $column ] : 0;
	}

	/**
	 * Returns a column of a row as text.
	 *
	 * @param array<string, mixed> $row Columns by name.
	 */
	public static function text( array $row, string $column ): string {
		return is_string( $row[ $column ] ?? null ) ? $row[ $column ] : '';
	}
}
