<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Conditions on the terms of a product. A category includes its descendants. */
final class TermCondition {
	/** Query parameters of the taxonomies whose parameter has its own name. */
	private const PARAMS = array(
		'product_cat'   => 'category',
		'product_tag'   => 'tag',
		'product_brand' => 'brand',
	);

	/**
	 * Returns the query parameters for terms, as WooCommerce names them.
	 *
	 * @return array<string, string> Parameters by taxonomy.
	 */
	public static function taxonomies(): array {
		$params = array();
		foreach ( get_object_taxonomies( 'product' ) as $taxonomy ) {
			$params[ $taxonomy ] = self::PARAMS[ $taxonomy ] ?? '_unstable_tax_' . $taxonomy;
		}
		return $params;
	}

	/** True if products can have terms of a taxonomy. */
	public static function is_of_products( string $taxonomy ): bool {
		return is_object_in_taxonomy( 'product', $taxonomy );
	}

	/**
	 * Returns the condition that a product has some terms.
	 *
	 * @param non-empty-list<string> $wanted   The terms.
	 * @param 'include'|'slug'       $field    Type of the terms: ids or slugs.
	 * @param string                 $operator One of in, not_in, and.
	 */
	public static function of( string $taxonomy, array $wanted, string $field, string $operator ): Condition {
		$ids  = array();
		$each = array();
		foreach ( Terms::among( $taxonomy, $field, $wanted ) as $term ) {
			$family = array_merge( array( $term->term_id ), Terms::below( $term ) );
			$each[] = self::has_one( $taxonomy, $family );
			array_push( $ids, ...$family );
		}
		if ( 'and' === $operator ) {
			// No product can have a term that does not exist.
			return count( $each ) === count( array_unique( $wanted ) ) ? Condition::join( $each, ' AND ' ) : self::has_one( $taxonomy, array() );
		}
		$has = self::has_one( $taxonomy, $ids );
		return 'not_in' === $operator ? new Condition( 'NOT ( ' . $has->sql . ' )', $has->values ) : $has;
	}

	/**
	 * Returns the condition that a variation has one of some attribute values; variations have no terms of their own.
	 *
	 * @param non-empty-list<string> $wanted Slugs of the values.
	 */
	public static function of_variations( string $taxonomy, array $wanted ): Condition {
		return new Condition(
			'p.product_id IN ( SELECT m.post_id FROM %i m WHERE m.meta_key = %s AND m.meta_value IN ( ' . Condition::places( $wanted ) . ' ) )',
			array_merge( array( Database::connection()->postmeta, 'attribute_' . $taxonomy ), $wanted )
		);
	}

	/**
	 * Returns the condition that a product has at least one of some terms.
	 *
	 * @param list<int> $ids Term ids; an empty list matches nothing.
	 */
	private static function has_one( string $taxonomy, array $ids ): Condition {
		$database = Database::connection();
		$is_one   = Condition::one_of( 'x.term_id', $ids );
		return new Condition(
			'p.product_id IN ( SELECT r.object_id FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.taxonomy = %s AND ' . $is_one->sql . ' )',
			array_merge( array( $database->term_relationships, $database->term_taxonomy, $taxonomy ), $is_one->values )
		);
	}
}
