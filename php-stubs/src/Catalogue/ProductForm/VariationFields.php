<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\Attribute;
use StorefrontIslands\Catalogue\Product\SwatchSample;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * One select per attribute, or radio buttons where the shop shows samples, named as in WooCommerce's own form, so that the
 * shop finds the variation without JavaScript. As there, only scripts fill in the id of the
 * variation: it would be wrong as soon as another is chosen.
 */
final class VariationFields {
	/**
	 * Returns the fields; empty for a product without options.
	 *
	 * @param Attribute[] $attributes Attributes of the product.
	 */
	public static function html( int $product_id, array $attributes, VariationChoice $choice ): string {
		$fields = '';
		foreach ( $attributes as $attribute ) {
			$chosen  = $choice->of( $attribute->field );
			$fields .= null === $attribute->swatches ? self::field( $attribute, $chosen ) : self::buttons( $attribute, $attribute->swatches, $chosen );
		}
		if ( '' === $fields ) {
			return '';
		}
		return sprintf(
			'<div class="storefront-add-to-cart__choices">%s</div><button class="storefront-add-to-cart__clear reset_variations" type="button" hidden data-clear>%s</button><input type="hidden" name="product_id" value="%d"><input type="hidden" class="variation_id" name="variation_id" value="">',
			$fields,
			Text::encode( __( 'Clear choices', 'storefront-islands' ) ),
			$product_id
		);
	}

	/**
	 * Returns one select with its label.
	 *
	 * @param string $chosen Chosen slug; empty for none.
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
			'<label class="storefront-add-to-cart__choice" data-missing="%s"><span>%s</span><select name="%s" required aria-invalid="false">%s</select></label>',
			Text::encode( self::missing( $attribute ) ),
			Text::encode( $attribute->label() ),
			Text::encode( $attribute->field ),
			$options
		);
	}

	/**
	 * Returns radio buttons with samples; a value without one shows its name.
	 *
	 * @param array<string, Swatch> $swatches Samples by slug.
	 * @param string $chosen Chosen slug; empty for none.
	 */
	private static function buttons( Attribute $attribute, array $swatches, string $chosen ): string {
		$buttons = '';
		foreach ( $attribute->terms as $slug => $name ) {
			$slug     = (string) $slug;
			$sample   = SwatchSample::html( $swatches[ $slug ] ?? null );
			$buttons .= sprintf(
				'<label class="storefront-swatch"%5$s><input type="radio" name="%1$s" value="%2$s" required%3$s aria-invalid="false">%4$s<span class="%6$s" data-name>%7$s</span></label>',
				Text::encode( $attribute->field ),
				Text::encode( $slug ),
				$slug === $chosen ? ' checked' : '',
				$sample,
				'' === $sample ? '' : sprintf( ' title="%s"', Text::encode( $name ) ),
				'' === $sample ? 'storefront-swatch__name' : 'storefront-visually-hidden',
				Text::encode( $name )
			);
		}
		return sprintf(
			'<fieldset class="storefront-swatches" data-missing="%s"><legend>%s <span class="storefront-swatches__chosen" aria-hidden="true" data-chosen>%s</span></legend>%s<p class="storefront-swatches__why" data-why></p></fieldset>',
			Text::encode( self::missing( $attribute ) ),
			Text::encode( $attribute->label() ),
			Text::encode( $attribute->terms[ $chosen ] ?? '' ),
			$buttons
		);
	}

	/** Returns what a field says where the form is sent without its choice. */
	private static function missing( Attribute $attribute ): string {
		/* translators: %s: name of an attribute, such as Color. */
		return sprintf( __( 'Please choose: %s', 'storefront-islands' ), $attribute->label() );
	}
}
