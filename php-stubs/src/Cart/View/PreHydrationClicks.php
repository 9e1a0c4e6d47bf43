<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart. Buttons of the cart can be clicked as soon as they are painted, but only work after
 * hydration: earlier clicks are stored in window.storefrontIslands.clicks and repeated by
 * src/islands/shared/pre-hydration-clicks.ts. Clicks in content areas are not recorded. Plus and minus step the number in
 * their field at once, by the rules of stepQuantity() in src/domain/cart/quantity.ts; hydration finds it as if it was
 * typed (src/islands/cart/props.ts). Where the field holds no whole number, or is not among the siblings, the click is
 * recorded.
 */
final class PreHydrationClicks {
	private const SCRIPT = <<<'JS'
var storefrontIslands = window.storefrontIslands || {};
if ( ! storefrontIslands.clicks ) {
	storefrontIslands.clicks = new Array();
	document.addEventListener( 'click', function ( event ) {
		var kept = window.storefrontIslands.clicks;
		var button = kept ? event.target.closest( ':is(.storefront-cart,.storefront-checkout):not([data-hydrated]) button:not([data-area] *)' ) : null;
		var field = button && button.parentNode.querySelector( ':scope > [data-limits]' );
		if ( field && /^\d{1,9}$/.test( field.value ) ) {
			var limits = field.dataset.limits.split( ' ' ).map( Number );
			var groups = field.value / limits[2];
			var by = button === field.nextElementSibling ? 1 : -1;
			var next = ( by > 0 ? Math.floor( groups ) + 1 : Math.ceil( groups ) - 1 ) * limits[2];
			next = Math.min( Math.max( next, limits[0] ), limits[1] );
			if ( ( next - field.value ) * by > 0 ) {
				field.value = next;
			}
		} else if ( button ) {
			kept.push( button );
			if ( ! button.hasAttribute( 'aria-busy' ) ) {
				button.setAttribute( 'aria-busy', 'true' );
			}
		}
	}, true );
}
JS;

	/** Returns the script element, to be printed in the block before the cart. */
	public static function html(): string {
		return InlineScript::html( self::SCRIPT );
	}
}
