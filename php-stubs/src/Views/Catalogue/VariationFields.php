<?php
/**
 * Renders the fields for choosing a variation.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * One select per attribute, named as in WooCommerce's own form, so that the shop finds the variation without
 * JavaScript.
 */
final class VariationFields {
	/**
	 * Returns the fields; empty for a product without options.
	 *
	 * @param int             $product_id   Product of the form.
	 * @param Attribute[]     $attributes   Attributes of the product.
	 * @param VariationChoice $choice       Chosen attributes.
	 * @param int             $variation_id Id of the chosen variation; 0 for none.
	 */
	public static function html( int $product_id, array $attributes, VariationChoice $choice, int $variation_id ): string {
		$fields = '';
		foreach ( $attributes as $attribute ) {
			$fields .= self::field( $attribute, $choice->of( $attribute->field ) );
		}
		if ( '' === $fields ) {
			return '';
		}
		return sprintf(
			'<div class="storefront-add-to-cart__choices">%s</div><input type="hidden" name="product_id" value="%d"><input type="hidden" class="variation_id" name="variation_id" value="%s">',
			$fields,
			$product_id,
			0 === $variation_id ? '' : (string) $variation_id
		);
	}

	/**
	 * Returns one select with its label.
	 *
	 * @param Attribute $attribute Attribute of the select.
	 * @param string    $chosen    Chosen slug; empty for none.
	 */
	private static function field( Attribute $attribute, string $chosen ): string {
		$options = sprintf( '<option value="">%s</option>', Text::encode( __( 'Choose…', 'storefront-islands' ) ) );
		foreach ( $attribute->terms as $slug => $name ) {
			$slug     = (string) $slug;
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				Text::encode( $slug ),
				$slug === $chosen ? ' selected' : '',
				Text::encode( $name )
			);
		}
		return sprintf(
			'<label class="storefront-add-to-cart__choice"><span>%s</span><select name="%s" required aria-invalid="false">%s</select></label>',
			Text::encode( $attribute->label() ),
			Text::encode( $attribute->field ),
			$options
		);
	}
}
