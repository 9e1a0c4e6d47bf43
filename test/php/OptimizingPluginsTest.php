<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;

/**
 * Tests what pages do to stay whole when a plugin optimizes them.
 */
final class OptimizingPluginsTest extends TestCase {
	/** Returns the islands of a new request. */
	private static function islands(): Islands {
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
		$islands = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new ScriptRegister(), new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		$islands->register();
		$islands->register_assets();
		return $islands;
	}

	public function test_scripts_that_need_their_order_are_not_loaded_asynchronously(): void {
		self::islands();
		wp_enqueue_script( 'storefront-islands-boot' );
		wp_enqueue_script( 'of-a-plugin', '/plugin.js', array( 'storefront-islands-checkout' ), '1', true );
		wp_enqueue_script( 'of-another', '/another.js', array( 'jquery' ), '1', true );
		$excluded = apply_filters( 'sgo_js_async_exclude', array( 'jquery-core' ) );
		self::assertSame( array( 'jquery-core' ), array_intersect( array( 'jquery-core', 'of-another', 'storefront-islands-boot' ), $excluded ) );
		foreach ( array( 'of-a-plugin', 'storefront-islands-checkout', 'wp-data', 'react-dom', 'wp-hooks' ) as $handle ) {
			self::assertContains( $handle, $excluded );
		}
		self::assertSame( array( 'of-a-plugin' ), array_values( array_intersect( (array) apply_filters( 'sgo_js_async_exclude', 'not a list' ), array( 'of-a-plugin' ) ) ) );
	}

	/** Returns the handles of printed scripts by their attribute, while a filter adds one to all. */
	private static function printed_with( string $attribute ): array {
		$to_all = static function ( string $html ) use ( $attribute ): string {
			return str_replace( ' src=', " $attribute src=", $html );
		};
		add_filter( 'script_loader_tag', $to_all );
		ob_start();
		do_action( 'wp_print_footer_scripts' );
		$tags = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		remove_filter( 'script_loader_tag', $to_all );
		$handles = array();
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			if ( null !== $tags->get_attribute( 'src' ) && null !== $tags->get_attribute( $attribute ) ) {
				$handles[] = substr( (string) $tags->get_attribute( 'id' ), 0, -strlen( '-js' ) );
			}
		}
		return $handles;
	}

	public function test_scripts_that_a_filter_makes_asynchronous_keep_their_order(): void {
		self::islands();
		wp_enqueue_script( 'storefront-islands-boot' );
		wp_enqueue_script( 'of-a-plugin', '/plugin.js', array( 'storefront-islands-checkout' ), '1', true );
		wp_enqueue_script( 'of-another', '/another.js', array(), '1', true );
		self::assertSame( array( 'of-another', 'storefront-islands-boot' ), self::printed_with( 'async' ) );
	}

	public function test_scripts_that_a_filter_defers_run_before_the_inline_scripts_behind_them(): void {
		self::islands();
		wp_enqueue_script( 'storefront-islands-cart' );
		wp_enqueue_script( 'of-another', '/another.js', array(), '1', true );
		self::assertSame( array( 'storefront-islands-shared', 'storefront-islands-cart', 'of-another' ), self::printed_with( 'defer' ) );
	}

	public function test_a_script_that_must_not_be_deferred_stays_so(): void {
		self::islands();
		wp_enqueue_script( 'of-a-plugin', '/plugin.js', array( 'storefront-islands-checkout' ), '1', true );
		self::assertSame( array(), self::printed_with( 'defer' ) );
	}

	public function test_scripts_of_islands_that_load_later_keep_their_order_too(): void {
		self::islands();
		wp_enqueue_script( 'of-another', '/another.js', array( 'wp-data' ), '1', true );
		self::assertSame( array( 'of-another' ), self::printed_with( 'async' ) );
	}

	public function test_combined_files_of_w3_total_cache_hold_no_script_that_needs_its_order(): void {
		self::islands();
		$may = static function ( string $html, bool $may = true ): bool {
			return (bool) apply_filters( 'w3tc_minify_js_do_tag_minification', $may, $html, '' );
		};
		self::assertFalse( $may( '<script src="/data.js" id="wp-data-js"></script>' ) );
		self::assertTrue( $may( '<script src="/another.js" id="another-js"></script>' ) );
		self::assertTrue( $may( '<script src="/another.js"></script>' ) );
		self::assertFalse( $may( '<script src="/another.js"></script>', false ) );
	}

	public function test_the_boot_script_is_printed_behind_the_scripts_of_islands(): void {
		$islands = self::islands();
		$islands->add_boot();
		wp_enqueue_script( 'storefront-islands-checkout' );
		ob_start();
		do_action( 'wp_print_footer_scripts' );
		preg_match_all( '#id="storefront-islands-(boot|checkout)-js"#', (string) ob_get_clean(), $printed );
		self::assertSame( array( 'checkout', 'boot' ), $printed[1] );
	}

	public function test_a_boot_script_that_a_plugin_has_removed_stays_removed(): void {
		$islands = self::islands();
		$islands->add_boot();
		wp_dequeue_script( 'storefront-islands-boot' );
		$islands->move_boot_to_end();
		self::assertFalse( $islands->has_boot() );
	}

	public function test_names_of_classes_are_readable_in_the_html_and_nothing_else_is(): void {
		$html = static function ( array $attributes ): string {
			return Node::element( 'i', $attributes )->html();
		};
		self::assertSame( '<i class="a-b__c--d skip-lazy" id="x_1"></i>', $html( array( 'class' => 'a-b__c--d skip-lazy', 'id' => 'x_1' ) ) );
		self::assertSame( '<i title="a&#045;b"></i>', $html( array( 'title' => 'a-b' ) ) );
		foreach ( array( '"x', 'a>b', "a\n", '[gallery]' ) as $value ) {
			self::assertStringNotContainsString( $value, $html( array( 'class' => $value ) ) );
			self::assertSame( $value, html_entity_decode( substr( $html( array( 'class' => $value ) ), 10, -6 ) ) );
		}
	}

	public function test_inline_scripts_ask_to_stay_in_their_place(): void {
		$html = InlineScript::for_each( '.x', "function ( element ) {\n\tgo( element );\n}" );
		foreach ( array( 'data-no-optimize="1"', 'data-noptimize="1"', 'data-cfasync="false"', 'nowprocket' ) as $attribute ) {
			self::assertStringContainsString( $attribute, $html );
		}
		self::assertStringNotContainsString( "\t", $html );
		self::assertStringContainsString( "querySelectorAll( '.x' )", $html );
	}

	public function test_styles_of_elements_that_scripts_add_later_are_not_removed(): void {
		self::assertSame( array( '.a', '(.*)storefront-(.*)', '(.*)wc-block-(.*)' ), apply_filters( 'rocket_rucss_safelist', array( '.a' ) ) );
		self::assertContains( 'storefront-islands', apply_filters( 'perfmatters_rucss_excluded_stylesheets', array() ) );
		self::assertContains( 'skip-lazy', apply_filters( 'sgo_lazy_load_exclude_classes', array() ) );
	}
}
