<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\QuantityField;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart and the checkout. Their buttons can be clicked as soon as they are painted, but only work
 * after hydration: earlier clicks are stored in window.storefrontIslands.clicks and repeated by
 * src/islands/shared/pre-hydration-clicks.ts. Clicks in content areas are not recorded. Plus and minus step the number in
 * their field at once, by the rules of stepQuantity() in src/domain/cart/quantity.ts; hydration finds it as if it was
 * typed, but for the mark that it was only stepped (src/islands/cart/pre-hydration-input.ts). Where the field holds no
 * whole number, the click is recorded. A folded field that is unfolded gets the focus, as by unfoldToField() in
 * src/ui/focus.ts.
 */
final class PreHydrationClicks {
	private const SCRIPT = <<<'JS'
var storefrontIslands = window.storefrontIslands || {};
if ( ! storefrontIslands.clicks ) {
	storefrontIslands.clicks = new Array();
	document.addEventListener( 'click', function ( event ) {
		var kept = window.storefrontIslands.clicks;
		var button = kept ? event.target.closest( ':is(.storefront-cart,.storefront-checkout):not([data-hydrated]) button:not([data-area] *)' ) : null;
		var field = button ? button.parentNode.querySelector( ':scope > [data-item-key]' ) : null;
		var limits = field ? ( %s )[ field.dataset.itemKey ] : '';
		if ( limits ? /^\d{1,9}$/.test( field.value ) : false ) {
			limits = limits.split( ' ' ).map( Number );
			var groups = field.value / limits[2];
			var by = button === field.nextElementSibling ? 1 : -1;
			var next = ( by > 0 ? Math.floor( groups ) + 1 : Math.ceil( groups ) - 1 ) * limits[2];
			next = Math.min( Math.max( next, limits[0] ), limits[1] );
			if ( ( next - field.value ) * by > 0 ) {
				if ( field.value === ( field.dataset.stepped || field.defaultValue ) ) {
					field.dataset.stepped = next;
				}
				field.value = next;
			}
		} else if ( button ) {
			kept.push( button );
			if ( ! button.hasAttribute( 'aria-busy' ) ) {
				button.setAttribute( 'aria-busy', 'true' );
			}
		}
		var folded = kept ? event.target.closest( ':is(.storefront-cart,.storefront-checkout):not([data-hydrated]) :is(.storefront-cart__coupon,.storefront-folded):not([open])>summary' ) : null;
		if ( folded ) {
			event.preventDefault();
			folded.parentNode.open = true;
			folded.parentNode.querySelector( 'input' ).focus();
		}
	}, true );
}
JS;

	/**
	 * Returns the script element, to be printed in the block before the cart.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart; empty where no quantity can be changed.
	 */
	public static function html( array $cart = array() ): string {
		$limits = array();
		foreach ( ( new JsonReader( $cart ) )->objects( 'items' ) as $item ) {
			$limits[ $item->string( 'key' ) ] = implode( ' ', array_map( array( Quantity::class, 'value' ), QuantityField::limits( $item ) ) );
		}
		return InlineScript::html( sprintf( self::SCRIPT, (string) wp_json_encode( (object) $limits, JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}
}
