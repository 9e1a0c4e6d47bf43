<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\ScriptFailures;
use StorefrontIslands\Shop\CartPost;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart, for a page whose scripts do not come: they failed twice, or what was pressed, typed or
 * chosen has waited for ten seconds. The cart then becomes the one without JavaScript (the content of its noscript
 * elements), and its form sends what was pressed, each press once, the last with the page. The element that boot knows is
 * left empty, so that a script that comes after all finds nothing to repeat. Offline it waits on, and it leaves a cart
 * that has begun to hydrate, which takes the presses (src/islands/shared/pre-hydration-clicks.ts), to React.
 */
final class PlainCart {
	private const SCRIPT = <<<'JS'
( function () {
	if ( window.storefrontIslands.plain ) {
		return;
	}
	window.storefrontIslands.plain = true;
	var timer = 0;
	var failures = 0;
	%2$s
	function asleep() {
		return document.querySelector( '.storefront-cart:not([data-hydrated])' );
	}
	function wait() {
		timer = timer || setTimeout( giveUp, 10000 );
		if ( failures > 1 ) {
			giveUp();
		}
	}
	function nameOf( button ) {
		return button.getAttribute( 'aria-label' ) || button.textContent;
	}
	function buttonOf( place, name ) {
		return Array.from( place.querySelectorAll( 'button[form]' ) ).find( function ( button ) {
			return nameOf( button ) === name;
		} );
	}
	function send( form, buttons ) {
		var button = buttons.shift();
		if ( buttons.length ) {
			var body = new FormData( form );
			body.append( button.name, button.value );
			fetch( location.href, { method: 'POST', body: body, redirect: 'manual' } ).finally( function () {
				send( form, buttons );
			} );
		} else if ( button ) {
			button.click();
		}
	}
	function giveUp() {
		var page = window.storefrontIslands;
		var island = asleep();
		var form = document.getElementById( '%1$s' );
		timer = 0;
		if ( ! island || ! form || ! page.clicks ) {
			return;
		}
		if ( navigator.onLine === false ) {
			timer = setTimeout( giveUp, 10000 );
			return;
		}
		var clicks = page.clicks.filter( function ( button ) {
			return island.contains( button );
		} );
		page.clicks = undefined;
		var cart = island.cloneNode( true );
		cart.removeAttribute( 'data-island' );
		var block = island.parentNode;
		island.replaceWith( cart );
		block.querySelectorAll( 'noscript' ).forEach( function ( noscript ) {
			var shown = document.createElement( 'div' );
			var html = page.html ? page.html( noscript.textContent ) : noscript.textContent;
			shown.className = 'storefront-without-script';
			shown.append( ...new DOMParser().parseFromString( html, 'text/html' ).body.childNodes );
			noscript.replaceWith( shown );
		} );
		var changed = false;
		island.querySelectorAll( 'input' ).forEach( function ( input ) {
			var isRadio = input.type === 'radio';
			if ( isRadio ? input.checked !== input.defaultChecked : input.value !== input.defaultValue ) {
				var name = isRadio ? 'shipping_method[' + input.name.replace( 'storefront-rate-', '' ) + ']' : input.dataset.itemKey ? 'cart[' + input.dataset.itemKey + '][qty]' : 'coupon_code';
				changed = changed || name !== 'coupon_code';
				Array.from( form.elements ).forEach( function ( field ) {
					if ( field.name === name ? ! isRadio : false ) {
						field.value = input.value;
					} else if ( field.name === name ? field.value === input.value : false ) {
						field.checked = input.checked;
					}
				} );
			}
		} );
		var buttons = clicks.map( function ( button ) {
			var line = button.closest( 'li[data-key]' );
			return buttonOf( line ? cart.querySelector( '[data-key="' + line.dataset.key + '"]' ) : cart, nameOf( button ) );
		} ).filter( Boolean );
		island.textContent = '';
		send( form, buttons.length ? buttons : ( changed ? [ form.querySelector( 'button' ) ] : [] ) );
	}
	document.addEventListener( 'click', function ( event ) {
		if ( event.target.closest( '.storefront-cart[data-island]:not([data-hydrated]) :is(button,details)' ) ) {
			wait();
		}
	}, true );
	document.addEventListener( 'change', function ( event ) {
		if ( event.target.closest( '.storefront-cart[data-island]:not([data-hydrated])' ) ) {
			wait();
		}
	}, true );
	window.addEventListener( 'error', function ( event ) {
		var failed = failuresOf( event );
		if ( failed ? asleep() : false ) {
			failures += failed;
			if ( timer ? failures > 1 : false ) {
				giveUp();
			} else if ( timer ) {
				setTimeout( function () {
					document.body.dispatchEvent( new CustomEvent( 'storefront-islands_wake' ) );
				}, 1000 );
			}
		}
	}, true );
} )();
JS;

	/** Returns the script element, to be printed behind PreHydrationClicks, which records what is pressed. */
	public static function html(): string {
		return InlineScript::html( sprintf( self::SCRIPT, CartPost::FORM_ID, ScriptFailures::COUNT ) );
	}
}
