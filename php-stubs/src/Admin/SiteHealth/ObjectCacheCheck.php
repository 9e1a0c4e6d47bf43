<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Tests if the object cache returns what was written: WooCommerce keeps sessions, and with them carts, in it. */
final class ObjectCacheCheck {
	/** Group and key of the value. */
	private const NAME = 'storefront_islands_health';

	/**
	 * Runs the test.
	 *
	 * @return array<string, mixed> Result in WordPress's format.
	 */
	public static function run(): array {
		return self::keeps( 'first' ) && self::keeps( 'second' )
			? HealthResult::of(
				SiteHealth::OBJECT_CACHE,
				HealthResult::GOOD,
				__( 'The object cache keeps what is written', 'storefront-islands' ),
				__( 'Carts and sessions are read as they were stored.', 'storefront-islands' )
			)
			: HealthResult::of(
				SiteHealth::OBJECT_CACHE,
				HealthResult::CRITICAL,
				__( 'The object cache loses what is written', 'storefront-islands' ),
				__( 'Carts and sessions may be read as they were before. Repair the persistent object cache, or remove its file object-cache.php from the folder wp-content.', 'storefront-islands' )
			);
	}

	/** Writes a value and reads it, past what this request remembers. */
	private static function keeps( string $value ): bool {
		wp_cache_set( self::NAME, $value, self::NAME, MINUTE_IN_SECONDS );
		return wp_cache_get( self::NAME, self::NAME, true ) === $value;
	}
}
