<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Node;

/** Tests what pages do to stay whole when a plugin optimizes them. */
final class OptimizingPluginsTest extends TestCase {
	/** Enqueues scripts of plugins: of one that needs a script of an island, and of another. */
	private static function enqueue_plugins( array $needs = array(), string ...$ours ): void {
		array_map( 'wp_enqueue_script', $ours );
		wp_enqueue_script( 'of-a-plugin', '/plugin.js', array( 'storefront-islands-checkout' ), '1', true );
		wp_enqueue_script( 'of-another', '/another.js', $needs, '1', true );
	}

	public function test_scripts_that_need_their_order_are_not_loaded_asynchronously(): void {
		self::new_page();
		self::enqueue_plugins( array( 'jquery' ), 'storefront-islands-boot' );
		$excluded = apply_filters( 'sgo_js_async_exclude', array( 'jquery-core' ) );
		self::assertSame( array( 'jquery-core' ), array_intersect( array( 'jquery-core', 'of-another', 'storefront-islands-boot' ), $excluded ) );
		self::assertSame( array(), array_diff( array( 'of-a-plugin', 'storefront-islands-checkout', 'wp-data', 'react-dom', 'wp-hooks' ), $excluded ) );
		self::assertContains( 'of-a-plugin', (array) apply_filters( 'sgo_js_async_exclude', 'not a list' ) );
	}

	/** Returns the handles of printed scripts by their attribute, while a filter adds one to all. */
	private static function printed_with( string $attribute ): array {
		add_filter( 'script_loader_tag', static fn( string $html ): string => str_replace( ' src=', " $attribute src=", $html ) );
		$tags    = new \WP_HTML_Tag_Processor( self::printed_by( static fn() => do_action( 'wp_print_footer_scripts' ) ) );
		$handles = array();
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			if ( null !== $tags->get_attribute( 'src' ) && null !== $tags->get_attribute( $attribute ) ) {
				$handles[] = substr( (string) $tags->get_attribute( 'id' ), 0, -strlen( '-js' ) );
			}
		}
		return $handles;
	}

	public function test_scripts_that_a_filter_makes_asynchronous_keep_their_order(): void {
		self::new_page();
		self::enqueue_plugins( array(), 'storefront-islands-boot' );
		self::assertSame( array( 'of-another', 'storefront-islands-boot' ), self::printed_with( 'async' ) );
	}

	public function test_scripts_that_a_filter_defers_run_before_the_inline_scripts_behind_them(): void {
		self::new_page();
		wp_enqueue_script( 'storefront-islands-cart' );
		wp_enqueue_script( 'of-another', '/another.js', array(), '1', true );
		self::assertSame( array( 'storefront-islands-shared', 'storefront-islands-cart', 'of-another' ), self::printed_with( 'defer' ) );
	}

	public function test_a_script_that_must_not_be_deferred_stays_so(): void {
		self::new_page();
		wp_enqueue_script( 'of-a-plugin', '/plugin.js', array( 'storefront-islands-checkout' ), '1', true );
		self::assertSame( array(), self::printed_with( 'defer' ) );
	}

	public function test_scripts_of_islands_that_load_later_keep_their_order_too(): void {
		self::new_page();
		wp_enqueue_script( 'of-another', '/another.js', array( 'wp-data' ), '1', true );
		self::assertSame( array( 'of-another' ), self::printed_with( 'async' ) );
	}

	public function test_combined_files_of_w3_total_cache_hold_no_script_that_needs_its_order(): void {
		self::new_page();
		$may = static fn( string $html, bool $may = true ): bool => (bool) apply_filters( 'w3tc_minify_js_do_tag_minification', $may, $html, '' );
		self::assertFalse( $may( '<script src="/data.js" id="wp-data-js"></script>' ) );
		self::assertTrue( $may( '<script src="/another.js" id="another-js"></script>' ) );
		self::assertTrue( $may( '<script src="/another.js"></script>' ) );
		self::assertFalse( $may( '<script src="/another.js"></script>', false ) );
	}

	public function test_the_boot_script_is_printed_behind_the_scripts_of_islands(): void {
		self::new_page()->add_boot();
		wp_enqueue_script( 'storefront-islands-checkout' );
		preg_match_all( '#id="storefront-islands-(boot|checkout)-js"#', self::printed_by( static fn() => do_action( 'wp_print_footer_scripts' ) ), $printed );
		self::assertSame( array( 'checkout', 'boot' ), $printed[1] );
	}

	public function test_a_boot_script_that_a_plugin_has_removed_stays_removed(): void {
		$islands = self::new_page();
		$islands->add_boot();
		wp_dequeue_script( 'storefront-islands-boot' );
		$islands->move_boot_to_end();
		self::assertFalse( $islands->has_boot() );
	}

	public function test_names_of_classes_are_readable_in_the_html_and_nothing_else_is(): void {
		$html = static fn( array $attributes ): string => Node::element( 'i', $attributes )->html();
		self::assertSame( '<i class="a-b__c--d skip-lazy" id="x_1"></i>', $html( array( 'class' => 'a-b__c--d skip-lazy', 'id' => 'x_1' ) ) );
		self::assertSame( '<i title="a&#045;b"></i>', $html( array( 'title' => 'a-b' ) ) );
		foreach ( array( '"x', 'a>b', "a\n", '[gallery]' ) as $value ) {
			self::assertStringNotContainsString( $value, $html( array( 'class' => $value ) ) );
			self::assertSame( $value, html_entity_decode( substr( $html( array( 'class' => $value ) ), 10, -6 ) ) );
		}
	}

	public function test_inline_scripts_ask_to_stay_in_their_place(): void {
		$html = InlineScript::for_each( '.x', "function ( element ) {\n\tgo( element );\n}" );
		foreach ( array( 'data-no-optimize="1"', 'data-noptimize="1"', 'data-cfasync="false"', 'nowprocket', "querySelectorAll( '.x' )" ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( "\t", $html );
	}

	public function test_styles_of_elements_that_scripts_add_later_are_not_removed(): void {
		self::assertSame( array( '.a', '(.*)storefront-(.*)', '(.*)wc-block-(.*)' ), apply_filters( 'rocket_rucss_safelist', array( '.a' ) ) );
		self::assertContains( 'storefront-islands', apply_filters( 'perfmatters_rucss_excluded_stylesheets', array() ) );
		self::assertContains( 'skip-lazy', apply_filters( 'sgo_lazy_load_exclude_classes', array() ) );
	}
}
