<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Converts filters to query arguments of GET products and its collection data: prices in minor units, the operators of
 * attributes as "in" and "and".
 */
final class StoreQuery {
	/**
	 * Returns the query of a page narrowed by filters. Filters that apply to a single widget's grid are not included
	 * (for_widget()).
	 *
	 * @param array<string, mixed> $page_query Query of the page itself, see PageQuery.
	 * @return array<string, mixed>
	 */
	public static function of( Filters $filters, array $page_query ): array {
		$query = $page_query;
		if ( null !== $filters->min_price ) {
			$query['min_price'] = (string) $filters->min_price;
		}
		if ( null !== $filters->max_price ) {
			$query['max_price'] = (string) $filters->max_price;
		}
		foreach ( Filters::fixed_kinds() as $kind ) {
			$query = self::with_fixed( $query, $kind->string( 'query' ), $filters->fixed( $kind->string( 'name' ) ) );
		}
		foreach ( $filters->attributes as $filter ) {
			$query = self::with_attribute( $query, self::attribute( $filter->taxonomy, $filter->slugs, $filter->needs_all ) );
		}
		return array() === $filters->categories ? $query : self::with_terms( $query, 'product_cat', $filters->categories );
	}

	/**
	 * Narrows the query of a product grid by the filters that apply only to its widget.
	 *
	 * @param array<string, mixed> $query Query of the grid.
	 * @param string $widget_id Id of the product grid's widget.
	 * @return array<string, mixed>
	 */
	public static function for_widget( array $query, Filters $filters, string $widget_id ): array {
		foreach ( $filters->taxonomies as $filter ) {
			if ( $filter->widget_id !== $widget_id || ! taxonomy_exists( $filter->taxonomy ) ) {
				continue;
			}
			if ( 0 === strpos( $filter->taxonomy, 'pa_' ) ) {
				$query = self::with_attribute( $query, self::attribute( $filter->taxonomy, $filter->terms, false ) );
			} else {
				$query = self::with_terms( $query, $filter->taxonomy, $filter->terms );
			}
		}
		return $query;
	}

	/**
	 * Returns a filter by one attribute.
	 *
	 * @param string       $taxonomy  Taxonomy of the attribute, such as "pa_color".
	 * @param list<string> $slugs     Slugs.
	 * @param bool         $needs_all True if a product needs all of them.
	 * @return array{attribute: string, slug: list<string>, operator: string}
	 */
	public static function attribute( string $taxonomy, array $slugs, bool $needs_all ): array {
		return array(
			'attribute' => $taxonomy,
			'slug'      => $slugs,
			'operator'  => $needs_all ? 'and' : 'in',
		);
	}

	/**
	 * Adds an attribute to a query.
	 *
	 * @param array<string, mixed>                                           $query     The query.
	 * @param array{attribute: string, slug: list<string>, operator: string} $attribute See attribute().
	 * @return array<string, mixed>
	 */
	private static function with_attribute( array $query, array $attribute ): array {
		$query['attributes']         = array_merge( (array) ( $query['attributes'] ?? array() ), array( $attribute ) );
		$query['attribute_relation'] = 'and';
		return $query;
	}

	/**
	 * Narrows a query to products with one of some values of a fixed kind.
	 *
	 * @param array<string, mixed> $query    The query, which may name values itself.
	 * @param string               $argument Argument of the kind.
	 * @param list<string>         $wanted   Values; empty for any.
	 * @return array<string, mixed>
	 */
	private static function with_fixed( array $query, string $argument, array $wanted ): array {
		if ( array() === $wanted ) {
			return $query;
		}
		$present = $query[ $argument ] ?? null;
		$both    = is_array( $present ) ? array_intersect( $wanted, array_filter( $present, 'is_scalar' ) ) : $wanted;
		if ( array() === $both ) {
			return self::without_products( $query );
		}
		// The route takes ratings as numbers.
		$query[ $argument ] = array_map( static fn( string $value ) => is_numeric( $value ) ? (int) $value : $value, array_values( $both ) );
		return $query;
	}

	/**
	 * Returns a query that matches nothing: no product has the id 0.
	 *
	 * @param array<string, mixed> $query The query.
	 * @return array<string, mixed>
	 */
	private static function without_products( array $query ): array {
		return array( 'include' => array( 0 ) ) + $query;
	}

	/**
	 * Narrows a query to products with at least one of some terms: among those of the terms that the query already has.
	 *
	 * @param array<string, mixed> $query The query.
	 * @param list<string> $slugs Slugs of the terms.
	 * @return array<string, mixed>
	 */
	private static function with_terms( array $query, string $taxonomy, array $slugs ): array {
		$ids = array();
		foreach ( $slugs as $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		if ( array() === $ids ) {
			return self::without_products( $query );
		}
		$argument = PageQuery::ARGUMENTS[ $taxonomy ] ?? '';
		$present  = $query[ $argument ] ?? '';
		$is_taken = is_string( $present ) && '' !== $present && ! TermSets::are_within( $ids, $taxonomy, wp_parse_id_list( $present ) );
		if ( '' === $argument || $is_taken ) {
			return TermSets::with( $query, $taxonomy, $ids );
		}
		return array( $argument => implode( ',', $ids ) ) + TermSets::without_wider( $query, $taxonomy, $ids );
	}
}
