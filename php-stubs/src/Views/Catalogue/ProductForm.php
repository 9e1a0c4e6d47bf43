<?php
/**
 * Renders a product with its form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Views\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/** Image, name, rating and the form with price, options, quantity and button. The form works without JavaScript. */
final class ProductForm {
	/**
	 * Returns the block's inner HTML: the product with the form next to it.
	 *
	 * @param Product $product       Product of the form.
	 * @param Product $shown         Chosen variation, or the product.
	 * @param int     $heading_level Level of the product name's heading: 1 on its own page.
	 * @param string  $form          Result of of().
	 */
	public static function beside_product( Product $product, Product $shown, int $heading_level, string $form ): string {
		$picture = $shown->picture();
		$summary = $product->summary();
		return sprintf(
			'<div class="storefront-product__media">%1$s</div><div class="storefront-product__main"><h%2$d class="storefront-product__name">%3$s</h%2$d>%4$s%5$s%6$s</div>',
			null === $picture ? Picture::none() : $picture->full(),
			$heading_level,
			Text::encode( $product->name() ),
			Rating::html( $product->average_rating(), $product->review_count() ),
			'' === $summary ? '' : sprintf( '<p class="storefront-product__summary">%s</p>', Text::encode( $summary ) ),
			$form
		);
	}

	/**
	 * Returns the form for one product; only price and stock if it cannot be bought.
	 *
	 * @param Product     $product    Product of the form.
	 * @param Variation[] $variations Variations of the product; empty for a simple product.
	 * @param VariationChoice      $choice     Chosen attributes.
	 * @param string      $cart_url   Target of the form without JavaScript: the cart page shows the resulting notice.
	 */
	public static function of( Product $product, array $variations, VariationChoice $choice, string $cart_url ): string {
		if ( $product->is_external() ) {
			return $product->facts() . self::external( $product );
		}
		if ( ! $product->can_be_bought() ) {
			return $product->facts();
		}
		$chosen = $choice->variation( $variations );
		return self::form( $product, $variations, $choice, null === $chosen ? $product : $chosen->product, $cart_url );
	}

	/**
	 * Returns the link to the site that sells an external product.
	 *
	 * @param Product $product External product.
	 */
	private static function external( Product $product ): string {
		$url = $product->external_url();
		return '' === $url ? '' : sprintf(
			'<p class="storefront-add-to-cart__row"><a class="storefront-add-to-cart__button storefront-add-to-cart__button--link %s" rel="nofollow noopener" href="%s">%s</a></p>',
			ThemeButton::classes(),
			Text::url( $url ),
			Text::encode( $product->form_label() )
		);
	}

	/**
	 * Returns the form.
	 *
	 * @param Product     $product    Product of the form.
	 * @param Variation[] $variations Variations of the product.
	 * @param VariationChoice      $choice     Chosen attributes.
	 * @param Product     $shown      Chosen variation, or the product.
	 * @param string      $cart_url   Target of the form without JavaScript: the cart page shows the resulting notice.
	 */
	private static function form( Product $product, array $variations, VariationChoice $choice, Product $shown, string $cart_url ): string {
		return sprintf(
			'<form class="storefront-add-to-cart storefront-add-to-cart--page" method="post" action="%9$s" %1$s><div class="storefront-add-to-cart__facts" aria-live="polite" data-facts>%2$s</div>%3$s%4$s'
				. '<div class="storefront-add-to-cart__row">%5$s<button class="storefront-add-to-cart__button alt %10$s" type="submit" name="add-to-cart" value="%6$d">'
				. '%7$s</button></div>%8$s</form>',
			Island::attributes( 'add-to-cart', self::props( $product, $variations ) ),
			$shown->facts(),
			self::templates( $product, $variations ),
			VariationFields::html( $product, $choice, $shown === $product ? 0 : $shown->id() ),
			self::quantity( $shown ),
			$product->id(),
			AddToCart::label_html( $product->form_label() ),
			AddToCart::message(),
			Text::url( $cart_url ),
			ThemeButton::classes()
		);
	}

	/**
	 * Returns the props of the island.
	 *
	 * @param Product     $product    Product of the form.
	 * @param Variation[] $variations Variations of the product.
	 * @return array<string, mixed>
	 */
	private static function props( Product $product, array $variations ): array {
		return array(
			'productId'  => $product->id(),
			'name'       => $product->name(),
			'unchosen'   => $product->props(),
			'variations' => array_map(
				static function ( Variation $variation ): array {
					return $variation->props();
				},
				$variations
			),
		);
	}

	/**
	 * Returns template elements with price and stock of each variation, and of the product for no choice, which the
	 * island copies.
	 *
	 * @param Product     $product    Product of the form.
	 * @param Variation[] $variations Variations of the product.
	 */
	private static function templates( Product $product, array $variations ): string {
		if ( array() === $variations ) {
			return '';
		}
		$templates = sprintf( '<template data-facts-of="">%s</template>', $product->facts() );
		foreach ( $variations as $variation ) {
			$templates .= sprintf( '<template data-facts-of="%d">%s</template>', $variation->product->id(), $variation->product->facts() );
		}
		return $templates;
	}

	/**
	 * Returns the number input for the quantity, within the shop's limits.
	 *
	 * @param Product $product Product of the form, or the chosen variation.
	 */
	private static function quantity( Product $product ): string {
		$limits  = $product->limits();
		$hint_id = wp_unique_id( 'storefront-add-to-cart-hint-' );
		return sprintf(
			'<label class="storefront-add-to-cart__quantity" data-quantity%5$s><span>%1$s</span>'
				. '<input type="number" name="quantity" inputmode="%8$s" required value="%2$s" min="%2$s" max="%3$s" step="%4$s" aria-describedby="%6$s"></label>'
				. '<p class="storefront-add-to-cart__hint" id="%6$s" data-quantity-hint>%7$s</p>',
			Text::encode( __( 'Quantity', 'storefront-islands' ) ),
			Quantity::value( $limits->minimum ),
			Quantity::value( $limits->maximum ),
			Quantity::value( $limits->multiple_of ),
			$limits->are_open() ? '' : ' hidden',
			$hint_id,
			Text::encode( $limits->are_open() ? $limits->hint() : '' ),
			Quantity::input_mode( $limits->multiple_of )
		);
	}
}
