<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Conditions on products, by the name of the filter that makes them. */
final class IndexQuery {
	/** Names of filters that counts leave out; an attribute's is its taxonomy. */
	public const PRICE  = ' price';
	public const STOCK  = ' stock';
	public const RATING = ' rating';

	/**
	 * Conditions by name.
	 *
	 * @var array<string, list<Clause>>
	 */
	private array $clauses = array();

	private ?PriceClause $price = null;

	/** Condition in place of a filter by stock status, if there is none; null for none. */
	private ?Clause $without_stock;

	/**
	 * Finds by a search the sets of products by chunk; null for no search.
	 *
	 * @var (callable(): array<int, string>)|null
	 */
	private $find = null;

	/**
	 * Sets of what the search finds by chunk; null until they are needed.
	 *
	 * @var array<int, string>|null
	 */
	private ?array $found = null;

	/**
	 * @param Clause|null $without_stock Condition in place of a filter by stock status.
	 */
	public function __construct( ?Clause $without_stock ) {
		$this->without_stock = $without_stock;
	}

	public function add( string $name, Clause $clause ): void {
		$this->clauses[ $name ][] = $clause;
	}

	public function set_price( PriceClause $price ): void {
		$this->price = $price;
	}

	/**
	 * Adds a search.
	 *
	 * @param callable(): array<int, string> $find Finds the sets of products by chunk.
	 */
	public function search( callable $find ): void {
		$this->find = $find;
		$this->add( ProductFacts::FOUND, new Clause( ProductFacts::FOUND, array( array( 0 ) ) ) );
	}

	/**
	 * Returns the sets of a chunk that are made for this query.
	 *
	 * @return array<string, array<int, string>> By kind and value.
	 */
	public function own_sets( int $chunk ): array {
		return array( ProductFacts::FOUND => array( $this->found()[ $chunk ] ?? '' ) );
	}

	/** True if it has a search by which the index finds nothing. */
	public function finds_nothing(): bool {
		return null !== $this->find && array() === $this->found();
	}

	/**
	 * Returns the sets of what the search finds.
	 *
	 * @return array<int, string> By chunk.
	 */
	private function found(): array {
		return $this->found ??= null === $this->find ? array() : ( $this->find )();
	}

	/**
	 * Returns the kinds of facts that it needs.
	 *
	 * @return list<string>
	 */
	public function kinds(): array {
		$kinds = array( ProductFacts::PUBLISHED );
		foreach ( array_merge( null === $this->without_stock ? array() : array( $this->without_stock ), ...array_values( $this->clauses ) ) as $clause ) {
			$kinds[] = $clause->kind;
		}
		return array_merge( $kinds, null === $this->price ? array() : $this->price->kinds() );
	}

	/**
	 * Returns the products of a chunk.
	 *
	 * @param array<string, array<int, string>> $sets    Sets of the chunk.
	 * @param string                            $without Name of a filter that is left out; empty for none.
	 */
	public function products( array $sets, string $without = '' ): string {
		$clauses  = array_diff_key( $this->clauses, array( $without => true ) );
		$products = $sets[ ProductFacts::PUBLISHED ][0] ?? '';
		if ( ! isset( $clauses[ self::STOCK ] ) && null !== $this->without_stock ) {
			$clauses[ self::STOCK ] = array( $this->without_stock );
		}
		foreach ( $clauses as $of_filter ) {
			foreach ( $of_filter as $clause ) {
				$products = $clause->narrow( $products, $sets[ $clause->kind ] ?? array() );
			}
		}
		return null === $this->price || self::PRICE === $without ? $products : $this->price->narrow( $products, $sets );
	}

	/** True if a filter of this name narrows the products. */
	public function has( string $name ): bool {
		return self::PRICE === $name ? null !== $this->price : isset( $this->clauses[ $name ] );
	}
}
