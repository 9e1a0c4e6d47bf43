<?php
/**
 * Shop with two search engines that know one word each, which is in no name: "crockery" is answered where ElasticPress
 * hooks, "drinkware" where Relevanssi does. Both find the mugs, by name from Z to A.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Hooks of two search engines. */
final class Search_Engines_Of_Flows {
	public static function start(): void {
		add_filter( 'posts_pre_query', array( self::class, 'as_elasticpress' ), 10, 2 );
		add_filter( 'posts_pre_query', array( self::class, 'as_relevanssi' ), 99, 2 );
		add_filter( 'posts_request', array( self::class, 'without_sql' ), 10, 2 );
		add_action( 'rest_api_init', array( self::class, 'stop_for_routes' ) );
	}

	/** Answers every search; takes page and fields from the query. */
	public static function as_elasticpress( $posts, WP_Query $query ) {
		return $query->is_search() && 'crockery' === $query->get( 's' ) ? self::answer( $query ) : $posts;
	}

	/** Answers the search of the main query only. */
	public static function as_relevanssi( $posts, WP_Query $query ) {
		return self::is_its( $query ) ? self::answer( $query ) : $posts;
	}

	/** Keeps WordPress's own search from running. */
	public static function without_sql( string $request, WP_Query $query ): string {
		global $wpdb;
		return $query->is_search() && 'drinkware' === $query->get( 's' ) ? "SELECT * FROM $wpdb->posts WHERE 1 = 2" : $request;
	}

	/** Takes itself off for requests to routes. */
	public static function stop_for_routes(): void {
		remove_filter( 'posts_pre_query', array( self::class, 'as_relevanssi' ), 99 );
		remove_filter( 'posts_request', array( self::class, 'without_sql' ) );
	}

	private static function is_its( WP_Query $query ): bool {
		return $query->is_search() && $query->is_main_query() && 'drinkware' === $query->get( 's' );
	}

	private static function answer( WP_Query $query ): array {
		global $wpdb;
		$ids                  = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'product' AND post_status = 'publish' AND post_title LIKE '%Mug%' ORDER BY post_title DESC" ) );
		$size                 = (int) $query->get( 'posts_per_page' );
		$query->found_posts   = count( $ids );
		$query->max_num_pages = (int) ceil( count( $ids ) / max( 1, $size ) );
		$page                 = $size > 0 ? array_slice( $ids, $size * max( 0, (int) $query->get( 'paged' ) - 1 ), $size ) : $ids;
		return 'ids' === $query->get( 'fields' ) ? $page : array_map( 'get_post', $page );
	}
}

Search_Engines_Of_Flows::start();
