<?php
/**
 * One variation of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** A variation and the choice that it stands for. */
final class Variation {
	/**
	 * The variation as a product of its own.
	 *
	 * @var Product
	 */
	public $product;

	/**
	 * Form field (attribute_pa_color) to slug; an empty slug stands for any.
	 *
	 * @var array<string, string>
	 */
	public $chosen;

	/**
	 * Brings both together.
	 *
	 * @param Product               $product The variation.
	 * @param array<string, string> $chosen  Form field to slug.
	 */
	private function __construct( Product $product, array $chosen ) {
		$this->product = $product;
		$this->chosen  = $chosen;
	}

	/**
	 * The variations that the shop shows, in the product's order.
	 *
	 * @param Product                             $product  The variable product.
	 * @param array<int, array<array-key, mixed>> $products Its variations as the Store API answers them.
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
	 * What the island needs of it: src/islands/add-to-cart/props.ts reads it.
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
	 * Attribute names become form fields.
	 *
	 * @param Product               $product The variable product.
	 * @param array<string, string> $values  Attribute name to slug.
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
