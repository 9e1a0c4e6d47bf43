<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Shop\ProductFormParts;

defined( 'ABSPATH' ) || exit;

/**
 * Number input for a quantity in a product's form. Plugins and themes find it by the elements and class names of
 * WooCommerce's template quantity-input.php: a box around the input, beside which they print buttons and units. Themes
 * give that box a frame, so the label is outside.
 */
final class QuantityInput {
	/**
	 * Returns the label and the input.
	 *
	 * @param array<string, string> $attributes Attributes of the input: name, value, min and others.
	 * @param ProductFormParts      $parts      What other plugins print into the form.
	 * @param bool                  $is_member  True for a product of a group, whose label is for screen readers only.
	 */
	public static function html( Product $product, string $label, array $attributes, ProductFormParts $parts, bool $is_member ): string {
		$limits    = $product->limits();
		$id        = wp_unique_id( 'quantity_' );
		$is_shared = array() !== $parts->html;
		$input     = Node::element(
			'input',
			array(
				'type'  => 'number',
				'id'    => $id,
				'class' => $is_shared ? 'input-text qty text' : null,
			) + $attributes + array(
				'max'       => Quantity::value( $limits->maximum ),
				'step'      => Quantity::value( $limits->multiple_of ),
				'inputmode' => Quantity::input_mode( $limits->multiple_of ),
			)
		);
		$at        = static fn( string $action ): Node => Node::of_html( $parts->at( $is_member ? ProductFormParts::of_member( $action, $product->id() ) : $action ) );
		return Node::element(
			'label',
			array(
				'for'   => $id,
				'class' => $is_member ? 'storefront-visually-hidden' : null,
			),
			array( $label )
		)->html() . Node::element(
			'div',
			array( 'class' => 'storefront-add-to-cart__box' . ( $is_shared ? ' quantity' : '' ) ),
			array( $at( ProductFormParts::BEFORE_QUANTITY_INPUT ), $input, $at( ProductFormParts::AFTER_QUANTITY_INPUT ) )
		)->html();
	}
}
