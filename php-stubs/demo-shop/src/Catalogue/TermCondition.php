<?php
/**
 * Conditions on terms.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Which terms a product must have. A category stands for those below it too. */
final class TermCondition {
	/** Parameters of the taxonomies that have a name of their own. */
	private const PARAMS = array(
		'product_cat' => 'category',
		'product_tag' => 'tag',
	);

	/**
	 * The parameters that ask for terms, as WooCommerce names them.
	 *
	 * @return array<string, string> Taxonomy to parameter.
	 */
	public static function taxonomies(): array {
		$params = array();
		foreach ( get_object_taxonomies( 'product' ) as $taxonomy ) {
			$params[ $taxonomy ] = self::PARAMS[ $taxonomy ] ?? '_unstable_tax_' . $taxonomy;
		}
		return $params;
	}

	/** Whether products can have terms of a taxonomy. */
	public static function is_of_products( string $taxonomy ): bool {
		return is_object_in_taxonomy( 'product', $taxonomy );
	}

	/**
	 * A product has some terms.
	 *
	 * @param string                 $taxonomy Their taxonomy.
	 * @param non-empty-list<string> $wanted   The terms.
	 * @param 'include'|'slug'       $field    Whether these are ids or slugs.
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
			// Of a term that there is not, there is no product.
			return count( $each ) === count( array_unique( $wanted ) ) ? Condition::join( $each, ' AND ' ) : self::has_one( $taxonomy, array() );
		}
		$has = self::has_one( $taxonomy, $ids );
		return 'not_in' === $operator ? new Condition( 'NOT ( ' . $has->sql . ' )', $has->values ) : $has;
	}

	/**
	 * A variation is one of some choices; it has no terms of its own.
	 *
	 * @param string               $taxonomy The attribute's taxonomy.
	 * @param non-empty-list<string> $wanted   Slugs.
	 */
	public static function of_variations( string $taxonomy, array $wanted ): Condition {
		return new Condition(
			'p.product_id IN ( SELECT m.post_id FROM %i m WHERE m.meta_key = %s AND m.meta_value IN ( ' . Condition::places( $wanted ) . ' ) )',
			array_merge( array( Database::connection()->postmeta, 'attribute_' . $taxonomy ), $wanted )
		);
	}

	/**
	 * A product has one of some terms at least.
	 *
	 * @param string    $taxonomy Their taxonomy.
	 * @param list<int> $ids      Their ids; none means that nothing fits.
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
