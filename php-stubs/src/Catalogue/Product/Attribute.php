<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\Swatch;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Product attribute of a Store API response: "Color" with its terms. */
final class Attribute {
	/** Name as stored by the shop, including entities: variations refer to it. */
	public string $name;

	/** Name of the form field, as in WooCommerce's own form: attribute_pa_color. */
	public string $field;

	/**
	 * Names as text by slug, in the shop's order.
	 *
	 * @var array<string, string>
	 */
	public array $terms = array();

	/** Taxonomy of the terms; empty for an attribute of the product alone. */
	private string $taxonomy;

	/**
	 * Ids of the terms by slug.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Samples by slug; null if the values are chosen from a list.
	 *
	 * @var array<string, Swatch>|null
	 */
	public ?array $swatches = null;

	/** Reads a product attribute. */
	public function __construct( JsonReader $attribute, string $field ) {
		$this->name     = $attribute->string( 'name' );
		$this->taxonomy = $attribute->string( 'taxonomy' );
		$this->field    = $field;
		foreach ( $attribute->objects( 'terms' ) as $term ) {
			$slug                 = $term->string( 'slug' );
			$this->terms[ $slug ] = $term->text( 'name' );
			$this->ids[ $slug ]   = $term->int( 'id' );
		}
	}

	/** Asks the shop for the samples. */
	public function load_swatches( Shop $shop ): void {
		$samples = '' === $this->taxonomy ? null : $shop->swatches( $this->taxonomy, array_values( $this->ids ) );
		if ( null === $samples ) {
			return;
		}
		$this->swatches = array();
		foreach ( $this->ids as $slug => $id ) {
			if ( isset( $samples[ $id ] ) ) {
				$this->swatches[ $slug ] = $samples[ $id ];
			}
		}
	}

	/** Returns the name as text. */
	public function label(): string {
		return Text::decode( $this->name );
	}
}
