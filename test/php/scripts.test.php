<?php
/**
 * Scripts for later are those that WordPress would print.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Assets\LazyScripts;
use StorefrontIslands\Languages;

/** A page's scripts of which `printed` is printed already. */
$scripts_of_page = static function (): WP_Scripts {
	$scripts = new WP_Scripts();
	$scripts->add( 'printed', '/printed.js', array(), '1' );
	$scripts->add( 'library', '/library.js', array( 'printed' ), '2' );
	$scripts->add( 'alias', false, array( 'library' ) );
	$scripts->add( 'island', 'https://cdn.test/island.js', array( 'alias', 'printed' ), null, 1 );
	$scripts->add( 'hopeless', '/hopeless.js', array( 'not-there' ) );
	$scripts->add_inline_script( 'library', 'first();', 'before' );
	$scripts->add_inline_script( 'library', 'last();', 'after' );
	$scripts->localize( 'library', 'settings', array( 'a' => '1' ) );
	$scripts->done = array( 'printed' );
	return $scripts;
};

return array(
	'lists what is not printed, in order'                => static function () use ( $scripts_of_page ): void {
		same( array( 'library', 'alias', 'island' ), ( new LazyScripts( $scripts_of_page(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->needed_for( 'island' ) );
		same( array(), ( new LazyScripts( $scripts_of_page(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->needed_for( 'printed' ) );
	},
	'lists nothing where WordPress would print nothing'  => static function () use ( $scripts_of_page ): void {
		same( null, ( new LazyScripts( $scripts_of_page(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->needed_for( 'hopeless' ) );
		same( null, ( new LazyScripts( $scripts_of_page(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->needed_for( 'not-there' ) );
	},
	'leaves the page as it was'                          => static function () use ( $scripts_of_page ): void {
		$scripts = $scripts_of_page();
		$before  = array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups );
		( new LazyScripts( $scripts, false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->needed_for( 'island' );
		same( $before, array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups ) );
	},
	'gives addresses and inline parts'                   => static function () use ( $scripts_of_page ): void {
		$scripts = new LazyScripts( $scripts_of_page(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
		$library = $scripts->script( 'library' );
		same( site_url( '/library.js?ver=2' ), $library['src'] );
		// WordPress 6.9 adds a comment of its own between them.
		same( 1, preg_match( '/^var settings = \{"a":"1"\};\n.*first\(\);$/s', $library['before'] ) );
		same( 'last();', $library['after'] );
		same( array( 'src' => 'https://cdn.test/island.js' ), $scripts->script( 'island' ) );
		same( array( 'src' => '' ), $scripts->script( 'alias' ) );
	},
	'prints what WordPress itself would print'           => static function (): void {
		$scripts = new WP_Scripts();
		$lazy    = new LazyScripts( $scripts, false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
		foreach ( (array) $lazy->needed_for( 'wp-notices' ) as $handle ) {
			$script = $lazy->script( $handle );
			ob_start();
			$scripts->do_item( $handle );
			$printed = html_entity_decode( (string) ob_get_clean() );
			foreach ( $script as $part ) {
				same( true, '' === $part || false !== strpos( $printed, $part ) );
			}
		}
	},
	'names nobody where the page may be cached'          => static function (): void {
		wp_set_current_user( 1 );
		$lazy = new LazyScripts( new WP_Scripts(), true, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
		$all  = '';
		foreach ( array( 'wp-api-fetch', 'wp-data' ) as $handle ) {
			$all .= implode( '', $lazy->script( $handle ) );
		}
		same( false, strpos( $all, wp_create_nonce( 'wp_rest' ) ) );
		same( false, strpos( $all, 'createNonceMiddleware' ) );
		same( false, strpos( $all, 'userId = 1' ) );
		same( true, false !== strpos( $all, 'userId = 0' ) );
		same( true, false !== strpos( $all, 'createRootURLMiddleware' ) );
	},
	'keeps the nonce where the page is the visitor’s own' => static function (): void {
		wp_set_current_user( 1 );
		$script = ( new LazyScripts( new WP_Scripts(), false, new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ) )->script( 'wp-api-fetch' );
		same( true, false !== strpos( $script['after'], wp_create_nonce( 'wp_rest' ) ) );
	},
);
