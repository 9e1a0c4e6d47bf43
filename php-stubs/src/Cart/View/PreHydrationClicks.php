<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart. Buttons of the cart can be clicked as soon as they are painted, but only work after
 * hydration: earlier clicks are stored in window.storefrontIslands.clicks and repeated by
 * src/islands/shared/pre-hydration-clicks.ts. Clicks in content areas are not recorded.
 */
final class PreHydrationClicks {
	private const SCRIPT = <<<'JS'
var storefrontIslands = window.storefrontIslands || {};
if ( ! storefrontIslands.clicks ) {
	storefrontIslands.clicks = new Array();
	document.addEventListener( 'click', function ( event ) {
		var kept = window.storefrontIslands.clicks;
		var button = kept ? event.target.closest( ':is(.storefront-cart,.storefront-checkout):not([data-hydrated]) button:not([data-area] *)' ) : null;
		if ( button ) {
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
