<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Asks whoever answers the searches of WP_Query, such as ElasticPress, Relevanssi or SearchWP. WooCommerce's products
 * route does not ask them, as it searches by a condition of its own. They are asked as the page of results asks them: by
 * a main query, as some answer no others.
 */
final class QuerySearch implements ProductSearch {
	/** Hooks of WP_Query at which a search is answered or made another one. */
	private const HOOKS = array( 'posts_pre_query', 'posts_search', 'posts_request' );

	/**
	 * Callbacks at these hooks before a request to a route: Relevanssi takes its own off then.
	 *
	 * @var array<string, list<array{callback: callable, priority: int, arguments: int}>>
	 */
	private static array $before = array();

	/**
	 * Answers of this request by the text, null for none.
	 *
	 * @var array<string, FoundProducts|null>
	 */
	private static array $answers = array();

	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'remember' ), PHP_INT_MIN, 0 );
	}

	/** Remembers the callbacks of other plugins. */
	public static function remember(): void {
		foreach ( self::HOOKS as $hook ) {
			self::$before[ $hook ] = Listeners::of( $hook );
		}
	}

	/** True if a plugin or theme may answer. */
	public static function is_there(): bool {
		return array() !== array_filter( self::HOOKS, static fn( string $hook ): bool => array() !== ( self::$before[ $hook ] ?? array() ) || Listeners::exist( $hook ) );
	}

	public function found( string $text ): ?FoundProducts {
		if ( ! self::is_there() ) {
			return null;
		}
		if ( ! array_key_exists( $text, self::$answers ) ) {
			self::$answers[ $text ] = self::ask( $text );
		}
		return self::$answers[ $text ];
	}

	/** Runs the query; null if it would have been WordPress's own, which does not run then. */
	private static function ask( string $text ): ?FoundProducts {
		$query       = new \WP_Query();
		$own         = array();
		$is_answered = false;
		$keep        = static function ( $sql, \WP_Query $asked ) use ( $query, &$own ) {
			$own[ current_filter() ] = $asked === $query ? $sql : $own[ current_filter() ] ?? null;
			return $sql;
		};
		$compare     = static function ( $sql, \WP_Query $asked ) use ( $query, &$own, &$is_answered ) {
			$is_answered = $is_answered || ( $asked === $query && $own[ current_filter() ] !== $sql );
			return $sql;
		};
		$end         = static function ( $posts, \WP_Query $asked ) use ( $query, &$is_answered ) {
			if ( $asked !== $query ) {
				return $posts;
			}
			$is_answered = $is_answered || null !== $posts;
			// Not every engine knows that only ids are asked for.
			return is_array( $posts ) ? array_map( array( self::class, 'id' ), $posts ) : ( $is_answered ? null : array() );
		};
		$watches     = array(
			array( 'posts_search', $keep, PHP_INT_MIN ),
			array( 'posts_search', $compare, PHP_INT_MAX ),
			array( 'posts_request', $keep, PHP_INT_MIN ),
			array( 'posts_request', $compare, PHP_INT_MAX ),
			array( 'posts_pre_query', $end, PHP_INT_MAX ),
		);
		self::with(
			array_merge( $watches, self::taken_off() ),
			$query,
			static fn() => $query->query(
				array(
					// As an address has it.
					's'              => wp_slash( $text ),
					'post_type'      => 'product',
					'post_status'    => 'publish',
					'fields'         => 'ids',
					'posts_per_page' => -1,
					'no_found_rows'  => true,
				)
			)
		);
		$ids = array();
		foreach ( $query->posts ?? array() as $post ) {
			$ids[] = self::id( $post );
		}
		return $is_answered ? FoundProducts::in_order( $ids ) : null;
	}

	/**
	 * Calls a function while there are more callbacks, and a query is the main query.
	 *
	 * @param list<array{0: string, 1: callable, 2: int}> $callbacks Hook, callback and priority.
	 */
	private static function with( array $callbacks, \WP_Query $main, callable $run ): void {
		global $wp_query, $wp_the_query;
		$before = array( $wp_query, $wp_the_query );
		$of_woo = array( WC()->query, 'pre_get_posts' );
		$added  = has_action( 'pre_get_posts', $of_woo );
		// It would add the visitor's filters and order.
		remove_action( 'pre_get_posts', $of_woo, is_int( $added ) ? $added : 10 );
		foreach ( $callbacks as list( $hook, $callback, $priority ) ) {
			add_filter( $hook, $callback, $priority, 2 );
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_the_query'] = $main;
		try {
			$run();
		} finally {
			list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ) = $before;
			// phpcs:enable
			foreach ( $callbacks as list( $hook, $callback, $priority ) ) {
				remove_filter( $hook, $callback, $priority );
			}
			if ( is_int( $added ) ) {
				add_action( 'pre_get_posts', $of_woo, $added );
			}
		}
	}

	/**
	 * Returns the callbacks that are no longer there.
	 *
	 * @return list<array{0: string, 1: callable, 2: int}> Hook, callback and priority.
	 */
	private static function taken_off(): array {
		$missing = array();
		foreach ( self::$before as $hook => $listeners ) {
			foreach ( $listeners as $listener ) {
				if ( false === has_filter( $hook, $listener['callback'] ) ) {
					$missing[] = array( $hook, $listener['callback'], $listener['priority'] );
				}
			}
		}
		return $missing;
	}

	/**
	 * Returns the id of a post.
	 *
	 * @param mixed $post Post, or its id.
	 */
	private static function id( $post ): int {
		$id = is_object( $post ) ? $post->ID ?? 0 : $post;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
