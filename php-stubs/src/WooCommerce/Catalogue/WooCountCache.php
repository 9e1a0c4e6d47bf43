<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps counts in a persistent object cache, by what is counted and the version of the catalogue. Counts that depend on
 * the visitor are made anew each time.
 */
final class WooCountCache {
	private const GROUP = 'storefront_islands_counts';

	/**
	 * Returns counts that have been kept, or else makes them, of which only a few run at once.
	 *
	 * @template T of array<array-key, mixed>
	 * @param string               $kind  What is counted.
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @param callable(): T        $count Counts.
	 * @return T
	 * @throws TooManyCounts If too many run.
	 */
	public static function of( string $kind, array $query, WooListRules $rules, callable $count ): array {
		return self::kept( $kind, $query, $rules, static fn(): array => WooCountLimit::run( $count ) );
	}

	/**
	 * Returns what has been kept, or else makes it.
	 *
	 * @template T of array<array-key, mixed>
	 * @param string               $kind  What is made.
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @param callable(): T        $make  Makes it.
	 * @return T
	 */
	public static function kept( string $kind, array $query, WooListRules $rules, callable $make ): array {
		if ( ! wp_using_ext_object_cache() || ! $rules->are_of_everybody() ) {
			return $make();
		}
		ksort( $query );
		// WordPress's search leaves products with a password to those who are logged in.
		$is_known = isset( $query['search'] ) && is_user_logged_in();
		$key      = md5( (string) wp_json_encode( array( $kind, $query, $is_known, WooCatalogueVersion::current() ) ) );
		$kept = wp_cache_get( $key, self::GROUP );
		if ( is_array( $kept ) ) {
			/**
			 * Only set below.
			 *
			 * @var T $kept
			 */
			return $kept;
		}
		$made = $make();
		wp_cache_set( $key, $made, self::GROUP, HOUR_IN_SECONDS );
		return $made;
	}
}
