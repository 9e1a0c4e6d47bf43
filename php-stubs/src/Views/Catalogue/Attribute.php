<?php
/**
 * Holds an attribute of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
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

	/**
	 * Reads a product attribute.
	 *
	 * @param JsonReader $attribute Attribute as the Store API returns it.
	 * @param string     $field     Name of its form field.
	 */
	public function __construct( JsonReader $attribute, string $field ) {
		$this->name  = $attribute->string( 'name' );
		$this->field = $field;
		foreach ( $attribute->objects( 'terms' ) as $term ) {
			$this->terms[ $term->string( 'slug' ) ] = $term->text( 'name' );
		}
	}

	/** Returns the name as text. */
	public function label(): string {
		return Text::decode( $this->name );
	}
}
