<?php
/**
 * Shop whose pages are optimized as plugins do it. The `optimized_by` cookie names what is done to the scripts:
 *
 * - combined: one file elsewhere, with the inline scripts in it, at the end of the page;
 * - delayed:  each runs after the first interaction with the page, in its order;
 * - async:    each runs as soon as it has arrived, in any order, but those that this plugin keeps in theirs;
 * - deferred: each runs after the page has been read, behind all inline scripts, but those that this plugin keeps.
 *
 * Images are loaded lazily by a script, except those of the class skip-lazy, and comments are removed from the HTML.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.ValidatedSanitizedInput, WordPress.WP.AlternativeFunctions -- A test.
$storefront_islands_kind = $_COOKIE['optimized_by'] ?? '';

/** Matches scripts that browsers run; JSON and modules are left alone. */
const STOREFRONT_ISLANDS_SCRIPT = '#<script(?![^>]*type="(?:application/json|module|importmap|speculationrules)")([^>]*)>(.*?)</script>#s';

/** Runs the delayed scripts one after the other. */
const STOREFRONT_ISLANDS_DELAY = <<<'JS'
<script>
( () => {
	const start = async () => {
		EVENTS.forEach( ( name ) => removeEventListener( name, start, true ) );
		for ( const delayed of document.querySelectorAll( 'script[type="text/delayed"]' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of delayed.attributes ) {
				if ( ! [ 'type', 'defer', 'async' ].includes( name ) ) {
					script.setAttribute( name === 'data-src' ? 'src' : name, value );
				}
			}
			script.textContent = delayed.textContent;
			const loaded = script.hasAttribute( 'src' )
				? new Promise( ( resolve ) => { script.onload = script.onerror = resolve; } )
				: null;
			delayed.replaceWith( script );
			await loaded;
		}
	};
	const EVENTS = [ 'keydown', 'pointerdown', 'touchstart', 'mousemove' ];
	EVENTS.forEach( ( name ) => addEventListener( name, start, true ) );
} )();
</script>
JS;

/** Returns the code of a script of this site; empty for one of another. */
function storefront_islands_code_of( string $attributes, string $inline ): string {
	if ( 1 !== preg_match( '#\ssrc=["\']([^"\']+)#', $attributes, $found ) ) {
		return $inline;
	}
	$file = ABSPATH . ltrim( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_PATH ), '/' );
	return is_file( $file ) ? (string) file_get_contents( $file ) : '';
}

/** Returns the page with one script for all. */
function storefront_islands_with_combined_scripts( string $html ): string {
	$code = '';
	$html = (string) preg_replace_callback(
		STOREFRONT_ISLANDS_SCRIPT,
		static function ( array $script ) use ( &$code ): string {
			$code .= storefront_islands_code_of( $script[1], $script[2] ) . ";\n";
			return '';
		},
		$html
	);
	$name = 'optimized/' . md5( $code ) . '.js';
	wp_mkdir_p( WP_CONTENT_DIR . '/uploads/optimized' );
	file_put_contents( WP_CONTENT_DIR . "/uploads/$name", $code );
	return str_replace( '</body>', '<script defer src="' . esc_url( content_url( "uploads/$name" ) ) . '"></script></body>', $html ); // phpcs:ignore WordPress.WP.EnqueuedResources -- A test.
}

/** Returns the page whose scripts wait for an interaction. */
function storefront_islands_with_delayed_scripts( string $html ): string {
	$html = (string) preg_replace_callback(
		STOREFRONT_ISLANDS_SCRIPT,
		static function ( array $script ): string {
			return '<script type="text/delayed"' . str_replace( ' src=', ' data-src=', $script[1] ) . '>' . $script[2] . '</script>';
		},
		$html
	);
	return str_replace( '</body>', STOREFRONT_ISLANDS_DELAY . '</body>', $html );
}

/** Returns the page with lazy images and without comments. */
function storefront_islands_minified( string $html ): string {
	$html = (string) preg_replace( '#<img(?![^>]*skip-lazy)([^>]*?)\ssrc=#', '<noscript><img$1 src=""></noscript><img$1 data-src=', $html );
	return (string) preg_replace( '#<!--(?!\[if).*?-->#s', '', $html );
}

if ( in_array( $storefront_islands_kind, array( 'async', 'deferred' ), true ) && ! is_admin() ) {
	add_filter(
		'script_loader_tag',
		static function ( string $html ) use ( $storefront_islands_kind ): string {
			$attribute = 'async' === $storefront_islands_kind ? 'async' : 'defer';
			return str_replace( ' src=', " $attribute src=", $html );
		}
	);
} elseif ( '' !== $storefront_islands_kind && ! is_admin() ) {
	add_action(
		'template_redirect',
		static function () use ( $storefront_islands_kind ): void {
			ob_start(
				static function ( string $html ) use ( $storefront_islands_kind ): string {
					$html = storefront_islands_minified( $html );
					return 'combined' === $storefront_islands_kind
						? storefront_islands_with_combined_scripts( $html )
						: storefront_islands_with_delayed_scripts( $html );
				}
			);
		},
		-1
	);
}
