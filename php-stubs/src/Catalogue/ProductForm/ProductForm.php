<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\AfterAdd;
use StorefrontIslands\Catalogue\Product\Attribute;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\Product\Rating;
use StorefrontIslands\Catalogue\Product\Variation;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ProductFormParts;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/** Image, name, rating and the form with price, options, quantity and button. The form works without JavaScript. */
final class ProductForm {
	/**
	 * Returns the block's inner HTML: the product with the form next to it.
	 *
	 * @param int $heading_level Level of the product name's heading: 1 on its own page.
	 * @param string $form Result of of().
	 * @param array<string, string> $printed What other plugins print, by WooCommerce's action.
	 */
	public static function beside_product( Product $product, Product $shown, string $gallery, int $heading_level, string $form, array $printed ): string {
		$summary = $product->summary();
		return sprintf(
			'%1$s<div class="storefront-product__main"><h%2$d class="storefront-product__name">%3$s</h%2$d>%4$s%5$s%6$s%7$s%8$s</div>',
			$gallery,
			$heading_level,
			Text::encode( $product->name() ),
			Rating::html( $product->average_rating(), $product->review_count() ),
			self::added( $printed, 'woocommerce_single_product_summary' ),
			'' === $summary ? '' : sprintf( '<p class="storefront-product__summary">%s</p>', Text::encode( $summary ) ),
			$form,
			self::added( $printed, 'woocommerce_product_meta_start' ) . self::measures( $shown->measures(), $product->measures() ) . self::added( $printed, 'woocommerce_product_meta_end' )
		);
	}

	/**
	 * Returns what other plugins print at an action, in an element of its own; empty for nothing.
	 *
	 * @param array<string, string> $printed HTML by action.
	 */
	private static function added( array $printed, string $action ): string {
		return isset( $printed[ $action ] ) ? "<div class=\"storefront-product__added\">{$printed[ $action ]}</div>" : '';
	}

	/**
	 * Returns SKU, weight and dimensions, which change with the chosen options. Those that the product lacks are
	 * hidden.
	 *
	 * @param array<string, string> $shown   Result of Product::measures() for the chosen variation, or the product.
	 * @param array<string, string> $product The same for the product.
	 */
	private static function measures( array $shown, array $product ): string {
		$labels = array(
			'sku'                => __( 'SKU', 'storefront-islands' ),
			'product_weight'     => __( 'Weight', 'storefront-islands' ),
			'product_dimensions' => __( 'Dimensions', 'storefront-islands' ),
		);
		$rows   = '';
		foreach ( $labels as $name => $label ) {
			$rows .= sprintf(
				'<div class="storefront-product__measure"%s><dt>%s</dt><dd class="%s" data-of-product="%s">%s</dd></div>',
				isset( $shown[ $name ] ) || isset( $product[ $name ] ) ? '' : ' hidden',
				Text::encode( $label ),
				$name,
				Text::encode( $product[ $name ] ?? '' ),
				Text::encode( $shown[ $name ] ?? $product[ $name ] ?? '' )
			);
		}
		return "<dl class=\"storefront-product__measures product_meta\">$rows</dl>";
	}

	/**
	 * Returns the form for one product; only price and stock if it cannot be bought.
	 *
	 * @param Variation[] $variations Variations of the product; empty for a simple product.
	 * @param Attribute[] $attributes Attributes of the product that make variations.
	 * @param ProductFormParts $parts What the shop and other plugins put into the form.
	 * @param string $cart_url Target of the form without JavaScript: the cart page shows the resulting notice.
	 */
	public static function of( Product $product, array $variations, array $attributes, VariationChoice $choice, ProductFormParts $parts, string $cart_url ): string {
		if ( $product->is_external() ) {
			return $product->facts() . $parts->at( 'woocommerce_before_add_to_cart_form' ) . self::external( $product, $parts ) . $parts->at( 'woocommerce_after_add_to_cart_form' );
		}
		if ( null !== $parts->whole ) {
			return $product->facts() . $parts->whole;
		}
		if ( ! $product->can_be_bought() ) {
			return $product->facts();
		}
		return $parts->at( 'woocommerce_before_add_to_cart_form' )
			. self::form( $product, $variations, $attributes, $choice, $parts, $cart_url )
			. $parts->at( 'woocommerce_after_add_to_cart_form' );
	}

