<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart and the checkout. By Back, Forward or the restoring of a tab, browsers show a page from
 * their HTTP cache without asking the server, unless it forbids to store it (Page\PrivatePage): the stores read the cart
 * again then (src/stores/cart/page/freshness.ts).
 */
final class HistoryNavigation {
	private const SCRIPT = <<<'JS'
( window.storefrontIslands = window.storefrontIslands || {} ).isOld =
	performance.getEntriesByType( 'navigation' ).some( function ( entry ) {
		return entry.type === 'back_forward';
	} );
JS;

	/** Returns the script element. */
	public static function html(): string {
		return InlineScript::html( self::SCRIPT );
	}
}
