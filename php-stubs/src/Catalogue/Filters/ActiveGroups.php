<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\AttributeFilter;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\TaxonomyFilter;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Groups for price, stock status, rating, each attribute and so on (docs/behaviour.md#active-filters). Mirrors
 * activeGroups in src/islands/active-filters.
 */
final class ActiveGroups {
	private Filters $filters;
	private FilterNames $names;
	private JsonReader $currency;

	public function __construct( Filters $filters, FilterNames $names, JsonReader $currency ) {
		$this->filters  = $filters;
		$this->names    = $names;
		$this->currency = $currency;
	}

	/**
	 * Returns the groups that are not empty.
	 *
	 * @return list<ActiveGroup>
	 */
	public function all(): array {
		$groups = array_merge(
			array( $this->price() ),
			array_map( array( $this, 'fixed' ), array_reverse( Filters::fixed_kinds() ) ),
			array_map( array( $this, 'attribute' ), $this->filters->attributes ),
			array( $this->categories() ),
			array_map( array( $this, 'taxonomy' ), $this->filters->taxonomies )
		);
		$filled = array();
		foreach ( $groups as $group ) {
			if ( array() !== $group->entries ) {
				$filled[] = $group;
			}
		}
		return $filled;
	}

	/** Returns the group of the price range. */
	private function price(): ActiveGroup {
		$min = $this->filters->min_price;
		$max = $this->filters->max_price;
		if ( null !== $min && null !== $max ) {
			/* translators: %1$s: lowest price. %2$s: highest price. */
			$text = sprintf( __( 'Between %1$s and %2$s', 'storefront-islands' ), $this->money( $min ), $this->money( $max ) );
		} elseif ( null !== $min ) {
			/* translators: %s: lowest price. */
			$text = sprintf( __( 'From %s', 'storefront-islands' ), $this->money( $min ) );
		} elseif ( null !== $max ) {
			/* translators: %s: highest price. */
			$text = sprintf( __( 'Up to %s', 'storefront-islands' ), $this->money( $max ) );
		} else {
			$text = '';
		}
		return new ActiveGroup( __( 'Price', 'storefront-islands' ), '' === $text ? array() : array( array( $text, $this->filters->with_price( null, null ) ) ) );
	}

	/** Returns the group of a fixed kind. */
	private function fixed( JsonReader $kind ): ActiveGroup {
		$name    = $kind->string( 'name' );
		$chosen  = $this->filters->fixed( $name );
		$entries = array();
		foreach ( $chosen as $value ) {
			$entries[] = array( FixedLabels::of_value( $name, $value ), $this->filters->with_fixed( $name, self::without( $chosen, $value ) ) );
		}
		return new ActiveGroup( FixedLabels::of_kind( $name ), $entries );
	}

	private function categories(): ActiveGroup {
		$entries = array();
		foreach ( $this->filters->categories as $slug ) {
			$entries[] = array( $this->names->term( 'product_cat', $slug ), $this->filters->with_categories( self::without( $this->filters->categories, $slug ) ) );
		}
		return new ActiveGroup( $this->names->label( 'product_cat' ), $entries );
	}

	/** Returns the group of an attribute's terms. */
	private function attribute( AttributeFilter $filter ): ActiveGroup {
		$entries = array();
		foreach ( $filter->slugs as $slug ) {
			$others    = $this->filters->with_attribute( $filter->taxonomy, self::without( $filter->slugs, $slug ), $filter->needs_all );
			$entries[] = array( $this->names->term( $filter->taxonomy, $slug ), $others );
		}
		return new ActiveGroup( $this->names->label( $filter->taxonomy ), $entries, $filter->needs_all );
	}

	/** Returns the group of the terms of a widget's taxonomy filter. */
	private function taxonomy( TaxonomyFilter $filter ): ActiveGroup {
		$entries = array();
		foreach ( $filter->terms as $slug ) {
			$others    = $this->filters->with_taxonomy( $filter->widget_id, $filter->taxonomy, self::without( $filter->terms, $slug ) );
			$entries[] = array( $this->names->term( $filter->taxonomy, $slug ), $others );
		}
		return new ActiveGroup( $this->names->label( $filter->taxonomy ), $entries );
	}

	/**
	 * Formats an amount as a price.
	 *
	 * @param int $amount Amount in minor units.
	 */
	private function money( int $amount ): string {
		return Money::format( $amount, $this->currency );
	}

	/**
	 * Returns a list without one of its values.
	 *
	 * @param list<string> $values The list.
	 * @return list<string>
	 */
	private static function without( array $values, string $value ): array {
		return array_values( array_diff( $values, array( $value ) ) );
	}
}
