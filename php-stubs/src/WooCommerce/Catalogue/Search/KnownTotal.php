<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Number of products of a list that is known beforehand: the database need not read all of them to count, and stops with
 * the page.
 */
final class KnownTotal {
	/** Joins that may have several rows of a product. */
	private const SEVERAL = '/term_relationships|postmeta/';

	private int $total;

	private \WP_Query $query;

	public function __construct( int $total, \WP_Query $query ) {
		$this->total = $total;
		$this->query = $query;
	}

	public function register(): void {
		add_filter( 'posts_request', array( $this, 'uncounted' ), PHP_INT_MAX, 2 );
		add_filter( 'found_posts_query', array( $this, 'counted' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Returns the clauses without groups, which would all have to be made.
	 *
	 * @param array<array-key, mixed> $clauses Clauses of the SQL.
	 * @return array<array-key, mixed>
	 */
	public static function ungrouped( array $clauses ): array {
		$join = $clauses['join'] ?? '';
		return is_string( $join ) && 1 !== preg_match( self::SEVERAL, $join ) ? array( 'groupby' => '' ) + $clauses : $clauses;
	}

	/**
	 * Returns the statement without its count.
	 *
	 * @param mixed $sql   Statement.
	 * @param mixed $query The WP_Query.
	 * @return mixed
	 */
	public function uncounted( $sql, $query ) {
		return is_string( $sql ) && $query === $this->query ? str_replace( 'SQL_CALC_FOUND_ROWS', '', $sql ) : $sql;
	}

	/**
	 * Returns the statement that asks for the count.
	 *
	 * @param mixed $sql   Statement.
	 * @param mixed $query The WP_Query.
	 * @return mixed
	 */
	public function counted( $sql, $query ) {
		if ( $query !== $this->query ) {
			return $sql;
		}
		remove_filter( 'posts_request', array( $this, 'uncounted' ), PHP_INT_MAX );
		remove_filter( 'found_posts_query', array( $this, 'counted' ), PHP_INT_MAX );
		return "SELECT $this->total";
	}
}
