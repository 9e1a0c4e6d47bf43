<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\Attribute;
use StorefrontIslands\Catalogue\Product\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Attribute slugs by form field. The cart's links to a variation contain them in the query string, as WooCommerce's do.
 */
final class VariationChoice {
	/**
	 * Slugs by form field (attribute_pa_color).
	 *
	 * @var array<string, string>
	 */
	private array $slugs = array();

	/**
	 * Reads the choice in the page's URL, as far as the product offers it. What is not chosen there has the merchant's
	 * default, or the only value that there is.
	 *
	 * @param Attribute[]           $attributes Attributes of the product.
	 * @param array<string, string> $defaults   Slugs by form field.
	 */
	public function __construct( array $attributes, array $defaults ) {
		foreach ( $attributes as $attribute ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared with known slugs only.
			$page_query = $_REQUEST[ $attribute->field ] ?? '';
			$asked      = is_string( $page_query ) ? wp_unslash( $page_query ) : '';
			$only       = count( $attribute->terms ) > 1 ? '' : (string) key( $attribute->terms );
			foreach ( array( $asked, $defaults[ $attribute->field ] ?? '', $only ) as $slug ) {
				if ( isset( $attribute->terms[ $slug ] ) ) {
					$this->slugs[ $attribute->field ] = $slug;
					break;
				}
			}
		}
	}

	/** Returns the slug chosen in a field; empty for none. */
	public function of( string $field ): string {
		return $this->slugs[ $field ] ?? '';
	}

	/**
	 * Returns the chosen variation; null if the choice is incomplete or matches none.
	 *
	 * @param Variation[] $variations Variations of the product.
	 */
	public function variation( array $variations ): ?Variation {
		foreach ( $variations as $variation ) {
			if ( $this->makes( $variation ) ) {
				return $variation;
			}
		}
		return null;
	}

	/** True if the choice matches all attributes of a variation. */
	private function makes( Variation $variation ): bool {
		foreach ( $variation->chosen as $field => $slug ) {
			if ( '' === $this->of( $field ) || ( '' !== $slug && $slug !== $this->of( $field ) ) ) {
				return false;
			}
		}
		return true;
	}
}
