<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Variation with its attributes, and with its data if the shop was asked for them. */
final class Variation {
	/** Id of the post. */
	public int $id;

	/** Variation as a product; null if its data are not known. */
	public ?Product $product;

	/**
	 * Slugs by form field (attribute_pa_color); an empty slug matches any value.
	 *
	 * @var array<string, string>
	 */
	public array $chosen;

	/**
	 * Creates a variation.
	 *
	 * @param array<string, string> $chosen Slugs by form field.
	 */
	private function __construct( int $id, ?Product $product, array $chosen ) {
		$this->id      = $id;
		$this->product = $product;
		$this->chosen  = $chosen;
	}

	/**
	 * Returns the variations that the shop shows, in the product's order.
	 *
	 * @param Attribute[] $attributes Attributes of the product.
	 * @param array<int, array<array-key, mixed>> $products Variations as the Store API returns them, as far as they are known.
	 * @return self[]
	 */
	public static function all( Product $product, array $attributes, array $products ): array {
		$by_id = array();
		foreach ( $products as $data ) {
			$variation                 = new Product( $data );
			$by_id[ $variation->id() ] = $variation;
		}
		$all = array();
		foreach ( $product->variations() as $id => $slugs ) {
			$chosen = array();
			foreach ( array_values( $attributes ) as $index => $attribute ) {
				$chosen[ $attribute->field ] = $slugs[ $index ] ?? '';
			}
			$all[] = new self( $id, $by_id[ $id ] ?? null, $chosen );
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
			'id'     => $this->id,
			'chosen' => (object) $this->chosen,
		) + ( null === $this->product ? array() : $this->product->props() + array( 'measures' => (object) $this->product->measures() ) );
	}

	/**
	 * Returns the id, followed by the position of each value in its attribute's list, from 1; 0 for any value. Compact,
	 * because a product may have hundreds of variations.
	 *
	 * @param Attribute[] $attributes Attributes of the product.
	 * @return list<int>|null Null if the product does not offer the values any more.
	 */
	public function short( array $attributes ): ?array {
		$short = array( $this->id );
		foreach ( $attributes as $attribute ) {
			$slug  = $this->chosen[ $attribute->field ] ?? '';
			$place = '' === $slug ? -1 : array_search( $slug, array_map( 'strval', array_keys( $attribute->terms ) ), true );
			if ( false === $place ) {
				return null;
			}
			$short[] = (int) $place + 1;
		}
		return $short;
	}
}
