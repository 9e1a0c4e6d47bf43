<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

defined( 'ABSPATH' ) || exit;

/** What a search has found, as parts of SQL. */
final class FoundProducts {
	/** Number of the first products whose order is kept; the others follow, the latest first. */
	private const ORDERED = 1000;

	/** Selects the ids; a list of them is one, too. */
	private string $ids;

	/** Condition on posts; empty if the ids are known. */
	private string $where = '';

	/** What sorts them first; empty for nothing. */
	private string $first = '';

	/** True if there are more than can be listed. */
	public bool $is_many = false;

	/**
	 * Ids in the order of the search; empty for those that have none.
	 *
	 * @var list<int>
	 */
	private array $order = array();

	private function __construct( string $ids ) {
		$this->ids = $ids;
	}

	/**
	 * Returns some products.
	 *
	 * @param list<int> $ids   Their ids.
	 * @param string    $first SQL that sorts them first; empty for none.
	 */
	public static function of( array $ids, string $first = '' ): self {
		$found        = new self( array() === $ids ? 'NULL' : implode( ',', $ids ) );
		$found->first = $first;
		return $found;
	}

	/**
	 * Returns some products that have an order.
	 *
	 * @param list<int> $ids Their ids.
	 */
	public static function in_order( array $ids ): self {
		$found        = self::of( $ids );
		$found->order = array_slice( $ids, 0, self::ORDERED );
		return $found;
	}

	/**
	 * Returns those that meet a condition.
	 *
	 * @param string $where Condition on the posts.
	 * @param string $first SQL that sorts them first; empty for none.
	 */
	public static function where( string $where, string $first ): self {
		$found        = self::of( array(), $first );
		$found->where = $where;
		return $found;
	}

	/** Returns those that a statement selects. */
	public static function many( string $select ): self {
		$found          = new self( $select );
		$found->is_many = true;
		return $found;
	}

	/**
	 * Returns the condition on a product.
	 *
	 * @param string $id Column of the id.
	 */
	public function condition( string $id ): string {
		return '' === $this->where ? "$id IN ( $this->ids )" : "( $this->where )";
	}

	/**
	 * Returns the order of the search, as far as it is known, and what sorts the rest.
	 *
	 * @param string $id    Column of the id.
	 * @param string $other SQL that sorts the rest; empty for none.
	 */
	public function order( string $id, string $other ): string {
		$list = implode( ',', $this->order );
		return implode( ', ', array_filter( array( '' === $list ? '' : "$id IN ( $list ) DESC, FIELD( $id, $list )", $this->first, $other ) ) );
	}
}
