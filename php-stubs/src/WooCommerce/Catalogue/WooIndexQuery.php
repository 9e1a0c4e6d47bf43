<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\WooCommerce\Catalogue\Index\Clause;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexLetters;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexQuery;
use StorefrontIslands\WooCommerce\Catalogue\Index\PriceClause;
use StorefrontIslands\WooCommerce\Catalogue\Index\ProductFacts;
use StorefrontIslands\WooCommerce\Catalogue\Index\TermPlaces;
use StorefrontIslands\WooCommerce\Catalogue\Search\IndexSearch;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a query of the index of query arguments of the products route. What it does not know exactly is left to
 * WooCommerce's SQL.
 */
final class WooIndexQuery {
	/** Arguments that do not narrow: names, and beginnings of names. */
	private const OTHERS = '/^(?:page|per_page|order|orderby|attribute_relation|calculate_.+|storefront_islands_.+|rest_route|_fields|_locale|_wpnonce)$/D';

	/** Terms of product_visibility that a list leaves out, by its catalog_visibility. */
	private const HIDDEN = array(
		'any'     => array(),
		'catalog' => array( 'exclude-from-catalog' ),
		'search'  => array( 'exclude-from-search' ),
		'visible' => array( 'exclude-from-catalog', 'exclude-from-search' ),
	);

	private IndexQuery $made;

	private WooListRules $rules;

	private function __construct( WooListRules $rules ) {
		$hides       = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
		$this->rules = $rules;
		$this->made  = new IndexQuery( $hides ? self::stock( array_diff( array_keys( wc_get_product_stock_status_options() ), array( 'outofstock' ) ) ) : null );
	}

	/**
	 * Returns the query; null if it is left to WooCommerce.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 */
	public static function of( array $query, WooListRules $rules ): ?IndexQuery {
		$reader = new self( $rules );
		$prices = array_intersect_key( $query, WooListRules::PRICES );
		foreach ( array_diff_key( WooTermSlugs::as_ids( $query ), $prices ) as $name => $value ) {
			if ( ! $reader->read( (string) $name, $value ) ) {
				return null;
			}
		}
		return array() === $prices || $reader->price( $prices ) ? $reader->made : null;
	}

	/**
	 * Adds an argument; false if it is not known.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function read( string $name, $value ): bool {
		$taxonomy = array_search( $name, PageQuery::ARGUMENTS, true );
		if ( is_string( $taxonomy ) ) {
			return $this->terms( $taxonomy, $value );
		}
		switch ( $name ) {
			case 'catalog_visibility':
				return $this->visibility( $value );
			case 'stock_status':
				return $this->stock_status( $value );
			case 'rating':
				return $this->rating( $value );
			case 'search':
				return $this->search( $value );
			case 'attributes':
				return is_array( $value ) && array() === array_filter( $value, fn( $filter ): bool => ! $this->attribute( $filter ) );
			case TermSets::ARGUMENT:
				return $this->sets( $value );
			case '_unstable_tax_product_brand':
				// As WooTermSlugs repeats the brands for earlier versions.
				return true;
			default:
				return 1 === preg_match( self::OTHERS, $name );
		}
	}

	/**
	 * Adds categories, tags or brands.
	 *
	 * @param mixed $value Ids, comma-separated.
	 */
	private function terms( string $taxonomy, $value ): bool {
		if ( ! is_string( $value ) || 1 !== preg_match( '/^\d+(?:,\d+)*$/D', $value ) || ! taxonomy_exists( $taxonomy ) ) {
			return '' === $value;
		}
		$this->made->add( $taxonomy, self::among( $taxonomy, array_map( 'intval', explode( ',', $value ) ) ) );
		return true;
	}

	/**
	 * Adds sets of terms, which no count leaves out.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function sets( $value ): bool {
		foreach ( TermSets::of( array( TermSets::ARGUMENT => $value ) ) as $set ) {
			$this->made->add( TermSets::ARGUMENT, self::among( $set['taxonomy'], $set['terms'] ) );
		}
		return true;
	}

	/**
	 * Returns the condition that a product has one of some terms or a descendant.
	 *
	 * @param list<int> $ids Ids of the terms.
	 */
	private static function among( string $taxonomy, array $ids ): Clause {
		return new Clause( $taxonomy, array( ( new TermPlaces( $taxonomy ) )->with_descendants( $ids ) ) );
	}

