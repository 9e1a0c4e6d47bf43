<?php
/**
 * What is chosen of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Form field to slug. A cart's links to a variation carry it in the address, as WooCommerce's do. */
final class Choice {
	/**
	 * Form field (attribute_pa_color) to slug.
	 *
	 * @var array<string, string>
	 */
	private $slugs = array();

	/**
	 * The choice in the page's address, as far as the product offers it.
	 *
	 * @param Product $product What is sold.
	 */
	public function __construct( Product $product ) {
		foreach ( $product->choices() as $attribute ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared with known slugs only.
			$asked = $_REQUEST[ $attribute->field ] ?? '';
			$slug  = is_string( $asked ) ? wp_unslash( $asked ) : '';
			if ( isset( $attribute->terms[ $slug ] ) ) {
				$this->slugs[ $attribute->field ] = $slug;
			}
		}
	}

	/**
	 * The slug chosen in a field, empty for none.
	 *
	 * @param string $field The form field's name.
	 */
	public function of( string $field ): string {
		return $this->slugs[ $field ] ?? '';
	}

	/**
	 * The variation that the choice makes, null while it makes none.
	 *
	 * @param Variation[] $variations The product's.
	 */
	public function variation( array $variations ): ?Variation {
		foreach ( $variations as $variation ) {
			if ( $this->makes( $variation ) ) {
				return $variation;
			}
		}
		return null;
	}

	/**
	 * Whether each field has what the variation stands for.
	 *
	 * @param Variation $variation One of the product's.
	 */
	private function makes( Variation $variation ): bool {
		foreach ( $variation->chosen as $field => $slug ) {
			if ( '' === $this->of( $field ) || ( '' !== $slug && $slug !== $this->of( $field ) ) ) {
				return false;
			}
		}
		return true;
	}
}
