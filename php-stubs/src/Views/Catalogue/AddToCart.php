<?php
/**
 * The button that puts a product of a list into the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** A form of one button, which works without JavaScript; or a link to where there is something to choose or to read. */
final class AddToCart {
	/**
	 * What a card ends with.
	 *
	 * @param Product $product  Whose.
	 * @param string  $cart_url Where the form leads without JavaScript: the cart's page shows what came of it.
	 */
	public static function html( Product $product, string $cart_url ): string {
		if ( $product->can_be_added() ) {
			return self::form( $product, $cart_url );
		}
		$label = $product->can_be_bought() ? __( 'Choose options', 'storefront-islands' ) : __( 'View product', 'storefront-islands' );
		return sprintf(
			'<a class="storefront-add-to-cart__button storefront-add-to-cart__button--link wp-element-button" href="%s">%s<span class="storefront-visually-hidden"> %s</span></a>',
			Text::url( $product->url() ),
			Text::encode( $label ),
			Text::encode( self::quoted( $product ) )
		);
	}

	/**
	 * The form.
	 *
	 * @param Product $product  Whose.
	 * @param string  $cart_url Where it leads without JavaScript.
	 */
	private static function form( Product $product, string $cart_url ): string {
		$minimum = $product->limits()->minimum;
		$props   = array(
			'productId' => $product->id(),
			'name'      => $product->name(),
		);
		return sprintf(
			'<form class="storefront-add-to-cart" method="post" action="%7$s" %1$s>'
				. '<input type="hidden" name="quantity" value="%2$d">'
				. '<button class="storefront-add-to-cart__button wp-element-button" type="submit" name="add-to-cart" value="%3$d">'
				. '%4$s<span class="storefront-visually-hidden"> %5$s</span></button>%6$s</form>',
			Island::attributes( 'add-to-cart', $props ),
			$minimum,
			$product->id(),
			self::words( self::label( $product, $minimum ) ),
			Text::encode( self::quoted( $product ) ),
			self::message(),
			Text::url( $cart_url )
		);
	}

	/**
	 * What stands on the button, and over it in the same place what stands there while a click is held back for the island: the
	 * button has room for both from the start.
	 *
	 * @param string $label Text.
	 */
	public static function words( string $label ): string {
		return sprintf(
			'<span class="storefront-add-to-cart__words"><span data-label>%s</span><span data-adding>%s</span></span>',
			Text::encode( $label ),
			Text::encode( __( 'Adding…', 'storefront-islands' ) )
		);
	}

	/** Where the island says what came of it. It is there from the start, so that screen readers listen to it and nothing moves. */
	public static function message(): string {
		return '<p class="storefront-add-to-cart__message" role="status" data-message></p>';
	}

	/**
	 * The name, for those who hear the buttons of a list without seeing what stands above them.
	 *
	 * @param Product $product Whose.
	 */
	private static function quoted( Product $product ): string {
		/* translators: %s: product's name. */
		return sprintf( __( '“%s”', 'storefront-islands' ), $product->name() );
	}

	/**
	 * The button's text: the shop's own, unless more than one is added at once.
	 *
	 * @param Product $product Whose.
	 * @param int     $minimum How many are added.
	 */
	private static function label( Product $product, int $minimum ): string {
		if ( $minimum > 1 ) {
			/* translators: %d: number of pieces. */
			return sprintf( __( 'Add %d to cart', 'storefront-islands' ), $minimum );
		}
		return $product->button_label();
	}
}
