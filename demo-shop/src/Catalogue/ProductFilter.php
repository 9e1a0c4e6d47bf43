<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Conditions of a catalogue query, kept separately so that counts can leave one out. `p` is the table of products. */
final class ProductFilter {
	/** Parameters that request one of several values, with their columns. */
	private const CHOICES = array(
		'stock_status' => 'p.stock_status',
		'rating'       => 'p.stars',
		'sku'          => 'p.sku',
		'slug'         => 'p.slug',
		'include'      => 'p.product_id',
	);

	/** @var non-empty-array<string, Condition> Conditions by the name of the parameter or attribute they come from. */
	private array $conditions;

	public function __construct( Input $query ) {
		$this->conditions = array( 'kind' => self::kind( $query ) );
		$this->add_words( $query );
		$this->add_prices( $query );
		foreach ( TermCondition::taxonomies() as $taxonomy => $param ) {
			$this->add_terms( $query, $param, $taxonomy );
		}
		$this->add_sets( $query );
		$this->add_attributes( $query );
		foreach ( self::CHOICES as $param => $column ) {
			$values = $query->texts( $param );
			if ( array() !== $values ) {
				$this->conditions[ $param ] = Condition::one_of( $column, $values );
			}
		}
		if ( $query->has( 'on_sale' ) ) {
			$this->conditions['on_sale'] = new Condition( 'p.on_sale = %d', array( $query->flag( 'on_sale' ) ? 1 : 0 ) );
		}
		$excluded = $query->numbers( 'exclude' );
		if ( array() !== $excluded ) {
			$this->conditions['exclude'] = new Condition( 'p.product_id NOT IN ( ' . Condition::places( $excluded ) . ' )', $excluded );
		}
	}

	/** Returns the filter without some of its conditions; `kind` always stays. */
	public function without( string ...$names ): self {
		$filter             = clone $this;
		$filter->conditions = array( 'kind' => $this->conditions['kind'] ) + array_diff_key( $this->conditions, array_flip( $names ) );
		return $filter;
	}

	/** Returns all conditions joined, for the WHERE clause. */
	public function condition(): Condition {
		return Condition::join( array_values( $this->conditions ), ' AND ' );
	}

	/**
	 * Returns the names of the conditions: of two filters of the same query, those with the same key match the same
	 * products.
	 */
	public function key(): string {
		return implode( ' ', array_keys( $this->conditions ) );
	}

	/**
	 * Returns the condition on the product type: variations are only listed if the query asks for a type, an SKU or a
	 * slug.
	 */
	private static function kind( Input $query ): Condition {
		$type = $query->text( 'type' );
		if ( '' !== $type ) {
			return new Condition( 'p.type = %s', array( $type ) );
		}
		return '' !== $query->text( 'sku' ) . $query->text( 'slug' ) ? new Condition( '1 = 1', array() ) : new Condition( 'p.parent_id = 0', array() );
	}

	/** Adds the search: every word occurs in the name or the SKU. */
	private function add_words( Input $query ): void {
		$words = preg_split( '/\s+/u', mb_strtolower( trim( $query->text( 'search' ) ) ), -1, PREG_SPLIT_NO_EMPTY );
		foreach ( is_array( $words ) ? $words : array() as $index => $word ) {
			$like = '%' . Database::connection()->esc_like( $word ) . '%';

			$this->conditions[ 'search-' . $index ] = new Condition( '( p.title LIKE %s OR p.sku LIKE %s )', array( $like, $like ) );
		}
	}

	/** Adds the price filter: the product's price range overlaps the requested range. */
	private function add_prices( Input $query ): void {
		$minimum = $query->number( 'min_price' );
		$maximum = $query->number( 'max_price' );
		// As in WooCommerce, a limit of 0 is no limit.
		if ( 0 !== $minimum || 0 !== $maximum ) {
			$this->conditions['price'] = new Condition( 'p.high >= %d AND p.low <= %d', array( $minimum, 0 === $maximum ? PHP_INT_MAX : $maximum ) );
		}
	}

	/**
	 * Adds a taxonomy filter: the product has one of several terms (operator in), none (not_in) or all (and). Terms are
	 * ids or slugs.
	 */
	private function add_terms( Input $query, string $param, string $taxonomy ): void {
		$wanted = $query->texts( $param );
		if ( array() !== $wanted ) {
			$this->conditions[ $param ] = TermCondition::of( $taxonomy, $wanted, is_numeric( $wanted[0] ) ? 'include' : 'slug', $query->text( $param . '_operator', 'in' ) );
		}
	}

	/** Adds the plugin's sets of terms, which no count leaves out. */
	private function add_sets( Input $query ): void {
		foreach ( TermSets::of( $query->all() ) as $at => $set ) {
			$this->conditions[ "terms-$at" ] = TermCondition::of( $set['taxonomy'], array_map( 'strval', array() === $set['terms'] ? array( 0 ) : $set['terms'] ), 'include', 'in' );
		}
	}

	/**
	 * Adds the attribute filters: each entry {attribute, slug, operator} is a condition; with attribute_relation "in"
	 * one of them suffices.
	 */
	private function add_attributes( Input $query ): void {
		$of_variations = 'variation' === $query->text( 'type' );
		$conditions    = array();
		foreach ( $query->objects( 'attributes' ) as $entry ) {
			$taxonomy = $entry->text( 'attribute' );
			$wanted   = $entry->texts( 'slug' );
			if ( array() !== $wanted && TermCondition::is_of_products( $taxonomy ) ) {
				$conditions[ $taxonomy ][] = $of_variations
					? TermCondition::of_variations( $taxonomy, $wanted )
					: TermCondition::of( $taxonomy, $wanted, 'slug', $entry->text( 'operator', 'in' ) );
			}
		}
		if ( 'in' === $query->text( 'attribute_relation' ) && array() !== $conditions ) {
			$this->conditions['attributes'] = Condition::join( array_merge( ...array_values( $conditions ) ), ' OR ' );
			return;
		}
		foreach ( $conditions as $taxonomy => $of_attribute ) {
			$this->conditions[ 'attribute-' . $taxonomy ] = Condition::join( $of_attribute, ' AND ' );
		}
	}
}