	/**
	 * Returns the link to the site that sells an external product.
	 *
	 * @param ProductFormParts $parts What other plugins print beside the link.
	 */
	private static function external( Product $product, ProductFormParts $parts ): string {
		$url = $product->external_url();
		return '' === $url ? '' : sprintf(
			'%s<p class="storefront-add-to-cart__row"><a class="storefront-add-to-cart__button storefront-add-to-cart__button--link %s" rel="nofollow noopener" href="%s">%s</a></p>%s',
			$parts->at( 'woocommerce_before_add_to_cart_button' ),
			ThemeButton::classes(),
			Text::url( $url ),
			Text::encode( $product->form_label() ),
			$parts->at( 'woocommerce_after_add_to_cart_button' )
		);
	}

	/**
	 * Returns the form. Scripts of other plugins find it by WooCommerce's class names.
	 *
	 * @param Variation[] $variations Variations of the product.
	 * @param Attribute[] $attributes Attributes of the product that make variations.
	 * @param ProductFormParts $parts What the shop and other plugins put into the form.
	 * @param string $cart_url Target of the form without JavaScript: the cart page shows the resulting notice.
	 */
	private static function form( Product $product, array $variations, array $attributes, VariationChoice $choice, ProductFormParts $parts, string $cart_url ): string {
		$chosen = $choice->variation( $variations );
		$shown  = null === $chosen ? $product : $chosen->product ?? $product;
		$at     = array( $parts, 'at' );
		$leaves = AfterAdd::leaves() || $parts->is_sent;
		return sprintf(
			'<form class="storefront-add-to-cart storefront-add-to-cart--page%1$s cart" method="post" enctype="multipart/form-data" action="%2$s" data-product_id="%3$d"%4$s%5$s%7$s %6$s>',
			array() === $attributes ? '' : ' variations_form',
			Text::url( $leaves ? AfterAdd::action( $product ) : $cart_url ),
			$product->id(),
			// As WooCommerce's form with many variations: scripts of plugins ask for them one by one.
			array() === $attributes ? '' : ' data-product_variations="false"',
			$leaves ? ' data-leaves' : '',
			// A form with options has them handled in any case.
			AddToCart::island( self::props( $product, $variations, $attributes, $parts ), $leaves && array() === $attributes ),
			// Scripts of plugins wait for the events of a form with options before they show their fields.
			array() === $attributes || array() === $parts->html ? '' : ' data-awaited'
		)
			. AfterAdd::field()
			. $at( 'woocommerce_before_variations_form' )
			. sprintf( '<div class="storefront-add-to-cart__facts" aria-live="polite" data-facts>%s</div>', $shown->facts( $shown === $product ? null : $product ) )
			. self::templates( $product, $variations )
			. VariationFields::html( $product->id(), $attributes, $choice )
			. $at( 'woocommerce_after_variations_table' )
			. $at( 'woocommerce_before_single_variation' )
			. ( array() === $attributes ? '' : '<div class="single_variation_wrap"><div class="woocommerce-variation single_variation" hidden></div>' )
			. $at( 'woocommerce_single_variation' )
			. $at( 'woocommerce_before_add_to_cart_button' )
			. ( $parts->has_button ? self::row( $product, $shown, $parts ) : '' )
			. AddToCart::message( $product )
			. $at( 'woocommerce_after_add_to_cart_button' )
			. ( array() === $attributes ? '' : '</div>' )
			. $at( 'woocommerce_after_single_variation' )
			. $at( 'woocommerce_after_variations_form' )
			. ( $parts->has_bar && $parts->has_button ? self::bar( $product ) : '' )
			. '</form>';
	}