	/**
	 * Adds the visibility of the list.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function visibility( $value ): bool {
		$hidden = is_string( $value ) ? self::HIDDEN[ $value ] ?? null : null;
		if ( null === $hidden ) {
			return false;
		}
		$this->made->add( 'visibility', new Clause( 'product_visibility', array( self::visibility_terms( $hidden ) ), false ) );
		return true;
	}

	/**
	 * Adds stock statuses.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function stock_status( $value ): bool {
		$statuses = self::known( $value, array_keys( wc_get_product_stock_status_options() ) );
		if ( null === $statuses ) {
			return false;
		}
		if ( array() !== $statuses ) {
			$this->made->add( IndexQuery::STOCK, self::stock( $statuses ) );
		}
		return true;
	}

	/**
	 * Adds ratings.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function rating( $value ): bool {
		$ratings = self::known( $value, range( 1, 5 ) );
		if ( null === $ratings ) {
			return false;
		}
		if ( array() !== $ratings ) {
			$this->made->add( IndexQuery::RATING, new Clause( 'product_visibility', array( self::visibility_terms( array_map( static fn( string $rating ): string => "rated-$rating", $ratings ) ) ) ) );
		}
		return true;
	}

	/**
	 * Adds a search.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private function search( $value ): bool {
		$text = is_string( $value ) ? sanitize_text_field( $value ) : null;
		if ( null === $text || '' === $text ) {
			return null !== $text;
		}
		$words = IndexSearch::words( $text );
		if ( null === $words || null === IndexLetters::collation() ) {
			return false;
		}
		$this->made->search( fn(): array => $this->rules->found_by_index( $text, $words ) );
		return true;
	}

	/**
	 * Returns a list of values; null if it is none, or one of them is not known.
	 *
	 * @param mixed             $list  List.
	 * @param array<int|string> $known Known values.
	 * @return list<string>|null
	 */
	private static function known( $list, array $known ): ?array {
		$values = is_array( $list ) ? array_map( 'strval', array_filter( $list, 'is_scalar' ) ) : array();
		return is_array( $list ) && count( $values ) === count( $list ) && array() === array_diff( $values, $known ) ? array_values( $values ) : null;
	}

	/**
	 * Adds a filter by attribute.
	 *
	 * @param mixed $filter Filter by attribute.
	 */
	private function attribute( $filter ): bool {
		$taxonomy = is_array( $filter ) ? $filter['attribute'] ?? null : null;
		$slugs    = is_array( $filter ) ? $filter['slug'] ?? null : null;
		$operator = is_array( $filter ) ? $filter['operator'] ?? 'in' : '';
		if ( ! is_string( $taxonomy ) || ! is_array( $slugs ) || isset( $filter['term_id'] ) || ! in_array( $operator, array( 'in', 'and' ), true ) || ! taxonomy_is_product_attribute( $taxonomy ) ) {
			return false;
		}
		$looks_up = $this->rules->looks_up;
		$values   = array();
		foreach ( $slugs as $slug ) {
			$term = is_string( $slug ) ? get_term_by( 'slug', $slug, $taxonomy ) : null;
			if ( ! $term instanceof \WP_Term ) {
				return false;
			}
			$values[] = $looks_up ? $term->term_id : $term->term_taxonomy_id;
		}
		$this->made->add( $taxonomy, new Clause( self::kind( $taxonomy, $looks_up ), 'and' === $operator ? array_map( static fn( int $value ): array => array( $value ), $values ) : array( $values ) ) );
		return array() !== $values;
	}

	/** Returns the kind of the terms of an attribute: in WooCommerce's table, or by the product's own terms. */
	public static function kind( string $taxonomy, bool $looks_up ): string {
		if ( ! $looks_up ) {
			return $taxonomy;
		}
		return ( WooAttributeLookup::hides_sold_out() ? ProductFacts::IN_STOCK : ProductFacts::LOOKED_UP ) . $taxonomy;
	}

	/**
	 * Adds a range of prices.
	 *
	 * @param array<string, mixed> $prices Minor units.
	 */
	private function price( array $prices ): bool {
		$unit   = 4 - wc_get_price_decimals();
		$ends   = array();
		foreach ( $prices as $name => $price ) {
			if ( ! is_numeric( $price ) || 1 !== preg_match( '/^[1-9]\d{0,9}$/D', (string) $price ) || $unit < 0 ) {
				return false;
			}
			$ends[ $name ] = (int) $price * 10 ** $unit;
		}
		$this->made->set_price( new PriceClause( $ends['min_price'] ?? null, $ends['max_price'] ?? null ) );
		return true;
	}

	/**
	 * Returns the condition on the stock status.
	 *
	 * @param array<array-key, mixed> $statuses Stock statuses.
	 */
	private static function stock( array $statuses ): Clause {
		return new Clause( ProductFacts::STOCK, array( array_map( array( ProductFacts::class, 'status' ), array_values( array_filter( $statuses, 'is_string' ) ) ) ) );
	}

	/**
	 * Returns the values of terms of product_visibility.
	 *
	 * @param array<array-key, string> $names Names of the terms.
	 * @return list<int>
	 */
	private static function visibility_terms( array $names ): array {
		return array_map( 'intval', array_values( array_intersect_key( wc_get_product_visibility_term_ids(), array_flip( $names ) ) ) );
	}
}
