<?php
/**
 * Reads terms.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Terms of a product or of a taxonomy, by name. */
final class Terms {
	/**
	 * The terms that a product has.
	 *
	 * @return list<WP_Term>
	 */
	public static function of( int $product_id, string $taxonomy ): array {
		return self::sorted( get_the_terms( $product_id, $taxonomy ) );
	}

	/**
	 * All terms of a taxonomy.
	 *
	 * @param string $taxonomy   Its name.
	 * @param bool   $hide_empty Whether terms without products are left out.
	 * @return list<WP_Term>
	 */
	public static function all( string $taxonomy, bool $hide_empty ): array {
		return self::sorted(
			get_terms(
				array(
					'taxonomy'   => $taxonomy,
					'hide_empty' => $hide_empty,
				)
			)
		);
	}

	/** A term by its slug; null where there is none. */
	public static function by_slug( string $slug, string $taxonomy ): ?WP_Term {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? $term : null;
	}

	/**
	 * The terms that there are of some.
	 *
	 * @param string                 $taxonomy Their taxonomy.
	 * @param 'include'|'slug'       $field    Whether these are ids or slugs.
	 * @param non-empty-list<string> $wanted   Ids, or slugs as addresses have them or as WordPress stores them.
	 * @return list<WP_Term>
	 */
	public static function among( string $taxonomy, string $field, array $wanted ): array {
		return self::sorted(
			get_terms(
				array(
					'taxonomy'               => $taxonomy,
					'hide_empty'             => false,
					'update_term_meta_cache' => false,
				) + ( 'slug' === $field ? array( 'slug' => $wanted ) : array( 'include' => array_map( 'intval', $wanted ) ) )
			)
		);
	}

	/**
	 * The ids of all terms below one, however deep.
	 *
	 * @return list<int>
	 */
	public static function below( WP_Term $term ): array {
		$ids = is_taxonomy_hierarchical( $term->taxonomy ) ? get_term_children( $term->term_id, $term->taxonomy ) : array();
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : array();
	}

	/**
	 * How many products the terms of a taxonomy have, whatever is filtered; those of terms below count for the ones above too.
	 *
	 * @param list<WP_Term> $terms Of one taxonomy.
	 * @return array<int, int> Term id to products.
	 */
	public static function counts( array $terms ): array {
		$taxonomy = array() === $terms ? '' : $terms[0]->taxonomy;
		if ( ! is_taxonomy_hierarchical( $taxonomy ) || array() === array_filter( array_column( $terms, 'parent' ) ) ) {
			return array_column( $terms, 'count', 'term_id' );
		}
		ProductUpdates::write();
		return TermCounts::under( new ProductFilter( Input::of( array() ) ), array( $taxonomy ) );
	}

	/**
	 * How many terms of each taxonomy have products.
	 *
	 * @param list<string> $taxonomies Their names.
	 * @return array<string, int> Taxonomies that have such terms.
	 */
	public static function in_use( array $taxonomies ): array {
		$counts    = array();
		$condition = Condition::one_of( 'x.taxonomy', $taxonomies );
		$rows      = Database::rows(
			'SELECT x.taxonomy, COUNT( * ) AS terms FROM %i x WHERE x.count > 0 AND ' . $condition->sql . ' GROUP BY x.taxonomy',
			array_merge( array( Database::connection()->term_taxonomy ), $condition->values )
		);
		foreach ( $rows as $row ) {
			$counts[ $row->text( 'taxonomy' ) ] = $row->number( 'terms' );
		}
		return $counts;
	}

	/**
	 * Terms by name; nothing where WordPress answered with an error.
	 *
	 * @param mixed $terms What WordPress answered.
	 * @return list<WP_Term>
	 */
	private static function sorted( $terms ): array {
		$found = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$found[] = $term;
			}
		}
		usort(
			$found,
			static function ( WP_Term $a, WP_Term $b ): int {
				return strcasecmp( $a->name, $b->name );
			}
		);
		return $found;
	}
}
