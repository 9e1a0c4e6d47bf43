<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Finds products: the total number and the ids of one page. */
final class ProductList {
	private Condition $condition;

	public function __construct( ProductFilter $filter ) {
		ProductUpdates::write();
		$this->condition = $filter->condition();
	}

	/**
	 * Returns the number of found products, and the time of the last change of any product of the shop (Unix timestamp;
	 * 0 in an empty shop): cached lists older than that are stale.
	 *
	 * @return array{total: int, modified: int}
	 */
	public function summary(): array {
		$table = ProductTable::name();
		$rows  = Database::rows(
			'SELECT COUNT( * ) AS total, ( SELECT MAX( m.modified ) FROM %i m ) AS modified FROM %i p WHERE ' . $this->condition->sql,
			array_merge( array( $table, $table ), $this->condition->values )
		);
		$row   = $rows[0] ?? Input::of( array() );
		return array(
			'total'    => $row->number( 'total' ),
			'modified' => $row->number( 'modified' ),
		);
	}

	/**
	 * @param literal-string $order    Order from ProductOrder.
	 * @param int            $page     Page number, from 1.
	 * @param int            $per_page Products per page; 0 for all.
	 * @return list<int>
	 */
	public function ids( string $order, int $page, int $per_page ): array {
		$sql    = 'SELECT p.product_id AS id FROM %i p WHERE ' . $this->condition->sql . ' ORDER BY ' . $order;
		$values = array_merge( array( ProductTable::name() ), $this->condition->values );
		if ( $per_page > 0 ) {
			$sql .= ' LIMIT %d, %d';
			array_push( $values, ( $page - 1 ) * $per_page, $per_page );
		}
		$ids = array();
		foreach ( Database::rows( $sql, $values ) as $row ) {
			$ids[] = $row->number( 'id' );
		}
		return $ids;
	}
}
