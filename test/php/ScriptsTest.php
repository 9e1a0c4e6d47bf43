<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\LazyScripts;
use StorefrontIslands\Page\Assets\TranslationFiles;
use WP_Scripts;

/** Tests that deferred scripts are the ones that WordPress would print. */
final class ScriptsTest extends TestCase {
	/** Returns the scripts of a page; the handle `printed` is already printed. */
	private static function scripts_of_page(): WP_Scripts {
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
	}

	public function test_lists_scripts_not_yet_printed_in_order(): void {
		self::assertSame( array( 'library', 'alias', 'island' ), ( new LazyScripts( self::scripts_of_page(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->needed_for( 'island' ) );
		self::assertSame( array(), ( new LazyScripts( self::scripts_of_page(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->needed_for( 'printed' ) );
	}

	public function test_lists_nothing_that_wordpress_would_not_print(): void {
		self::assertNull( ( new LazyScripts( self::scripts_of_page(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->needed_for( 'hopeless' ) );
		self::assertNull( ( new LazyScripts( self::scripts_of_page(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->needed_for( 'not-there' ) );
	}

	public function test_leaves_the_registered_scripts_unchanged(): void {
		$scripts = self::scripts_of_page();
		$before = array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups );
		( new LazyScripts( $scripts, false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->needed_for( 'island' );
		self::assertSame( $before, array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups ) );
	}

	public function test_returns_urls_and_inline_scripts(): void {
		$scripts = new LazyScripts( self::scripts_of_page(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		$library = $scripts->script( 'library' );
		self::assertSame( site_url( '/library.js?ver=2' ), $library['src'] );
		// WordPress 6.9 adds a comment of its own between them.
		self::assertMatchesRegularExpression( '/^var settings = \{"a":"1"\};\n.*first\(\);$/s', $library['before'] );
		self::assertSame( 'last();', $library['after'] );
		self::assertSame( array( 'src' => 'https://cdn.test/island.js' ), $scripts->script( 'island' ) );
		self::assertSame( array( 'src' => '' ), $scripts->script( 'alias' ) );
	}

	public function test_prints_the_same_as_wordpress(): void {
		$scripts = new WP_Scripts();
		$lazy = new LazyScripts( $scripts, false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		foreach ( (array) $lazy->needed_for( 'wp-notices' ) as $handle ) {
			$script = $lazy->script( $handle );
			ob_start();
			$scripts->do_item( $handle );
			$printed = html_entity_decode( (string) ob_get_clean() );
			foreach ( $script as $part ) {
				self::assertTrue( '' === $part || false !== strpos( $printed, $part ) );
			}
		}
	}

	public function test_contains_no_visitor_data_on_cacheable_pages(): void {
		wp_set_current_user( 1 );
		$lazy = new LazyScripts( new WP_Scripts(), true, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		$all = '';
		foreach ( array( 'wp-api-fetch', 'wp-data' ) as $handle ) {
			$all .= implode( '', $lazy->script( $handle ) );
		}
		self::assertStringNotContainsString( wp_create_nonce( 'wp_rest' ), $all );
		self::assertStringNotContainsString( 'createNonceMiddleware', $all );
		self::assertStringNotContainsString( 'userId = 1', $all );
		self::assertStringContainsString( 'userId = 0', $all );
		self::assertStringContainsString( 'createRootURLMiddleware', $all );
	}

	public function test_keeps_the_nonce_on_the_visitors_private_pages(): void {
		wp_set_current_user( 1 );
		$script = ( new LazyScripts( new WP_Scripts(), false, new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ) )->script( 'wp-api-fetch' );
		self::assertStringContainsString( wp_create_nonce( 'wp_rest' ), $script['after'] );
	}
}
