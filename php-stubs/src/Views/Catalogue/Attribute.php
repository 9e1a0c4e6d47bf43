<?php
/**
 * One thing to choose of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** An attribute of a product in the Store API's answer: "Color" with its terms. */
final class Attribute {
	/**
	 * The name as the shop wrote it, entities included: variations refer to it.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * The name of the form field, as WooCommerce's own form posts it: attribute_pa_color.
	 *
	 * @var string
	 */
	public $field;

	/**
	 * Slug to name as text, in the shop's order.
	 *
	 * @var array<string, string>
	 */
	public $terms = array();

	/**
	 * Takes one of a product's attributes.
	 *
	 * @param Data $attribute As the Store API answers it.
	 */
	public function __construct( Data $attribute ) {
		$taxonomy    = $attribute->string( 'taxonomy' );
		$this->name  = $attribute->string( 'name' );
		$this->field = 'attribute_' . sanitize_title( '' === $taxonomy ? $this->name : $taxonomy );
		foreach ( $attribute->objects( 'terms' ) as $term ) {
			$this->terms[ $term->string( 'slug' ) ] = $term->text( 'name' );
		}
	}

	/** The name as text. */
	public function label(): string {
		return Text::decode( $this->name );
	}
}
