<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Products that a page's main query leaves in a list: plugins for roles, memberships and wholesale hide products there
 * (docs/catalogue.md#rules-of-other-plugins). On the page itself that query has already run. A request to a route has
 * no main query: it runs the one of its page, once, with the page's conditional tags.
 */
final class WooMainQuery {
	/**
	 * Hooks by which other plugins change the main query. Without any, it finds what WooCommerce's products route
	 * finds.
	 */
	private const HOOKS = array(
		'parse_query',
		'parse_tax_query',
		'pre_get_posts',
		'woocommerce_product_query',
		'woocommerce_product_query_meta_query',
		'woocommerce_product_query_tax_query',
		'loop_shop_post_in',
		'posts_where',
		'posts_where_request',
		'posts_join',
		'posts_join_request',
		'posts_clauses',
		'posts_clauses_request',
	);

	/** Query variables that choose the order, the page or the form of the list, and the words of a search, which WooListRules looks for. */
	private const WITHOUT = array(
		'cache_results'          => false,
		'fields'                 => 'ids',
		'meta_key'               => '', // phpcs:ignore WordPress.DB.SlowDBQuery -- Empty.
		'no_found_rows'          => true,
		'nopaging'               => true,
		'orderby'                => 'none',
		's'                      => '',
		'update_post_meta_cache' => false,
		'update_post_term_cache' => false,
	);

	/**
	 * Returns the SQL that selects the posts that a page's main query leaves, without the filters of the visitor.
	 *
	 * @param array<string, string> $vars Public query variables of the page; empty if its query is not of products.
	 * @return string Empty if the page has no such query, or no plugin changes it.
	 */
	public static function statement( array $vars ): string {
		if ( array() === $vars || ! self::is_changed() ) {
			return '';
		}
		global $wp_the_query;
		self::enter( $vars );
		return $wp_the_query instanceof \WP_Query ? self::listed( $wp_the_query ) : '';
	}

	/**
	 * Gives a request to a route the conditional tags of a page, where that is not the current one.
	 *
	 * @param array<string, string> $vars Public query variables of the page; empty for none.
	 */
	public static function enter( array $vars ): void {
		global $wp_the_query;
		// On a page the action "wp" follows the main query.
		if ( array() !== $vars && ! did_action( 'wp' ) && ( ! $wp_the_query instanceof \WP_Query || $vars !== $wp_the_query->query ) ) {
			self::run( $vars );
		}
	}

	/** True if a plugin or theme may change queries of products. */
	public static function is_changed(): bool {
		return array() !== array_filter( self::HOOKS, array( Listeners::class, 'exist' ) );
	}

	/**
	 * Runs the main query of a page, as its own request would, without reading posts.
	 *
	 * @param array<string, string> $vars Public query variables.
	 */
	private static function run( array $vars ): void {
		$query = new \WP_Query();
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- A request to a route has no main query.
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		// phpcs:enable
		self::sql( $query, $vars );
	}

	/**
	 * Returns the SQL of what a main query leaves. "pre_get_posts" does not run again: its callbacks have already
	 * changed the query variables, and may have other effects. Callbacks that change the SQL of the main query do run.
	 */
	private static function listed( \WP_Query $main ): string {
		global $wp_filter;
		/**
		 * WordPress keeps all hooks in it.
		 *
		 * @var array<string, \WP_Hook> $wp_filter
		 */
		$actions = $wp_filter['pre_get_posts'] ?? null;
		// It adds the filters of the visitor.
		$filter = array( WC()->query, 'product_query_post_clauses' );
		$added  = has_filter( 'posts_clauses', $filter );
		$query  = new \WP_Query();
		$vars   = array( 'tax_query' => self::unfiltered( $main->get( 'tax_query' ) ) ) + self::without_filters( $main ); // phpcs:ignore WordPress.DB.SlowDBQuery -- The main query's.
		unset( $wp_filter['pre_get_posts'] );
		remove_filter( 'posts_clauses', $filter, is_int( $added ) ? $added : 10 );
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		try {
			return self::sql( $query, self::WITHOUT + $vars );
		} finally {
			// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As they were.
			$GLOBALS['wp_the_query'] = $main;
			if ( null !== $actions ) {
				$wp_filter['pre_get_posts'] = $actions;
			}
			// phpcs:enable
			if ( is_int( $added ) ) {
				add_filter( 'posts_clauses', $filter, $added, 2 );
			}
		}
	}

	/**
	 * Lets WordPress make the SQL of a query without sending it.
	 *
	 * @param array<array-key, mixed> $vars Query variables.
	 */
	private static function sql( \WP_Query $query, array $vars ): string {
		$sql  = '';
		// Before search engines put another statement in its place.
		$take = static function ( $request, \WP_Query $sent ) use ( $query, &$sql ) {
			$sql = $sent === $query && is_string( $request ) ? $request : $sql;
			return $request;
		};
		$skip = static fn( $posts, \WP_Query $sent ) => $sent === $query ? array() : $posts;
		// WordPress would keep the empty result for the page's own request.
		$forget = static fn( \WP_Query $made ) => $made === $query ? $made->set( 'cache_results', false ) : null;
		add_action( 'pre_get_posts', $forget, PHP_INT_MAX );
		add_filter( 'posts_request', $take, PHP_INT_MIN, 2 );
		add_filter( 'posts_pre_query', $skip, PHP_INT_MAX, 2 );
		try {
			$query->query( $vars );
		} finally {
			remove_filter( 'posts_pre_query', $skip, PHP_INT_MAX );
			remove_filter( 'posts_request', $take, PHP_INT_MIN );
			remove_action( 'pre_get_posts', $forget, PHP_INT_MAX );
		}
		return $sql;
	}

	/**
	 * Returns the variables of a query without those of filters.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function without_filters( \WP_Query $main ): array {
		// WordPress sets both to any term of the query; the page of a term may be asked for by them.
		$term = array_flip( array( 'taxonomy', 'term' ) );
		$vars = array_intersect_key( (array) $main->query, $term ) + array_diff_key( $main->query_vars, $term );
		return array_filter( $vars, static fn( $name ): bool => ! PageQuery::is_filter( (string) $name ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the terms of a query without the attributes and ratings that the visitor has chosen, as WooCommerce adds
	 * them.
	 *
	 * @param mixed $tax_query Query variable tax_query.
	 * @return array<array-key, mixed>
	 */
	private static function unfiltered( $tax_query ): array {
		$filters = array();
		foreach ( \WC_Query::get_layered_nav_chosen_attributes() as $taxonomy => $chosen ) {
			foreach ( array( 'IN', 'AND' ) as $operator ) {
				$filters[] = array(
					'taxonomy'         => $taxonomy,
					'field'            => 'slug',
					'terms'            => is_array( $chosen ) ? $chosen['terms'] ?? null : null,
					'operator'         => $operator,
					'include_children' => false,
				);
			}
		}
		// A whole clause is compared: of a plugin's rule the visitor may know the terms.
		$is_rule = static fn( $clause ): bool => ! is_array( $clause ) || ( ! isset( $clause['rating_filter'] ) && ! in_array( $clause, $filters, false ) ); // phpcs:ignore WordPress.PHP.StrictInArray -- The order of its keys does not matter.
		return array_filter( is_array( $tax_query ) ? $tax_query : array(), $is_rule );
	}
}
