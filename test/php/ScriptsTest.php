<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Assets\LazyScripts;
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

	private static function lazy( ?WP_Scripts $scripts = null, bool $is_public = false ): LazyScripts {
		return new LazyScripts( $scripts ?? self::scripts_of_page(), $is_public, self::untranslated() );
	}

	public function test_lists_scripts_not_yet_printed_in_order_and_nothing_that_wordpress_would_not_print(): void {
		// WordPress 7 reports a dependency that is missing.
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$handles = array( 'island' => array( 'library', 'alias', 'island' ), 'printed' => array(), 'hopeless' => null, 'not-there' => null );
		foreach ( $handles as $handle => $needed ) {
			self::assertSame( $needed, self::lazy()->needed_for( $handle ), $handle );
		}
	}

	public function test_leaves_the_registered_scripts_unchanged(): void {
		$scripts = self::scripts_of_page();
		$before  = array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups );
		self::lazy( $scripts )->needed_for( 'island' );
		self::assertSame( $before, array( $scripts->done, $scripts->to_do, $scripts->queue, $scripts->groups ) );
	}

	public function test_returns_urls_and_inline_scripts(): void {
		$library = self::lazy()->script( 'library' );
		self::assertSame( site_url( '/library.js?ver=2' ), $library['src'] );
		// WordPress 6.9 adds a comment of its own between them.
		self::assertMatchesRegularExpression( '/^var settings = \{"a":"1"\};\n.*first\(\);$/s', $library['before'] );
		self::assertSame( 'last();', $library['after'] );
		self::assertSame( array( 'src' => 'https://cdn.test/island.js' ), self::lazy()->script( 'island' ) );
		self::assertSame( array( 'src' => '' ), self::lazy()->script( 'alias' ) );
	}

	public function test_prints_the_same_as_wordpress(): void {
		$scripts = new WP_Scripts();
		$lazy    = self::lazy( $scripts );
		foreach ( (array) $lazy->needed_for( 'wp-notices' ) as $handle ) {
			$parts   = array_filter( $lazy->script( $handle ) );
			$printed = html_entity_decode( self::printed_by( static fn() => $scripts->do_item( $handle ) ) );
			foreach ( $parts as $part ) {
				self::assertStringContainsString( $part, $printed );
			}
		}
	}

	public function test_visitor_data_is_on_private_pages_only(): void {
		wp_set_current_user( 1 );
		$public = self::lazy( new WP_Scripts(), true );
		$all    = implode( '', array_merge( array_values( $public->script( 'wp-api-fetch' ) ), array_values( $public->script( 'wp-data' ) ) ) );
		foreach ( array( wp_create_nonce( 'wp_rest' ), 'createNonceMiddleware', 'userId = 1' ) as $part ) {
			self::assertStringNotContainsString( $part, $all );
		}
		self::assertStringContainsString( 'userId = 0', $all );
		self::assertStringContainsString( 'createRootURLMiddleware', $all );
		self::assertStringContainsString( wp_create_nonce( 'wp_rest' ), self::lazy( new WP_Scripts() )->script( 'wp-api-fetch' )['after'] );
	}
}
