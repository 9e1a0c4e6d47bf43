<?php
/**
 * Holds a variation of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Variation with its attributes. */
final class Variation {
	/** Variation as a product. */
	public Product $product;

	/**
	 * Slugs by form field (attribute_pa_color); an empty slug matches any value.
	 *
	 * @var array<string, string>
	 */
	public array $chosen;

	/**
	 * Creates a variation.
	 *
	 * @param Product               $product The variation.
	 * @param array<string, string> $chosen  Slugs by form field.
	 */
	private function __construct( Product $product, array $chosen ) {
		$this->product = $product;
		$this->chosen  = $chosen;
	}

	/**
	 * Returns the variations that the shop shows, in the product's order.
	 *
	 * @param Product                             $product  The variable product.
	 * @param array<int, array<array-key, mixed>> $products Variations as the Store API returns them.
	 * @return self[]
	 */
	public static function all( Product $product, array $products ): array {
		$by_id = array();
		foreach ( $products as $data ) {
			$variation                 = new Product( $data );
			$by_id[ $variation->id() ] = $variation;
		}
		$all = array();
		foreach ( $product->variations() as $id => $values ) {
			if ( isset( $by_id[ $id ] ) ) {
				$all[] = new self( $by_id[ $id ], self::fields( $product, $values ) );
			}
		}
		return $all;
	}

	/**
	 * Returns the data for the island; src/islands/add-to-cart/props.ts reads it.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array(
			'id'     => $this->product->id(),
			'chosen' => (object) $this->chosen,
		) + $this->product->props();
	}

	/**
	 * Converts attribute names to names of form fields.
	 *
	 * @param Product               $product The variable product.
	 * @param array<string, string> $values  Slugs by attribute name.
	 * @return array<string, string>
	 */
	private static function fields( Product $product, array $values ): array {
		$fields = array();
		foreach ( $product->choices() as $attribute ) {
			$fields[ $attribute->field ] = $values[ $attribute->name ] ?? '';
		}
		return $fields;
	}
}
