<?php
/**
 * Finds the variation that was chosen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** From a choice of attributes to a variation. */
final class VariationChoice {
	/**
	 * Finds a variation.
	 *
	 * @param Product     $product A variable product.
	 * @param list<Input> $choice  Entries {attribute, value}: the taxonomy or its label, the slug or the name.
	 * @throws ShopError Where the choice is incomplete or fits none.
	 */
	public static function find( Product $product, array $choice ): Product {
		$chosen = self::read( $choice );
		if ( array() !== array_diff_key( $product->attributes, $chosen ) ) {
			throw new ShopError( 'woocommerce_rest_missing_attributes', __( 'Missing attributes for variable product.', 'storefront-islands' ) );
		}
		foreach ( $product->variations as $variation ) {
			$fits = true;
			foreach ( $variation->attributes as $taxonomy => $slugs ) {
				$fits = $fits && in_array( $chosen[ $taxonomy ] ?? '', $slugs, true );
			}
			if ( $fits ) {
				return $variation;
			}
		}
		throw new ShopError( 'woocommerce_rest_variation_id_from_variation_data', __( 'No matching variation found.', 'storefront-islands' ) );
	}

	/**
	 * A choice by taxonomy.
	 *
	 * @param list<Input> $choice Entries {attribute, value}.
	 * @return array<string, string> Taxonomy to slug.
	 */
	private static function read( array $choice ): array {
		$labels = ShopSettings::load()->attributes();
		$chosen = array();
		foreach ( $choice as $entry ) {
			$attribute = strtolower( (string) preg_replace( '/^attribute_/', '', $entry->text( 'attribute' ) ) );
			foreach ( $labels as $taxonomy => $label ) {
				if ( $attribute === $taxonomy || strtolower( $label ) === $attribute ) {
					$chosen[ $taxonomy ] = sanitize_title( $entry->text( 'value' ) );
				}
			}
		}
		return $chosen;
	}
}
