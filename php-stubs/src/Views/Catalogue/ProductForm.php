<?php
/**
 * A product with all that is needed to buy it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Picture, name, rating and the form with price, choice, quantity and button. The form works without JavaScript. */
final class ProductForm {
	/**
	 * The block's inner HTML.
	 *
	 * @param Product     $product    What is sold.
	 * @param Variation[] $variations Its variations; empty for a simple product.
	 * @param Choice      $choice     What is chosen already.
	 */
	public static function html( Product $product, array $variations, Choice $choice ): string {
		$picture = $product->picture();
		$summary = $product->summary();
		return sprintf(
			'<div class="storefront-product__media">%s</div><div class="storefront-product__main"><h1 class="storefront-product__name">%s</h1>%s%s%s</div>',
			null === $picture ? Picture::none() : $picture->full(),
			Text::encode( $product->name() ),
			Rating::html( $product->average_rating(), $product->review_count() ),
			'' === $summary ? '' : sprintf( '<p class="storefront-product__summary">%s</p>', Text::encode( $summary ) ),
			self::form( $product, $variations, $choice )
		);
	}

	/**
	 * The form, or price and stock alone where the product cannot be bought.
	 *
	 * @param Product     $product    What is sold.
	 * @param Variation[] $variations Its variations.
	 * @param Choice      $choice     What is chosen already.
	 */
	private static function form( Product $product, array $variations, Choice $choice ): string {
		$chosen = $choice->variation( $variations );
		$shown  = null === $chosen ? $product : $chosen->product;
		$facts  = $shown->prices()->html() . $shown->stock()->html();
		if ( ! $product->can_be_bought() ) {
			return $facts;
		}
		$props = array(
			'productId' => $product->id(),
			'name'      => $product->name(),
			'choices'   => array_map(
				static function ( Variation $variation ): array {
					return $variation->props();
				},
				$variations
			),
		);
		return sprintf(
			'<form class="storefront-add-to-cart storefront-add-to-cart--page" method="post" %1$s>%2$s%3$s<div class="storefront-add-to-cart__row">%4$s'
				. '<button class="storefront-add-to-cart__button wp-element-button" type="submit" name="add-to-cart" value="%5$d"%8$s><span data-label>%6$s</span></button></div>%7$s</form>',
			Island::attributes( 'add-to-cart', $props ),
			$facts,
			VariationFields::html( $product, $choice, null === $chosen ? 0 : $chosen->product->id() ),
			self::quantity( $shown ),
			$product->id(),
			Text::encode( $product->form_label() ),
			AddToCart::message(),
			$shown->can_be_bought() ? '' : ' disabled'
		);
	}

	/**
	 * The quantity: typed or stepped by the browser's own number field, within the shop's limits.
	 *
	 * @param Product $product What is sold, the variation where one is chosen.
	 */
	private static function quantity( Product $product ): string {
		$limits = $product->limits();
		if ( ! $limits->are_open() ) {
			return sprintf( '<input type="hidden" name="quantity" value="%d">', $limits->minimum );
		}
		return sprintf(
			'<label class="storefront-add-to-cart__quantity"><span>%s</span><input type="number" name="quantity" inputmode="numeric" required value="%2$d" min="%2$d" max="%3$d" step="%4$d"></label>',
			Text::encode( __( 'Quantity', 'storefront-islands' ) ),
			$limits->minimum,
			$limits->maximum,
			$limits->multiple_of
		);
	}
}
