<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of the kinds of filters with fixed values, by the kind's name in data/filter-kinds.json. Mirrors KIND_LABELS in
 * src/islands/active-filters/model.ts and VALUE_LABELS in src/islands/shared/catalogue/shop-terms.ts.
 */
final class FixedLabels {
	/**
	 * Returns the labels of the kinds by the attribute `kind` of a block.
	 *
	 * @return array<string, string>
	 */
	public static function by_kind(): array {
		$labels = array();
		foreach ( Filters::fixed_kinds() as $kind ) {
			$labels[ $kind->string( 'kind' ) ] = self::of_kind( $kind->string( 'name' ) );
		}
		return $labels;
	}

	/** Returns the label of a kind: "Rating". */
	public static function of_kind( string $name ): string {
		$labels = array(
			'ratings' => __( 'Rating', 'storefront-islands' ),
			'stock'   => __( 'Stock Status', 'storefront-islands' ),
		);
		return $labels[ $name ] ?? $name;
	}

	/** Returns the label of a value: "Rated 4 out of 5". */
	public static function of_value( string $name, string $value ): string {
		if ( 'ratings' === $name ) {
			/* translators: %s: number of stars. */
			return sprintf( __( 'Rated %s out of 5', 'storefront-islands' ), $value );
		}
		$labels = array(
			'instock'     => __( 'In stock', 'storefront-islands' ),
			'outofstock'  => __( 'Out of stock', 'storefront-islands' ),
			'onbackorder' => __( 'On backorder', 'storefront-islands' ),
		);
		return $labels[ $value ] ?? $value;
	}
}
