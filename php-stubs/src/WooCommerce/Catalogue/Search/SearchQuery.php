<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own query of a text, as the page of results asks it. It is not sent. Where a search engine may answer, it is
 * a main query, as some answer no others.
 */
final class SearchQuery {
	/** Hooks of WP_Query at which a search is answered or made another one. */
	private const HOOKS = array( 'posts_pre_query', 'posts_search', 'posts_request' );

	/**
	 * Callbacks at these hooks before a request to a route: Relevanssi takes its own off then.
	 *
	 * @var array<string, list<array{callback: callable, priority: int, arguments: int}>>
	 */
	private static array $before = array();

	/**
	 * Queries of this request by their text.
	 *
	 * @var array<string, self>
	 */
	private static array $made = array();

	/**
	 * Ids of the posts that somebody else has found; null if WordPress would have searched.
	 *
	 * @var list<int>|null
	 */
	public ?array $answer = null;

	/** WordPress's condition on posts, which starts with AND. */
	public string $where = '';

	/** What WordPress sorts by first; empty for nothing. */
	public string $order = '';

	/**
	 * The words and phrases that WordPress looks for.
	 *
	 * @var list<string>
	 */
	public array $words = array();

	private \WP_Query $query;

	private function __construct() {
		$this->query = new \WP_Query();
	}

	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'remember' ), PHP_INT_MIN, 0 );
	}

	/** Remembers the callbacks of other plugins. */
	public static function remember(): void {
		self::$made = array();
		foreach ( self::HOOKS as $hook ) {
			self::$before[ $hook ] = Listeners::of( $hook );
		}
	}

	/** True if a plugin or theme may answer. */
	public static function may_be_answered(): bool {
		return array() !== array_filter( self::HOOKS, static fn( string $hook ): bool => array() !== ( self::$before[ $hook ] ?? array() ) || Listeners::exist( $hook ) );
	}

	public static function of( string $text ): self {
		if ( ! isset( self::$made[ $text ] ) ) {
			self::$made[ $text ] = new self();
			self::$made[ $text ]->run( $text );
		}
		return self::$made[ $text ];
	}

	private function run( string $text ): void {
		$query       = $this->query;
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
			array( 'posts_search_orderby', $keep, PHP_INT_MAX ),
			array( 'posts_request', $keep, PHP_INT_MIN ),
			array( 'posts_request', $compare, PHP_INT_MAX ),
			array( 'posts_pre_query', $end, PHP_INT_MAX ),
		);
		$is_main     = self::may_be_answered();
		$this->with(
			array_merge( $watches, self::taken_off() ),
			$is_main,
			static fn() => $query->query(
				array(
					// As an address has it; of a main query WordPress decodes it once more where the address has no such argument.
					's'              => wp_slash( $is_main && empty( $_GET['s'] ) ? strtr( $text, array( '%' => '%25', '+' => '%2B' ) ) : $text ), // phpcs:ignore WordPress.Security.NonceVerification -- Not read.
					'post_type'      => 'product',
					'post_status'    => 'publish',
					'fields'         => 'ids',
					'posts_per_page' => -1,
					'no_found_rows'  => true,
					// Its result is not that of the query: WordPress must not keep it.
					'cache_results'  => false,
				)
			)
		);
		$where        = $own['posts_search'] ?? '';
		$order        = $own['posts_search_orderby'] ?? '';
		$words        = $query->get( 'search_terms' );
		$this->where  = is_string( $where ) ? $where : '';
		$this->order  = is_string( $order ) ? $order : '';
		$this->words  = array_values( array_filter( is_array( $words ) ? $words : array(), 'is_string' ) );
		$this->answer = $is_answered ? array_values( array_map( array( self::class, 'id' ), $query->posts ?? array() ) ) : null;
	}

	/**
	 * Calls a function while there are more callbacks.
	 *
	 * @param list<array{0: string, 1: callable, 2: int}> $callbacks Hook, callback and priority.
	 * @param bool                                        $is_main   True if the query is the main query meanwhile.
	 */
	private function with( array $callbacks, bool $is_main, callable $run ): void {
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
		if ( $is_main ) {
			$GLOBALS['wp_query']     = $this->query;
			$GLOBALS['wp_the_query'] = $this->query;
		}
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
