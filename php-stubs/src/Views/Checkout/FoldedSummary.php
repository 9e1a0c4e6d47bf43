<?php
/**
 * The order summary on small screens.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Two inline scripts around the checkout that fold its summary on small screens before anything is painted: the server
 * does not know how wide the block is. The first hides what will be folded, for a browser may paint before the second has
 * come; without scripts the summary stays unfolded. They hold no && and no brackets of shortcodes: filters of the
 * content may rewrite those.
 */
final class FoldedSummary {
	/** Width from which the summary stands at the side, in rem; style.scss says the same. */
	private const BEFORE = <<<'JS'
( function ( block ) {
	var rem = parseFloat( getComputedStyle( document.documentElement ).fontSize );
	if ( block.offsetWidth < 52 * rem ) {
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

	/** The script before the checkout. */
	public static function before(): string {
		return self::script( self::BEFORE );
	}

	/** The script after it. */
	public static function after(): string {
		return self::script( self::AFTER );
	}

	/**
	 * A script element on one line.
	 *
	 * @param string $code JavaScript without comments.
	 */
	private static function script( string $code ): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', $code ) );
	}
}
