<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\ScriptFailures;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script of pages with filters or a list of orders, for scripts that do not come: what was ticked, typed or chosen
 * has waited for ten seconds, or they failed twice meanwhile, or, a second after the last change, boot has not run. The
 * browser then opens the page that the forms lead to without JavaScript: the first changed form's, with the fields of
 * the other changed ones in place of those that it holds of them. A filter with an Apply button of its own waits for
 * that, and a folded list unfolds. Offline it waits on. A form that is hydrated applies its change itself.
 */
final class PlainFilters {
	/** Islands with such a form. */
	private const ISLANDS = array( 'filter-list', 'price-filter', 'product-grid' );

	/** Before WordPress prints the scripts whose failures it counts, at priority 20. */
	private const PRIORITY = 19;

	private const SCRIPT = <<<'JS'
( function () {
	var touched = new Array();
	var timer = 0;
	var failures = 0;
	%s
	function asleep( control ) {
		return control.closest( '[data-island]:not([data-hydrated])' );
	}
	function nameOf( name ) {
		return name.split( '[' )[0];
	}
	function open( forms ) {
		var query = new URLSearchParams();
		var first = new FormData( forms[0] );
		var owners = {};
		forms.forEach( function ( form ) {
			Array.from( form.elements ).forEach( function ( field ) {
				if ( field.type !== 'hidden' ) {
					owners[ nameOf( field.name ) ] = form;
				}
			} );
		} );
		forms.forEach( function ( form ) {
			new FormData( form ).forEach( function ( value, name ) {
				var owner = owners[ nameOf( name ) ] || ( first.has( name ) ? forms[0] : form );
				if ( owner === form ) {
					query.append( name, value );
				}
			} );
		} );
		var address = new URL( forms[0].action );
		address.search = query;
		location.assign( address );
	}
	function giveUp() {
		clearTimeout( timer );
		timer = 0;
		failures = 0;
		if ( navigator.onLine === false ) {
			timer = setTimeout( giveUp, 10000 );
			return;
		}
		var forms = new Array();
		touched.filter( asleep ).forEach( function ( control ) {
			var form = control.form;
			var apply = form.querySelector( '.storefront-filter__apply:not(.storefront-filter__apply--without-script)' );
			if ( control.type === 'range' ? ! control.name : false ) {
				var at = Array.from( form.querySelectorAll( '[type=range]' ) ).indexOf( control );
				form.querySelectorAll( '[type=number]' )[ at ].value = control.value;
			}
			if ( control.type === 'button' ) {
				form.querySelector( '.is-folded' ).classList.remove( 'is-folded' );
				control.hidden = true;
			} else if ( apply ) {
				apply.removeAttribute( 'aria-disabled' );
			} else if ( forms.indexOf( form ) < 0 ) {
				forms.push( form );
			}
		} );
		touched = new Array();
		if ( forms.length ) {
			open( forms );
		}
	}
	function wait() {
		if ( isBootLost() ) {
			clearTimeout( timer );
			timer = setTimeout( giveUp, 1000 );
		}
		timer = timer || setTimeout( giveUp, 10000 );
	}
	function touch( event ) {
		var control = event.target.closest( '.storefront-filter__form [name],.storefront-filter__form [type=range],.storefront-product-grid__sort select,.storefront-filter-list__more' );
		if ( control ? asleep( control ) : false ) {
			if ( ( event.type === 'change' ) !== ( control.type === 'button' ) ) {
				touched = touched.filter( function ( one ) {
					return one !== control;
				} ).concat( control );
				wait();
			}
		}
	}
	document.addEventListener( 'change', touch, true );
	document.addEventListener( 'click', touch, true );
	window.addEventListener( 'load', function () {
		if ( timer ) {
			setTimeout( wait );
		}
	} );
	window.addEventListener( 'error', function ( event ) {
		var failed = timer ? failuresOf( event ) : 0;
		failures += failed;
		if ( failed ) {
			setTimeout( function () {
				if ( failures > 1 ) {
					giveUp();
				} else if ( failures ) {
					document.body.dispatchEvent( new CustomEvent( 'storefront-islands_filters_changed' ) );
				}
			}, 1000 );
		}
	}, true );
} )();
JS;

	/** Has the script printed on pages with such a form. */
	public static function register(): void {
		add_action( 'storefront_islands_island_rendered', array( self::class, 'look_at_island' ) );
	}

	/** Prints the script at the end of the page if the island has such a form. */
	public static function look_at_island( string $name ): void {
		if ( in_array( $name, self::ISLANDS, true ) ) {
			add_action( 'wp_footer', array( self::class, 'print' ), self::PRIORITY );
		}
	}

	/** Prints the script. */
	public static function print(): void {
		echo InlineScript::html( sprintf( self::SCRIPT, ScriptFailures::COUNT . ScriptFailures::BOOT ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- No text of anybody is in it.
	}
}
