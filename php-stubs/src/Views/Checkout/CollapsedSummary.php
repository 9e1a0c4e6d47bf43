<?php
/**
 * Collapses the order summary on small screens.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Two inline scripts around the checkout that collapse its summary on small screens before the first paint: the server
 * does not know the width of the block. The first hides what will be collapsed, because a browser may paint before the
 * second is parsed; without scripts the summary stays expanded. They contain no && and no shortcode brackets, because
 * filters of the content may rewrite those.
 */
final class CollapsedSummary {
	/** Minimum width for the summary in the side column, in rem; same value as $two-columns in blocks/shared/styles/_tokens.scss. */
	private const BEFORE = <<<'JS'
( function ( block ) {
	var rem = parseFloat( getComputedStyle( document.documentElement ).fontSize );
	if ( block.offsetWidth < 44 * rem ) {
		block.classList.add( 'storefront-checkout-folds' );
	}
} )( document.currentScript.parentNode );
JS;

	private const AFTER = <<<'JS'
( function ( block ) {
	var summary = block.querySelector( '.storefront-order__details' );
	if ( block.classList.contains( 'storefront-checkout-folds' ) ) {
		block.classList.remove( 'storefront-checkout-folds' );
		if ( summary ) {
			summary.open = false;
		}
	}
} )( document.currentScript.parentNode );
JS;

	/** Returns the script before the checkout. */
	public static function before(): string {
		return self::script( self::BEFORE );
	}

	/** Returns the script after the checkout. */
	public static function after(): string {
		return self::script( self::AFTER );
	}

	/**
	 * Returns a script element on one line.
	 *
	 * @param string $code JavaScript without comments.
	 */
	private static function script( string $code ): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', $code ) );
	}
}
