<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the objects in which a persistent object cache keeps a post for the rest of the process. Whoever reads the post
 * gets a clone of them; a change of them reaches neither the cache's server nor another process. Most caches (Redis Object
 * Cache, WP Redis, Memcached) hold them in a property `cache`, as WordPress does, by keys of their own.
 */
final class CachedPost {
	/** Depth of arrays: WordPress has one of groups. */
	private const DEPTH = 2;

	/**
	 * Returns the copies; empty if the cache hides them, or has not been asked for the post.
	 *
	 * @return list<object>
	 */
	public static function copies( int $id ): array {
		$cache = $GLOBALS['wp_object_cache'] ?? null;
		return is_object( $cache ) && isset( $cache->cache ) && is_array( $cache->cache ) ? self::found_in( $cache->cache, $id, self::DEPTH ) : array();
	}

	/**
	 * Returns the copies in an array.
	 *
	 * @param array<array-key, mixed> $entries Cached values, or groups of them.
	 * @return list<object>
	 */
	private static function found_in( array $entries, int $id, int $depth ): array {
		$found = array();
		foreach ( $entries as $entry ) {
			if ( is_object( $entry ) && isset( $entry->ID, $entry->post_content ) && is_numeric( $entry->ID ) && (int) $entry->ID === $id ) {
				$found[] = $entry;
			} elseif ( is_array( $entry ) && $depth > 1 ) {
				$found = array_merge( $found, self::found_in( $entry, $id, $depth - 1 ) );
			}
		}
		return $found;
	}
}
