<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\ScriptFailures;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the checkout, for a page whose scripts do not come. What was pressed waits, and after ten seconds a
 * notice says so. Where the scripts have failed twice the presses are forgotten, so that none orders later, and the notice
 * says that nothing was ordered. Both offer to load the page again. src/islands/shared/pre-hydration-clicks.ts ends it.
 */
final class LateScripts {
	private const SCRIPT = <<<'JS'
( function () {
	var page = window.storefrontIslands;
	if ( page.endWait ) {
		return;
	}
	var texts = %1$s;
	%2$s
	var timer = 0;
	var failures = 0;
	var place;
	function say( kind, text ) {
		var notice = document.createElement( 'div' );
		var words = document.createElement( 'p' );
		var again = document.createElement( 'a' );
		place = document.querySelector( '.storefront-checkout .storefront-actions__wait' );
		notice.className = 'storefront-notice storefront-notice--' + kind;
		words.textContent = text + ' ';
		again.textContent = texts.again;
		again.href = location.href;
		again.onclick = function ( event ) {
			event.preventDefault();
			if ( navigator.onLine !== false ) {
				location.reload();
			}
		};
		words.append( again );
		notice.append( words );
		if ( place ? page.clicks : false ) {
			place.replaceChildren( notice );
		}
	}
	function fail() {
		( page.clicks || new Array() ).forEach( function ( button ) {
			button.removeAttribute( 'aria-busy' );
		} );
		clearTimeout( timer );
		timer = 0;
		if ( page.clicks ) {
			page.clicks = new Array();
			say( 'error', texts.failed );
		}
	}
	function wake() {
		if ( failures > 1 ) {
			fail();
		} else if ( failures ) {
			document.body.dispatchEvent( new CustomEvent( 'storefront-islands_wake' ) );
		}
	}
	page.endWait = function () {
		clearTimeout( timer );
		if ( place ) {
			place.textContent = '';
		}
	};
	document.addEventListener( 'click', function ( event ) {
		if ( event.target.closest( '.storefront-checkout:not([data-hydrated]) .storefront-place-order button' ) ) {
			timer = timer || setTimeout( function () {
				say( 'warning', texts.late );
			}, 10000 );
			wake();
		}
	}, true );
	window.addEventListener( 'error', function ( event ) {
		var failed = failuresOf( event );
		if ( failed ? document.querySelector( '.storefront-checkout:not([data-hydrated])' ) : false ) {
			failures += failed;
			if ( timer ) {
				setTimeout( wake, 1000 );
			}
		}
	}, true );
} )();
JS;

	/** Returns the script element, to be printed behind PreHydrationClicks, which records what is pressed. */
	public static function html(): string {
		$texts = array(
			'again'  => __( 'Try again', 'storefront-islands' ),
			'late'   => __( 'This takes longer than usual.', 'storefront-islands' ),
			'failed' => __( 'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.', 'storefront-islands' ),
		);
		return InlineScript::html( sprintf( self::SCRIPT, (string) wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP ), ScriptFailures::COUNT ) );
	}
}
