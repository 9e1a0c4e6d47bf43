<?php
/**
 * Filters as the Store API takes them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** From filters to query arguments of GET products and its collection data: prices in minor units, or and and as in and and. */
final class StoreQuery {
	/**
	 * What a page asks, narrowed by filters. What concerns one widget's grid alone is not in it (for_widget()).
	 *
	 * @param Filters              $filters What is filtered by.
	 * @param array<string, mixed> $asked   What the page itself asks, see PageQuery.
	 * @return array<string, mixed>
	 */
	public static function of( Filters $filters, array $asked ): array {
		$query = $asked;
		if ( null !== $filters->min_price ) {
			$query['min_price'] = (string) $filters->min_price;
		}
		if ( null !== $filters->max_price ) {
			$query['max_price'] = (string) $filters->max_price;
		}
		if ( array() !== $filters->ratings ) {
			$query['rating'] = array_map( 'intval', $filters->ratings );
		}
		if ( array() !== $filters->stock ) {
			$query['stock_status'] = $filters->stock;
		}
		foreach ( $filters->attributes as $filter ) {
			$query = self::with_attribute( $query, self::attribute( $filter->taxonomy, $filter->slugs, $filter->needs_all ) );
		}
		return array() === $filters->categories ? $query : self::with_terms( $query, 'category', 'product_cat', $filters->categories );
	}

	/**
	 * A grid's query, narrowed by what concerns its widget alone.
	 *
	 * @param array<string, mixed> $query     What the grid asks so far.
	 * @param Filters              $filters   What is filtered by.
	 * @param string               $widget_id Whose grid it is.
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
				$argument = PageQuery::ARGUMENTS[ $filter->taxonomy ] ?? '_unstable_tax_' . $filter->taxonomy;
				$query    = self::with_terms( $query, $argument, $filter->taxonomy, $filter->terms );
			}
		}
		return $query;
	}

	/**
	 * A filter on one attribute.
	 *
	 * @param string       $taxonomy  "pa_color".
	 * @param list<string> $slugs     Slugs.
	 * @param bool         $needs_all Whether a product needs all of them.
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
	 * A query with one more attribute.
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
	 * A query for products that have one of some terms, besides what it asked for of the same taxonomy: of these it keeps the
	 * ones that are the asked one or below it.
	 *
	 * @param array<string, mixed> $query    The query.
	 * @param string               $argument The route's name for the taxonomy.
	 * @param string               $taxonomy The taxonomy.
	 * @param list<string>         $slugs    The terms.
	 * @return array<string, mixed>
	 */
	private static function with_terms( array $query, string $argument, string $taxonomy, array $slugs ): array {
		$present = $query[ $argument ] ?? '';
		$asked   = is_string( $present ) ? wp_parse_id_list( $present ) : array();
		$ids     = array();
		foreach ( $slugs as $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof \WP_Term && ( array() === $asked || self::is_within( $term, $asked ) ) ) {
				$ids[] = (string) $term->term_id;
			}
		}
		if ( array() === $ids ) {
			// Nothing has such a term: no product has the id 0.
			return array( 'include' => array( 0 ) ) + $query;
		}
		$query[ $argument ] = implode( ',', $ids );
		return $query;
	}

	/**
	 * Whether a term is one of some terms, or below one.
	 *
	 * @param \WP_Term $term The term.
	 * @param int[]    $ids  Those of the same taxonomy.
	 */
	private static function is_within( \WP_Term $term, array $ids ): bool {
		return array() !== array_intersect( $ids, array_merge( array( $term->term_id ), get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) );
	}
}
