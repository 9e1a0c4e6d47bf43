<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/**
 * Tells shoppers why their cart stays empty: without cookies the shop does not recognise them. The notice is hidden
 * HTML, the same for everybody; a script shows it above the cart or the checkout at once, and in a product's form
 * when that is submitted.
 */
final class RefusedCookies {
	/** Islands whose result is lost without cookies. */
	private const ISLANDS = array( 'add-to-cart', 'cart', 'checkout' );

	/** After the scripts of the footer, which print late style sheets, and before the boot data. */
	private const PRIORITY = 30;

	/** A cookie is written and read, as Chromium's navigator.cookieEnabled is true where all cookies are blocked. */
	private const SCRIPT = <<<'JS'
( function ( notice, screen ) {
	function isRefused() {
		try {
			document.cookie = 'storefront_islands_probe=1; samesite=lax';
			var isKept = document.cookie.indexOf( 'storefront_islands_probe' ) >= 0;
			document.cookie = 'storefront_islands_probe=; max-age=0; samesite=lax';
			return ! isKept;
		} catch ( error ) {
			return true;
		}
	}
	function showAt( place, element ) {
		if ( isRefused() ) {
			element.insertAdjacentElement( place, notice );
			notice.hidden = false;
		}
	}
	if ( screen ) {
		showAt( 'beforebegin', screen );
	}
	document.addEventListener( 'submit', function ( event ) {
		if ( event.target.matches( '.storefront-add-to-cart' ) ) {
			showAt( 'beforeend', event.target );
		}
	}, true );
} )( document.getElementById( 'storefront-refused-cookies' ), document.querySelector( '.storefront-cart,.storefront-checkout' ) );
JS;

	/** True if one of the islands is on the page. */
	private bool $is_wanted = false;

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'look_at_island' ) );
		add_action( 'wp_footer', array( $this, 'print' ), self::PRIORITY );
	}

	/**
	 * Remembers that the page needs the notice.
	 *
	 * @param mixed $name Name of the island.
	 */
	public function look_at_island( $name ): void {
		$this->is_wanted = $this->is_wanted || in_array( $name, self::ISLANDS, true );
	}

	/** Prints the notice and the script. */
	public function print(): void {
		if ( $this->is_wanted ) {
			echo self::html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Node encodes every text.
		}
	}

	/** Returns the hidden notice and the script that shows it. */
	public static function html(): string {
		$notice = array(
			'status'      => 'error',
			'message'     => __( 'Your browser refuses cookies, so the shop cannot keep your cart. Please allow cookies for this site, then load the page again.', 'storefront-islands' ),
			'dismissible' => false,
		);
		$hidden = Node::element(
			'div',
			array(
				'id'     => 'storefront-refused-cookies',
				'hidden' => true,
			),
			array( NoticeList::node( array( $notice ) ) )
		);
		return $hidden->html() . InlineScript::html( self::SCRIPT );
	}
}
