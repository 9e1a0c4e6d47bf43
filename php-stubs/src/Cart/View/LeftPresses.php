<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Shop\ShopFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script of the cart, for a page that is left before its scripts have run: it keeps stepped and typed quantities,
 * chosen rates and what was pressed (removals, coupons, cross-sells) for the next page of the tab, as keepLeftChanges()
 * does in src/stores/cart/page/left-changes.ts, which tells the form of what is kept. A page that comes back shows the
 * printed cart again, which is then read anew, or the presses would count twice. For the same reason a second copy of the
 * script, of another cart on the page, finds nothing left to keep.
 */
final class LeftPresses {
	private const SCRIPT = <<<'JS'
window.addEventListener( 'pagehide', function () {
	var page = window.storefrontIslands;
	var changes = new Array();
	function newKey() {
		return 'change-' + crypto.getRandomValues( new Uint32Array( 4 ) ).join( '-' );
	}
	function add( intent ) {
		changes.push( { key: newKey(), intent: intent } );
	}
	if ( ! page.clicks ) {
		return;
	}
	document.querySelectorAll( '.storefront-cart:not([data-hydrated]) .storefront-line [data-item-key]' ).forEach( function ( field ) {
		var isStep = field.dataset.stepped === field.value;
		if ( field.value !== field.defaultValue ) {
			add( {
				type: 'set-quantity',
				key: field.dataset.itemKey,
				quantity: field.value,
				from: isStep ? field.defaultValue : undefined
			} );
			field.value = field.defaultValue;
			field.removeAttribute( 'data-stepped' );
		}
	} );
	var rates = document.querySelectorAll( '.storefront-cart:not([data-hydrated]) input[name^=storefront-rate-]' );
	rates.forEach( function ( radio ) {
		if ( radio.checked ? ! radio.defaultChecked : false ) {
			add( { type: 'select-rate', packageId: radio.name.slice( 16 ), rateId: radio.value } );
		}
	} );
	rates.forEach( function ( radio ) {
		radio.checked = radio.defaultChecked;
	} );
	page.clicks = page.clicks.filter( function ( button ) {
		var line = button.closest( '.storefront-line' );
		var coupon = button.closest( '.storefront-coupons__coupon' );
		var form = button.closest( '.storefront-coupon-form' );
		var code = form ? form.querySelector( 'input' ).value.trim() : '';
		if ( line ? button.matches( '.storefront-line__quantity > .storefront-link-button' ) : false ) {
			add( { type: 'remove-item', key: line.dataset.key } );
		} else if ( coupon ) {
			add( { type: 'remove-coupon', code: coupon.firstChild.textContent } );
		} else if ( code ) {
			add( { type: 'apply-coupon', code: code } );
			form.reset();
		} else if ( button.dataset.productId ) {
			add( {
				type: 'add-item',
				productId: Number( button.dataset.productId ),
				quantity: Number( button.dataset.quantity ),
				variation: new Array(),
				extra: {},
				idempotencyKey: newKey()
			} );
		} else {
			return true;
		}
		button.removeAttribute( 'aria-busy' );
		return false;
	} );
	if ( changes.length ) {
		try {
			var key = 'storefront-islands-changes' + %s;
			var left = JSON.parse( sessionStorage.getItem( key ) || '{}' );
			sessionStorage.setItem( key, JSON.stringify( Array.of( Date.now() ).concat( Date.now() - left[0] < 60000 ? left.slice( 1 ) : new Array(), changes ) ) );
		} catch ( error ) {
			console.warn( 'storefront-islands:', error );
		}
	}
} );
JS;

	/** Returns the script element, to be printed behind PreHydrationClicks, which records what is pressed. */
	public static function html(): string {
		return InlineScript::html( sprintf( self::SCRIPT, (string) wp_json_encode( ShopFolder::path(), JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}
}
