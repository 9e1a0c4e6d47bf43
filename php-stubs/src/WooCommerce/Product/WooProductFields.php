<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Fields as the plugin's lists and forms show them. Whether lists add the product, no version tells; other fields the
 * product schema has had since WooCommerce 9.8, 10.0 or 11. Versions from 8.9 on are supported; without these fields a
 * grouped product would have no members, and the text of the button would not be the shop's.
 */
final class WooProductFields {
	/**
	 * Returns the product with the fields that its version lacks, and without those that the shop hides.
	 *
	 * @param array<string, mixed> $fields Product of the Store API.
	 * @return array<string, mixed> With `is_added_in_lists`.
	 */
	public static function complete( array $fields, \WC_Product $product ): array {
		if ( post_password_required( $product->get_id() ) ) {
			$fields = array_replace( $fields, array_fill_keys( array( 'short_description', 'description' ), '' ) );
		}
		if ( ! wc_review_ratings_enabled() ) {
			// The route has them all the same; WooCommerce's templates leave them out.
			$fields = array_replace( $fields, array( 'average_rating' => '0', 'review_count' => 0 ) );
		}
		$button = is_array( $fields['add_to_cart'] ?? null ) ? $fields['add_to_cart'] : array();
		if ( ! isset( $button['single_text'] ) ) {
			$fields['add_to_cart'] = $button + array( 'single_text' => esc_html( $product->single_add_to_cart_text() ) );
		}
		$fields['is_added_in_lists'] = $product->supports( 'ajax_add_to_cart' );
		if ( ! isset( $fields['grouped_products'] ) ) {
			$fields['grouped_products'] = self::members( $product );
		}
		if ( ! isset( $fields['weight'] ) ) {
			$fields += self::measures( $product );
		}
		return $fields;
	}

	/**
	 * Returns the products of a grouped product that a visitor may see.
	 *
	 * @return list<int>
	 */
	private static function members( \WC_Product $product ): array {
		$children = $product instanceof \WC_Product_Grouped ? array_filter( array_map( 'wc_get_product', $product->get_children() ) ) : array();
		$ids      = array();
		foreach ( array_filter( $children, 'wc_products_array_filter_visible_grouped' ) as $child ) {
			$ids[] = $child->get_id();
		}
		return $ids;
	}

	/**
	 * Returns weight and dimensions.
	 *
	 * @return array<string, mixed>
	 */
	private static function measures( \WC_Product $product ): array {
		$sides = $product->get_dimensions( false );
		$sides = is_array( $sides ) ? $sides : array();
		return array(
			'weight'               => $product->get_weight(),
			'dimensions'           => $sides,
			'formatted_weight'     => wc_format_weight( (float) $product->get_weight() ),
			'formatted_dimensions' => PlainText::of( wc_format_dimensions( $sides ) ),
		);
	}
}