	/**
	 * Returns the quantity and the button.
	 *
	 * @param ProductFormParts $parts What other plugins print beside the quantity.
	 */
	private static function row( Product $product, Product $shown, ProductFormParts $parts ): string {
		return sprintf(
			'<div class="storefront-add-to-cart__row">%1$s%2$s%3$s<button class="storefront-add-to-cart__button single_add_to_cart_button alt %4$s" type="submit" name="add-to-cart" value="%5$d">%6$s</button></div>',
			$parts->at( ProductFormParts::BEFORE_QUANTITY ),
			self::quantity( $shown, $parts ),
			$parts->at( ProductFormParts::AFTER_QUANTITY ),
			ThemeButton::classes(),
			$product->id(),
			AddToCart::label_html( $product->form_label() )
		);
	}

	/**
	 * Returns the bar with the button that phones show while the form's own is out of sight; style sheets show and hide it.
	 */
	private static function bar( Product $product ): string {
		return sprintf(
			'<div class="storefront-add-to-cart__bar"><span>%1$s</span><button class="storefront-add-to-cart__button %2$s" type="submit" name="add-to-cart" value="%3$d">'
				. '<span class="storefront-add-to-cart__bar-label">%4$s</span><span class="storefront-add-to-cart__bar-state storefront-add-to-cart__bar-state--adding">%5$s</span><span class="storefront-add-to-cart__bar-state storefront-add-to-cart__bar-state--added">%6$s</span></button></div>',
			Text::encode( $product->name() ),
			ThemeButton::classes(),
			$product->id(),
			Text::encode( $product->form_label() ),
			Text::encode( __( 'Adding…', 'storefront-islands' ) ),
			Text::encode( __( 'Added', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns the props of the island.
	 *
	 * @param Variation[] $variations Variations of the product.
	 * @param Attribute[] $attributes Attributes of the product that make variations.
	 * @param ProductFormParts $parts What the shop and other plugins put into the form.
	 * @return array<string, mixed>
	 */
	private static function props( Product $product, array $variations, array $attributes, ProductFormParts $parts ): array {
		$known = array();
		$more  = array();
		foreach ( $variations as $variation ) {
			if ( null === $variation->product ) {
				$more[] = $variation->short( $attributes );
			} else {
				$known[] = $variation->props();
			}
		}
		return array(
			'productId'  => $product->id(),
			'name'       => $product->name(),
			'unchosen'   => $product->props(),
			'variations' => $known,
		) + ( array() === $variations ? array() : array(
			'more'         => array_values( array_filter( $more ) ),
			'variationUrl' => $parts->variation_url,
		) );
	}

	/**
	 * Returns template elements with price and stock of each variation, and of the product for no choice, which the
	 * island copies.
	 *
	 * @param Variation[] $variations Variations of the product.
	 */
	private static function templates( Product $product, array $variations ): string {
		if ( array() === $variations ) {
			return '';
		}
		$templates = sprintf( '<template data-facts-of="">%s</template>', $product->facts() );
		foreach ( $variations as $variation ) {
			if ( null !== $variation->product ) {
				$templates .= sprintf( '<template data-facts-of="%d">%s</template>', $variation->id, $variation->product->facts( $product ) );
			}
		}
		return $templates;
	}

	/**
	 * Returns the quantity, within the shop's limits, with its hint.
	 *
	 * @param ProductFormParts $parts What other plugins print beside it.
	 */
	private static function quantity( Product $product, ProductFormParts $parts ): string {
		$limits  = $product->limits();
		$hint_id = wp_unique_id( 'storefront-add-to-cart-hint-' );
		return sprintf(
			'<div class="storefront-add-to-cart__quantity" data-quantity%1$s>%2$s</div><p class="storefront-add-to-cart__hint" id="%3$s" data-quantity-hint>%4$s</p>',
			$limits->are_open() ? '' : ' hidden',
			QuantityInput::html(
				$product,
				__( 'Quantity', 'storefront-islands' ),
				array(
					'name'             => 'quantity',
					'required'         => '',
					'aria-describedby' => $hint_id,
					'value'            => Quantity::value( $product->initial_quantity() ),
					'min'              => Quantity::value( $limits->minimum ),
				),
				$parts,
				false
			),
			$hint_id,
			Text::encode( $limits->are_open() ? $limits->hint() : '' )
		);
	}
}
