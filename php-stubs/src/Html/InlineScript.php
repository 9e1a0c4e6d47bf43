<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints scripts that run before the first paint, on one line. Their code must contain no comments, no && and no
 * shortcode brackets, because filters of the content may rewrite those.
 *
 * Plugins that optimize pages are asked to leave them in their place. They have to work elsewhere all the same, in a
 * combined script or after the page has loaded, where document.currentScript tells nothing about the block.
 */
final class InlineScript {
	/** Attributes by which LiteSpeed Cache, Autoptimize, Cloudflare and WP Rocket leave a script alone. */
	private const IN_PLACE = array(
		'data-no-optimize' => '1',
		'data-noptimize'   => '1',
		'data-cfasync'     => 'false',
		'nowprocket'       => true,
	);

	/** Calls the function for the elements that no other copy of the script has found before. */
	private const FOR_EACH = <<<'JS'
document.querySelectorAll( '%1$s' ).forEach( function ( element ) {
	if ( ! element.storefrontScript ) {
		element.storefrontScript = true;
		( %2$s )( element, %3$s );
	}
} );
JS;

	/** Returns a script element. */
	public static function html( string $code ): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', $code ), self::IN_PLACE );
	}

	/**
	 * Returns a script that calls a function once for each element so far: printed inside or behind an element, for
	 * that one.
	 *
	 * @param string $selector CSS selector, without quotation marks. Only one script may have it.
	 * @param string $callback Function expression in JavaScript, called with the element and the argument.
	 * @param string $argument Second argument, as JavaScript.
	 */
	public static function for_each( string $selector, string $callback, string $argument = 'null' ): string {
		return self::html( sprintf( self::FOR_EACH, $selector, trim( $callback ), $argument ) );
	}
}
