<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Terms of a product or of a taxonomy, sorted by name. */
final class Terms {
	/** Key of the meta with a term's colour, as WooCommerce keeps it. */
	public const COLOR = 'color';

	/** @return list<WP_Term> */
	public static function of( int $product_id, string $taxonomy ): array {
		return self::sorted( get_the_terms( $product_id, $taxonomy ) );
	}

	/**
	 * @param bool $hide_empty True to leave out terms without products.
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

	public static function by_slug( string $slug, string $taxonomy ): ?WP_Term {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? $term : null;
	}

	/**
	 * Returns the existing terms among some ids or slugs.
	 *
	 * @param 'include'|'slug'       $field  Type of the values: ids or slugs.
	 * @param non-empty-list<string> $wanted Ids, or slugs as URLs contain them or as WordPress stores them.
	 * @return list<WP_Term>
	 */
	public static function among( string $taxonomy, string $field, array $wanted ): array {
		$ids = 'include' === $field ? array_filter( array_map( 'intval', $wanted ) ) : array();
		if ( 'include' === $field && array() === $ids ) {
			// WordPress takes the id 0 for no condition.
			return array();
		}
		return self::sorted(
			get_terms(
				array(
					'taxonomy'               => $taxonomy,
					'hide_empty'             => false,
					'update_term_meta_cache' => false,
				) + ( 'slug' === $field ? array( 'slug' => $wanted ) : array( 'include' => $ids ) )
			)
		);
	}

	/** @return list<int> Ids of all descendants. */
	public static function below( WP_Term $term ): array {
		$ids = is_taxonomy_hierarchical( $term->taxonomy ) ? get_term_children( $term->term_id, $term->taxonomy ) : array();
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : array();
	}

	/**
	 * Returns the terms of a taxonomy that have products, by name; see Shop::terms(). Uses one statement for any number
	 * of terms.
	 *
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}>
	 */
	public static function with_products( string $taxonomy ): array {
		$database = Database::connection();
		$rows     = Database::rows(
			'SELECT t.term_id AS id, t.name, t.slug, x.description, x.count, x.parent FROM %i x JOIN %i t ON t.term_id = x.term_id WHERE x.taxonomy = %s ORDER BY t.name, t.term_id',
			array( $database->term_taxonomy, $database->terms, $taxonomy )
		);
		$counts   = self::counts( $rows, $taxonomy );
		$terms    = array();
		foreach ( $rows as $row ) {
			$id = $row->number( 'id' );
			if ( ( $counts[ $id ] ?? 0 ) > 0 ) {
				$terms[] = array(
					'id'          => $id,
					'name'        => Text::plain( $row->text( 'name' ) ),
					'slug'        => rawurldecode( $row->text( 'slug' ) ),
					'description' => Text::plain( wp_strip_all_tags( $row->text( 'description' ), true ) ),
					'count'       => $counts[ $id ],
					'parent'      => $row->number( 'parent' ),
				);
			}
		}
		return $terms;
	}

	/**
	 * Returns the number of products of terms; those of descendants count for their ancestors.
	 *
	 * @param list<Input> $rows Terms: {id, count, parent}.
	 * @return array<int, int> Number of products by term id.
	 */
	private static function counts( array $rows, string $taxonomy ): array {
		$counts  = array();
		$is_tree = false;
		foreach ( $rows as $row ) {
			$counts[ $row->number( 'id' ) ] = $row->number( 'count' );
			$is_tree                        = $is_tree || $row->number( 'parent' ) > 0;
		}
		if ( ! $is_tree ) {
			return $counts;
		}
		ProductUpdates::write();
		return TermCounts::under( new ProductFilter( Input::of( array() ) ), array( $taxonomy ) );
	}

	/**
	 * Returns the number of terms of each taxonomy that have products.
	 *
	 * @param list<string> $taxonomies Names of the taxonomies.
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
	 * Returns terms sorted by name; an empty list if WordPress returned an error.
	 *
	 * @param mixed $terms Result of get_terms() or get_the_terms().
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
