<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Finds the variation of a variable product that matches the chosen attributes. */
final class VariationChoice {
	/**
	 * @param Product     $product A variable product.
	 * @param list<Input> $choice  Entries {attribute, value}: the taxonomy or its label, the slug or the name.
	 * @throws ShopError If the choice is incomplete or matches no variation.
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
	 * @param list<Input> $choice Entries {attribute, value}.
	 * @return array<string, string> Chosen slugs by taxonomy.
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
