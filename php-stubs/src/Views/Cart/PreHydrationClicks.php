<?php
/**
 * Prints the script that records pre-hydration clicks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart. Buttons of the cart can be clicked as soon as they are painted, but only work after
 * hydration: earlier clicks are stored in window.storefrontEarlyClicks and repeated by
 * src/islands/shared/pre-hydration-clicks.ts. Clicks in content areas are not recorded. The script contains no && and
 * no shortcode brackets, because filters of the content may rewrite those.
 */
final class PreHydrationClicks {
	private const SCRIPT = <<<'JS'
( function ( block ) {
	window.storefrontEarlyClicks = new Array();
	block.addEventListener( 'click', function ( event ) {
		var kept = window.storefrontEarlyClicks;
		var button = kept ? event.target.closest( 'button:not([data-area] *)' ) : null;
		if ( button ) {
			kept.push( button );
		}
	}, true );
} )( document.currentScript.parentNode );
JS;

	/** Returns the script element, to be printed in the block before the cart. */
	public static function html(): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', self::SCRIPT ) );
	}
}
