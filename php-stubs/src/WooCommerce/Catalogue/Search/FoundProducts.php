<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/** What a search has found, as parts of SQL. */
final class FoundProducts {
	/** Number of the first products whose order is kept; the others follow, the latest first. */
	private const ORDERED = 1000;

	/** Condition on posts. */
	public string $condition;

	/** True if there are more than can be listed. */
	public bool $is_many = false;

	/** What sorts them first; empty for nothing. */
	private string $first;

	private function __construct( string $condition, string $first ) {
		$this->condition = "( $condition )";
		$this->first     = $first;
	}

	/**
	 * Returns those that meet a condition.
	 *
	 * @param string $where Condition on the posts.
	 * @param string $first SQL that sorts them first; empty for none.
	 */
	public static function where( string $where, string $first ): self {
		return new self( $where, $first );
	}

	/**
	 * Returns some products.
	 *
	 * @param list<int> $ids   Their ids.
	 * @param string    $first SQL that sorts them first; empty for none.
	 */
	public static function of( array $ids, string $first = '' ): self {
		return new self( self::is_in( array() === $ids ? 'NULL' : implode( ',', $ids ) ), $first );
	}

	/**
	 * Returns some products that have an order.
	 *
	 * @param list<int> $ids Their ids.
	 */
	public static function in_order( array $ids ): self {
		$list = implode( ',', array_slice( $ids, 0, self::ORDERED ) );
		return self::of( $ids, '' === $list ? '' : self::is_in( $list ) . ' DESC, FIELD( ' . self::id() . ", $list )" );
	}

	/** Returns those whose ids a statement selects. */
	public static function many( string $select ): self {
		$found          = new self( self::is_in( $select ), '' );
		$found->is_many = true;
		return $found;
	}

	/**
	 * Returns the order of the search, as far as it is known, and what sorts the rest.
	 *
	 * @param string $other SQL that sorts the rest; empty for none.
	 */
	public function order( string $other ): string {
		return implode( ', ', array_filter( array( $this->first, $other ) ) );
	}

	/** Returns the condition that a product is one of these. */
	private static function is_in( string $ids ): string {
		return self::id() . " IN ( $ids )";
	}

	/** Returns the column of a product's id. */
	private static function id(): string {
		return Table::database()->posts . '.ID';
	}
}
