<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Lets browsers fade between the shop's pages: lists, products, cart and checkout (docs/performance.md#fades). A theme or
 * plugin with view transitions of its own keeps them: its rule comes later in the page.
 *
 * Chromium reports an uncaught error on a page that has no such rule if the page before has one. So the rule is printed by
 * the path of the address, and the page that is left skips the fade to any other path.
 */
final class ViewTransitions {
	/** The type tells these transitions from those of others. */
	private const CSS = <<<'CSS'
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:storefront-islands}}
html:active-view-transition-type(storefront-islands)::view-transition-group(*),
html:active-view-transition-type(storefront-islands)::view-transition-old(*),
html:active-view-transition-type(storefront-islands)::view-transition-new(*){animation-duration:.15s}
CSS;

	/**
	 * Skips the fade to other paths, and to one that the browser does not tell: Back to a page that redirects. While pages fade, browsers send presses to the root element: the first one ends the
	 * fade, and its click goes to what is there.
	 */
	private const SCRIPT = <<<'JS'
( function ( paths ) {
	var fadeOf = function ( event ) {
		var fade = event.viewTransition;
		return fade ? ( fade.types ? ( fade.types.has( 'storefront-islands' ) ? fade : null ) : null ) : null;
	};
	addEventListener( 'pageswap', function ( event ) {
		var fade = fadeOf( event );
		if ( fade ) {
			var next = event.activation ? event.activation.entry : null;
			var path = next ? new URL( next.url ).pathname.toLowerCase() + '/' : '';
			paths.some( function ( parent ) { return path.indexOf( parent + '/' ) === 0; } ) || fade.skipTransition();
		}
	} );
	addEventListener( 'pagereveal', function ( event ) {
		var fade = fadeOf( event );
		if ( fade ) {
			addEventListener( 'pointerdown', function () { fade.skipTransition(); }, { capture: true, once: true } );
			addEventListener( 'click', function ( press ) {
				if ( press.target === document.documentElement ) {
					fade.finished.then( function () {
						var pressed = document.elementFromPoint( press.clientX, press.clientY );
						var field = pressed.closest( 'a,button,input,select,textarea,summary' );
						field ? field.focus( { preventScroll: true } ) : 0;
						pressed.dispatchEvent( new MouseEvent( 'click', press ) );
					} );
				}
			}, { capture: true, once: true } );
		}
	} );
} )( %s );
JS;

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		// Before the theme's style sheets.
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/** Prints the rule, and the script that keeps it to the shop's pages. */
	public function print(): void {
		$paths = current_theme_supports( 'view-transitions' ) ? array() : $this->paths();
		if ( self::is_below( $paths, self::path_of( PageRequest::address() ) ) ) {
			printf( "<style>%s</style>\n", self::CSS ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
			echo InlineScript::html( sprintf( self::SCRIPT, (string) wp_json_encode( $paths, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's script element.
		}
	}

	/**
	 * True if a path is one of others, or below one.
	 *
	 * @param list<string> $paths Paths as path_of() returns them.
	 */
	private static function is_below( array $paths, string $path ): bool {
		foreach ( $paths as $parent ) {
			if ( 0 === strpos( $path . '/', $parent . '/' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the paths under which the shop's pages are; none without pretty permalinks. What is not below a path of its
	 * own, such as products without a base in their addresses, is left out.
	 *
	 * @return list<string> Without trailing slash, in lower case, encoded.
	 */
	private function paths(): array {
		$urls = array();
		foreach ( array( 'shop', 'cart', 'checkout' ) as $name ) {
			$urls[] = StorePages::url( $this->shop, $name );
		}
		$type = get_post_type_object( 'product' );
		foreach ( array_merge( array( $type ), get_object_taxonomies( 'product', 'objects' ) ) as $listed ) {
			if ( null !== $listed && is_array( $listed->rewrite ) ) {
				$urls[] = self::base( $listed->rewrite );
			}
		}
		$paths = get_option( 'permalink_structure' ) ? array_map( array( self::class, 'path_of' ), $urls ) : array();
		return array_values( array_unique( array_diff( $paths, array( self::path_of( home_url() ) ) ) ) );
	}

	/**
	 * Returns the URL below which the pages of a post type or taxonomy are: the part of its addresses before the first
	 * placeholder, such as %product_cat%.
	 *
	 * @param array<array-key, mixed> $rewrite Setting of WordPress.
	 */
	private static function base( array $rewrite ): string {
		global $wp_rewrite;
		$slug  = is_string( $rewrite['slug'] ?? null ) ? explode( '%', $rewrite['slug'] )[0] : '';
		$front = $wp_rewrite instanceof \WP_Rewrite && (bool) ( $rewrite['with_front'] ?? true ) ? $wp_rewrite->front : '/';
		return home_url( $front . ltrim( $slug, '/' ) );
	}

	/** Returns the path of a URL as browsers have it, without trailing slash, in lower case: letters in codes may be of either. */
	private static function path_of( string $url ): string {
		$path = untrailingslashit( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		return strtolower( (string) preg_replace_callback( '/[^\x20-\x7e]+/', static fn( array $letters ): string => rawurlencode( $letters[0] ), $path ) );
	}
}
