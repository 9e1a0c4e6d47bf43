<?php
/**
 * Drop-in that keeps WordPress's object cache in Redis, for tests of the production stack only: as small as the API
 * allows, with the behaviour of the common plugins (values are shared by all processes as soon as they are set).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable Squiz.Commenting.FunctionComment.Missing -- WordPress documents the functions of this API.
// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- values keep their PHP types; Redis belongs to this shop alone.
// phpcs:disable WordPress.WP.GlobalVariablesOverride -- this drop-in is the one that sets it.

/** Object cache with a copy of the values that this process has read or set. */
class WP_Object_Cache {
	/** Connection to Redis. */
	private Redis $redis;

	/**
	 * Values of this process by their Redis key; false marks a value that is known to be absent.
	 *
	 * @var array<string, array{0: mixed}|false>
	 */
	public array $cache = array();

	/**
	 * Groups that all sites of a network share.
	 *
	 * @var array<string, bool>
	 */
	private array $global_groups = array();

	/**
	 * Groups that are not stored in Redis.
	 *
	 * @var array<string, bool>
	 */
	private array $local_groups = array();

	/** Id of the current site of a network. */
	private int $blog_id = 1;

	/** Connects to Redis. */
	public function __construct() {
		$this->redis = new Redis();
		$this->redis->pconnect( STOREFRONT_ISLANDS_REDIS );
		$this->blog_id = is_multisite() ? get_current_blog_id() : 1;
	}

	private function name( $key, string $group ): string {
		$group = '' === $group ? 'default' : $group;
		$site  = isset( $this->global_groups[ $group ] ) ? 0 : $this->blog_id;
		return "$site:$group:$key";
	}

	private function is_local( string $group ): bool {
		return isset( $this->local_groups[ '' === $group ? 'default' : $group ] );
	}

	/** Stores a value; `$option` is Redis's NX or XX, empty for none. */
	private function store( $key, $value, string $group, int $expire, string $option ): bool {
		$name  = $this->name( $key, $group );
		$value = is_object( $value ) ? clone $value : $value;
		if ( $this->is_local( $group ) ) {
			$is_known = ! empty( $this->cache[ $name ] );
			if ( ( 'nx' === $option && $is_known ) || ( 'xx' === $option && ! $is_known ) ) {
				return false;
			}
		} else {
			$options = array_filter( array( $option ) );
			if ( $expire > 0 ) {
				$options['ex'] = $expire;
			}
			if ( ! $this->redis->set( $name, serialize( $value ), $options ) ) {
				return false;
			}
		}
		$this->cache[ $name ] = array( $value );
		return true;
	}

	public function set( $key, $value, string $group, int $expire ) {
		return $this->store( $key, $value, $group, $expire, '' );
	}

	public function add( $key, $value, string $group, int $expire ): bool {
		return ! wp_suspend_cache_addition() && $this->store( $key, $value, $group, $expire, 'nx' );
	}

	public function replace( $key, $value, string $group, int $expire ): bool {
		return $this->store( $key, $value, $group, $expire, 'xx' );
	}

	public function get( $key, string $group, bool $force, &$found ) {
		$name = $this->name( $key, $group );
		if ( ! $this->is_local( $group ) && ( $force || ! isset( $this->cache[ $name ] ) ) ) {
			$stored               = $this->redis->get( $name );
			$this->cache[ $name ] = false === $stored ? false : array( unserialize( $stored ) );
		}
		$known = $this->cache[ $name ] ?? false;
		$found = false !== $known;
		if ( false === $known ) {
			return false;
		}
		return is_object( $known[0] ) ? clone $known[0] : $known[0];
	}

	/**
	 * Asks Redis once for all values that are not known.
	 *
	 * @param array<array-key> $keys Keys of a group.
	 * @return array<array-key, mixed> Values by key; false for those that are absent.
	 */
	public function get_multiple( array $keys, string $group, bool $force ): array {
		$names = $this->is_local( $group ) ? array() : array_map( fn( $key ): string => $this->name( $key, $group ), $keys );
		$asked = array_values( $force ? $names : array_filter( $names, fn( string $name ): bool => ! isset( $this->cache[ $name ] ) ) );
		foreach ( array() === $asked ? array() : $this->redis->mGet( $asked ) as $at => $stored ) {
			$this->cache[ $asked[ $at ] ] = false === $stored ? false : array( unserialize( $stored ) );
		}
		$values = array();
		foreach ( $keys as $key ) {
			$values[ $key ] = $this->get( $key, $group, false, $found );
		}
		return $values;
	}

	public function delete( $key, string $group ): bool {
		$name                 = $this->name( $key, $group );
		$this->cache[ $name ] = false;
		return $this->is_local( $group ) || 0 < $this->redis->del( $name );
	}

	public function change( $key, int $by, string $group ) {
		$found = false;
		$now   = $this->get( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$next = max( 0, (int) $now + $by );
		$this->set( $key, $next, $group, 0 );
		return $next;
	}

	public function flush(): bool {
		$this->cache = array();
		return (bool) $this->redis->flushDB();
	}

	public function flush_runtime(): bool {
		$this->cache = array();
		return true;
	}

	public function flush_group( string $group ): bool {
		$this->cache = array();
		$keys        = $this->redis->keys( $this->name( '*', $group ) );
		return array() === $keys || 0 < $this->redis->del( $keys );
	}

	public function share( array $groups ): void {
		$this->global_groups += array_fill_keys( $groups, true );
	}

	public function keep_local( array $groups ): void {
		$this->local_groups += array_fill_keys( $groups, true );
	}

	public function switch_to( int $blog_id ): void {
		$this->blog_id = $blog_id;
	}
}

/** Returns the cache, which tests replace. */
function storefront_islands_test_cache(): object {
	return $GLOBALS['wp_object_cache'];
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return storefront_islands_test_cache()->add( $key, $data, (string) $group, (int) $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return storefront_islands_test_cache()->replace( $key, $data, (string) $group, (int) $expire );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return storefront_islands_test_cache()->set( $key, $data, (string) $group, (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return storefront_islands_test_cache()->get( $key, (string) $group, (bool) $force, $found );
}

function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	return storefront_islands_test_cache()->get_multiple( (array) $keys, (string) $group, (bool) $force );
}

function wp_cache_delete( $key, $group = '' ) {
	return storefront_islands_test_cache()->delete( $key, (string) $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return storefront_islands_test_cache()->change( $key, (int) $offset, (string) $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return storefront_islands_test_cache()->change( $key, - (int) $offset, (string) $group );
}

function wp_cache_flush() {
	return storefront_islands_test_cache()->flush();
}

function wp_cache_flush_runtime() {
	return storefront_islands_test_cache()->flush_runtime();
}

function wp_cache_flush_group( $group ) {
	return storefront_islands_test_cache()->flush_group( (string) $group );
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'flush_runtime', 'flush_group' ), true );
}

function wp_cache_add_global_groups( $groups ) {
	storefront_islands_test_cache()->share( (array) $groups );
}

function wp_cache_add_non_persistent_groups( $groups ) {
	storefront_islands_test_cache()->keep_local( (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {
	storefront_islands_test_cache()->switch_to( (int) $blog_id );
}

function wp_cache_close() {
	return true;
}
