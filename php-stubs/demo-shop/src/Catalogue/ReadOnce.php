<?php
/**
 * Counts that were read already.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Remembers the rows of statements during a request: several filters of a page count the same products. */
final class ReadOnce {
	/** @var array<string, list<Input>> By statement. */
	private static array $rows = array();

	/** Forgets all once products get other terms; when products themselves change, ProductUpdates says so. */
	public static function register(): void {
		foreach ( array( 'added_term_relationship', 'deleted_term_relationships' ) as $hook ) {
			add_action( $hook, array( self::class, 'forget' ) );
		}
	}

	/**
	 * Reads rows.
	 *
	 * @param literal-string   $sql    Placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values For the placeholders.
	 * @return list<Input>
	 */
	public static function rows( string $sql, array $values ): array {
		return self::$rows[ $sql . wp_json_encode( $values ) ] ??= Database::rows( $sql, $values );
	}

	/** Forgets all that was read. */
	public static function forget(): void {
		self::$rows = array();
	}
}
