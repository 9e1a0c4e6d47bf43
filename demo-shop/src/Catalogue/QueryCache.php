<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Caches the rows of statements during a request: several filters of a page count the same products. */
final class QueryCache {
	/** @var array<string, list<Input>> Rows by statement. */
	private static array $rows = array();

	/**
	 * Registers the hook that empties the cache when products get other terms; ProductUpdates empties it when products
	 * change.
	 */
	public static function register(): void {
		foreach ( array( 'added_term_relationship', 'deleted_term_relationships' ) as $hook ) {
			add_action( $hook, array( self::class, 'forget' ) );
		}
	}

	/**
	 * @param literal-string   $sql    SQL with placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values Values of the placeholders.
	 * @return list<Input>
	 */
	public static function rows( string $sql, array $values ): array {
		return self::$rows[ $sql . wp_json_encode( $values ) ] ??= Database::rows( $sql, $values );
	}

	public static function forget(): void {
		self::$rows = array();
	}
}
