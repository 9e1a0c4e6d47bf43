<?php
/**
 * The few bytes that keep early clicks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * An inline script before the cart. Its buttons can be clicked as soon as they are painted, and answer only when React has
 * come: what is clicked until then is kept in window.storefrontEarlyClicks, and src/islands/shared/early-clicks.ts clicks
 * it again. What stands in a content area answers by itself. It holds no && and no brackets of shortcodes: filters of the content may rewrite those.
 */
final class EarlyClicks {
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

	/** The script element, to be printed in the block, before the cart. */
	public static function html(): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', self::SCRIPT ) );
	}
}
