<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Counts the products of a query by the index, a chunk at a time. */
final class IndexCounts {
	private IndexQuery $query;

	public function __construct( IndexQuery $query ) {
		$this->query = $query;
	}

	public function total(): int {
		$total = 0;
		$this->read(
			array(),
			function ( array $sets ) use ( &$total ): void {
				$total += BitSet::count( $this->query->products( $sets ) );
			}
		);
		return $total;
	}

	/**
	 * Returns the number of products by value, for several kinds of facts; those of no product are left out.
	 *
	 * @param list<array{kind: string, without: string}> $wanted Kinds, and the name of the filter that each leaves out.
	 * @return list<array<int, int>> For each of them.
	 */
	public function by_value( array $wanted ): array {
		$counts = array_fill( 0, count( $wanted ), array() );
		$this->read(
			array_column( $wanted, 'kind' ),
			function ( array $sets ) use ( $wanted, &$counts ): void {
				foreach ( $wanted as $at => list( 'kind' => $kind, 'without' => $without ) ) {
					$products = $this->query->products( $sets, $without );
					foreach ( BitSet::is_empty( $products ) ? array() : $sets[ $kind ] ?? array() as $value => $set ) {
						$count = BitSet::count( $products & $set );
						if ( $count > 0 ) {
							$counts[ $at ][ $value ] = ( $counts[ $at ][ $value ] ?? 0 ) + $count;
						}
					}
				}
			}
		);
		return $counts;
	}

	/**
	 * Returns the number of products that have one value at least of a group, by the group's key.
	 *
	 * @param array<int, list<int>> $groups Values by the key of their group.
	 * @return array<int, int>
	 */
	public function by_group( string $kind, array $groups ): array {
		$counts = array_fill_keys( array_keys( $groups ), 0 );
		$this->read(
			array( $kind ),
			function ( array $sets ) use ( $kind, $groups, &$counts ): void {
				$products = $this->query->products( $sets );
				foreach ( BitSet::is_empty( $products ) ? array() : $groups as $key => $values ) {
					$counts[ $key ] += BitSet::count( ( new Clause( $kind, array( $values ) ) )->narrow( $products, $sets[ $kind ] ?? array() ) );
				}
			}
		);
		return array_filter( $counts );
	}

	/**
	 * Returns the lowest and the highest amount without the filter by price.
	 *
	 * @return array{min: int, max: int}|null In ten thousandths; null if no product has a price.
	 */
	public function price_range(): ?array {
		$lows  = array();
		$highs = array();
		$this->read(
			array( ProductFacts::MIN_PRICE, ProductFacts::MAX_PRICE ),
			function ( array $sets ) use ( &$lows, &$highs ): void {
				$products = $this->query->products( $sets, IndexQuery::PRICE );
				$lows[]   = ( new AmountSlices( $sets[ ProductFacts::MIN_PRICE ] ?? array() ) )->lowest( $products );
				$highs[]  = ( new AmountSlices( $sets[ ProductFacts::MAX_PRICE ] ?? array() ) )->highest( $products );
			}
		);
		$lows  = array_filter( $lows, 'is_int' );
		$highs = array_filter( $highs, 'is_int' );
		return array() === $lows || array() === $highs ? null : array(
			'min' => min( $lows ),
			'max' => max( $highs ),
		);
	}

	/**
	 * Returns the number of products whose lowest price is at least each of some amounts, without the filter by price.
	 *
	 * @param list<int> $amounts In ten thousandths.
	 * @return list<int>
	 */
	public function at_least( array $amounts ): array {
		$counts = array_fill( 0, count( $amounts ), 0 );
		$this->read(
			array( ProductFacts::MIN_PRICE ),
			function ( array $sets ) use ( $amounts, &$counts ): void {
				$products = $this->query->products( $sets, IndexQuery::PRICE );
				$prices   = new AmountSlices( $sets[ ProductFacts::MIN_PRICE ] ?? array() );
				foreach ( $amounts as $at => $amount ) {
					$counts[ $at ] += BitSet::count( $products & $prices->at_least( $amount ) );
				}
			}
		);
		return array_values( $counts );
	}

	/**
	 * Calls a function with the sets of each chunk.
	 *
	 * @param list<string>                                       $kinds Kinds in addition to those of the query.
	 * @param callable(array<string, array<int, string>>): void $each Function of the sets by kind and value.
	 */
	private function read( array $kinds, callable $each ): void {
		$all = array_values( array_unique( array_merge( $this->query->kinds(), $kinds ) ) );
		for ( $chunk = 0, $chunks = IndexReader::chunks(); $chunk < $chunks; $chunk++ ) {
			$each( IndexReader::sets( $chunk, $all ) + $this->query->own_sets( $chunk ) );
		}
	}
}
