<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce requires the variation's id, which its own script adds to the form. A form that was sent without the
 * script only contains the chosen attributes; the id is then looked up, because WooCommerce would refuse the request.
 */
final class WooVariation {
	/** Priority: WooCommerce reads the form on wp_loaded at 20. */
	private const BEFORE_WOOCOMMERCE = 19;

	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'find' ), self::BEFORE_WOOCOMMERCE );
	}

	/** Adds the variation's id to a request that adds a variable product by its attributes only. */
	public function find(): void {
		// Adding needs no nonce, as in WooCommerce: such forms are on pages that are cached for all visitors.
		$request = (array) wp_unslash( $_REQUEST ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see above.
		$asked   = $request['add-to-cart'] ?? '';
		$chosen  = self::chosen( $request );
		if ( ! is_numeric( $asked ) || ! empty( $request['variation_id'] ) || array() === $chosen ) {
			return;
		}
		$product = wc_get_product( (int) $asked );
		if ( ! $product instanceof \WC_Product_Variable ) {
			return;
		}
		$id = self::matching( $product, $chosen );
		if ( $id > 0 ) {
			$_REQUEST['variation_id'] = (string) $id;
		}
	}

	/**
	 * Returns the id of the variation that a form's fields choose; 0 for none.
	 *
	 * @param array<string, string> $chosen Slugs by form field (attribute_pa_color).
	 */
	public static function matching( \WC_Product_Variable $product, array $chosen ): int {
		// Data stores provide this method through __call() only.
		$id = \WC_Data_Store::load( 'product' )->__call( 'find_matching_product_variation', array( $product, $chosen ) );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Returns the attributes that make variations, by form field, in the product's order.
	 *
	 * @return array<string, \WC_Product_Attribute>
	 */
	public static function attributes( \WC_Product_Variable $product ): array {
		$attributes = array();
		foreach ( $product->get_attributes() as $attribute ) {
			if ( $attribute instanceof \WC_Product_Attribute && $attribute->get_variation() ) {
				$attributes[ wc_variation_attribute_name( $attribute->get_name() ) ] = $attribute;
			}
		}
		return $attributes;
	}

	/**
	 * Returns the chosen attributes.
	 *
	 * @param array<array-key, mixed> $request Fields of the request.
	 * @return array<string, string> Slugs by form field (attribute_pa_color).
	 */
	private static function chosen( array $request ): array {
		$chosen = array();
		foreach ( $request as $field => $slug ) {
			if ( is_string( $slug ) && '' !== $slug && 0 === strpos( (string) $field, 'attribute_' ) ) {
				$chosen[ sanitize_title( (string) $field ) ] = $slug;
			}
		}
		return $chosen;
	}
}
