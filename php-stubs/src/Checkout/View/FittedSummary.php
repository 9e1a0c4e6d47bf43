<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Two inline scripts around the checkout that fit its summary into the window before the first paint: the server does
 * not know the size of the block. On small screens it is collapsed; the first script hides what will be, because a
 * browser may paint before the second is parsed. Beside the form its list of products scrolls where it is long, and gets
 * a tab stop for that, which not every browser gives by itself; measured in the first frame, as the page would be laid out
 * once more for it before. Without scripts, or where a plugin delays them, the summary stays expanded.
 */
final class FittedSummary {
	/**
	 * Minimum width for the summary in the side column, in rem of 16 px or more (tools/webpack/steady-rem.mjs); same value as
	 * $two-columns in blocks/shared/styles/_tokens.scss.
	 */
	private const BEFORE = <<<'JS'
if ( document.readyState === 'loading' ) {
	( function ( block ) {
		var rem = parseFloat( getComputedStyle( document.documentElement ).fontSize );
		if ( block.offsetWidth < 44 * Math.max( 16, rem ) ) {
			block.classList.add( 'storefront-checkout-folds' );
		}
	} )( document.currentScript.parentNode );
}
JS;

	private const AFTER = <<<'JS'
document.querySelectorAll( '.storefront-checkout-folds' ).forEach( function ( block ) {
	var summary = block.querySelector( '.storefront-order__details' );
	block.classList.remove( 'storefront-checkout-folds' );
	if ( summary ) {
		summary.open = false;
	}
} );
document.querySelectorAll( '.storefront-order__lines' ).forEach( function ( list ) {
	new ResizeObserver( function ( entries, observer ) {
		observer.disconnect();
		if ( list.scrollHeight > list.clientHeight ) {
			list.tabIndex = 0;
		}
	} ).observe( list );
} );
JS;

	/** Returns the script before the checkout. */
	public static function before(): string {
		return InlineScript::html( self::BEFORE );
	}

	/** Returns the script after the checkout. */
	public static function after(): string {
		return InlineScript::html( self::AFTER );
	}
}
