<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/** Terms of a taxonomy: their term_taxonomy_id, which is their value in sets, and their descendants. */
final class TermPlaces {
	/**
	 * Values by the term's id.
	 *
	 * @var array<int, int>
	 */
	private array $values = array();

	/**
	 * Ids of children by the parent's id.
	 *
	 * @var array<int, list<int>>
	 */
	private array $children = array();

	public function __construct( string $taxonomy ) {
		foreach ( IndexTables::rows( 'SELECT term_taxonomy_id AS value, term_id, parent FROM %i WHERE taxonomy = %s', array( Table::database()->term_taxonomy, $taxonomy ) ) as $row ) {
			$id                   = IndexTables::number( $row, 'term_id' );
			$this->values[ $id ] = IndexTables::number( $row, 'value' );
			$this->children[ IndexTables::number( $row, 'parent' ) ][] = $id;
		}
	}

	/**
	 * Returns the values of terms that exist and of their descendants.
	 *
	 * @param list<int> $ids Ids of terms.
	 * @return list<int>
	 */
	public function with_descendants( array $ids ): array {
		$found = array();
		while ( array() !== $ids ) {
			$id = array_pop( $ids );
			if ( isset( $this->values[ $id ] ) && ! isset( $found[ $id ] ) ) {
				$found[ $id ] = $this->values[ $id ];
				array_push( $ids, ...( $this->children[ $id ] ?? array() ) );
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns the values of each term and its descendants, by the term's id.
	 *
	 * @return array<int, list<int>>
	 */
	public function groups(): array {
		$groups = array();
		foreach ( array_keys( $this->values ) as $id ) {
			$groups[ $id ] = $this->with_descendants( array( $id ) );
		}
		return $groups;
	}

	/**
	 * Returns the terms' ids by their values.
	 *
	 * @return array<int, int>
	 */
	public function ids(): array {
		return array_flip( $this->values );
	}
}
