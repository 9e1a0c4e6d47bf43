<?php
/**
 * Variations that are chosen without JavaScript.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce wants the variation's id from a form, which its own script fills in. A form that was sent without any has
 * the choice alone, attribute by attribute; where WooCommerce would refuse it, the id is looked up.
 */
final class WooVariation {
	/** WooCommerce reads the form on wp_loaded at 20. */
	private const BEFORE_WOOCOMMERCE = 19;

	/** Hooks in. */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'find' ), self::BEFORE_WOOCOMMERCE );
	}

	/** Puts the variation's id into the request, where the request adds a variable product by its attributes only. */
	public function find(): void {
		// As in WooCommerce adding needs no nonce: such forms stand in pages that are cached for everybody.
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
		// Data stores offer what they can do through __call alone.
		$id = \WC_Data_Store::load( 'product' )->__call( 'find_matching_product_variation', array( $product, $chosen ) );
		if ( is_numeric( $id ) && (int) $id > 0 ) {
			$_REQUEST['variation_id'] = (string) (int) $id;
		}
	}

	/**
	 * The attributes that were chosen.
	 *
	 * @param array<array-key, mixed> $request The request's fields.
	 * @return array<string, string> Form field (attribute_pa_color) to slug.
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
