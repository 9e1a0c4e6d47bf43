<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/**
 * Form with one button, which works without JavaScript; or a link to the page on which the product can be configured,
 * read about, or bought.
 */
final class AddToCart {
	/**
	 * Returns the button or link of a product card.
	 *
	 * @param string $cart_url Target of the form without JavaScript: the cart page shows the resulting notice.
	 */
	public static function html( Product $product, string $cart_url ): string {
		$link = $product->loop_link();
		if ( '' !== $link ) {
			return $link;
		}
		if ( $product->is_added_in_lists() ) {
			return self::form( $product, $cart_url );
		}
		return sprintf(
			'<a class="storefront-add-to-cart__button storefront-add-to-cart__button--link %s" rel="nofollow" href="%s">%s<span class="storefront-visually-hidden"> %s</span>%s</a>',
			ThemeButton::classes(),
			Text::url( $product->list_url() ),
			Text::encode( $product->button_label() ),
			Text::encode( self::quoted( $product ) ),
			self::in_cart( $product )
		);
	}

	/**
	 * Returns the form.
	 *
	 * @param string $cart_url Target of the form without JavaScript.
	 */
	private static function form( Product $product, string $cart_url ): string {
		$quantity = $product->list_quantity();
		$props    = array(
			'productId' => $product->id(),
			'name'      => $product->name(),
		);
		return sprintf(
			'<form class="storefront-add-to-cart" method="post" action="%7$s" %1$s>'
				. '<input type="hidden" name="quantity" value="%2$s">%10$s'
				. '<button class="storefront-add-to-cart__button add_to_cart_button %8$s" type="submit" name="add-to-cart" value="%3$d"%11$s>'
				. '%4$s<span class="storefront-visually-hidden"> %5$s</span>%9$s</button>%6$s</form>',
			self::island( $props, AfterAdd::leaves() ),
			Quantity::value( $quantity ),
			$product->id(),
			self::label_html( self::label( $product, $quantity ) ),
			Text::encode( self::quoted( $product ) ),
			self::message( $product ),
			Text::url( $cart_url ),
			ThemeButton::classes(),
			self::in_cart( $product ),
			AfterAdd::field_of_list(),
			self::data( $product )
		);
	}

	/** Returns the data attributes of the button, each with a space before it. */
	private static function data( Product $product ): string {
		$html = '';
		foreach ( $product->list_data() as $name => $value ) {
			$html .= 1 === preg_match( '/^data-[a-z0-9_-]+$/', $name ) ? sprintf( ' %s="%s"', $name, Text::encode( $value ) ) : '';
		}
		return $html;
	}

	/**
	 * Returns the attributes of a form's island; nothing for a form that the browser sends, which has its styles only.
	 *
	 * @param array<string, mixed> $props   Props of the island.
	 * @param bool                 $is_sent True if the browser sends the form.
	 */
	public static function island( array $props, bool $is_sent ): string {
		if ( $is_sent ) {
			Island::enqueue_assets( 'add-to-cart' );
			return '';
		}
		return Island::attributes( 'add-to-cart', $props );
	}

	/** Returns the place in which src/site/held-adds/in-cart.ts shows how many are in the cart. */
	private static function in_cart( Product $product ): string {
		return sprintf(
			' <span class="storefront-add-to-cart__count" data-in-cart="%d" data-text="%s"></span>',
			$product->id(),
			/* translators: %s: number of pieces of one product. */
			Text::encode( __( '%s in cart', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns the button's label, overlaid with the text shown while a click waits for hydration: the button has the
	 * size for both from the start.
	 */
	public static function label_html( string $label ): string {
		return sprintf(
			'<span class="storefront-add-to-cart__words"><span data-label>%s</span><span data-adding>%s</span></span>',
			Text::encode( $label ),
			Text::encode( __( 'Adding…', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns the element in which the result is shown, with the words for one that is there before the island. It exists
	 * from the start, so that screen readers announce changes and nothing shifts.
	 */
	public static function message( Product $product ): string {
		return sprintf(
			'<p class="storefront-add-to-cart__message" role="status" data-message data-added="%s" data-seen="%s" data-view="%s"></p>',
			/* translators: %s: a product's name. */
			Text::encode( sprintf( __( '"%s" was added to your cart.', 'storefront-islands' ), $product->name() ) ),
			Text::encode( __( 'Added.', 'storefront-islands' ) ),
			Text::encode( __( 'View cart', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns the product name for screen reader users, who hear the buttons of a list without the names above them.
	 */
	private static function quoted( Product $product ): string {
		/* translators: %s: product's name. */
		return sprintf( __( '“%s”', 'storefront-islands' ), $product->name() );
	}

	/**
	 * Returns the button's text: the shop's own, unless another quantity than one unit is added at once.
	 *
	 * @param float $quantity Number of units that are added.
	 */
	private static function label( Product $product, float $quantity ): string {
		if ( 1.0 !== $quantity ) {
			/* translators: %s: number of pieces. */
			return sprintf( __( 'Add %s to cart', 'storefront-islands' ), Number::quantity( $quantity ) );
		}
		return $product->button_label();
	}
}
