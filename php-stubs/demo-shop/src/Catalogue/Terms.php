<?php
/**
 * Reads terms.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

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
