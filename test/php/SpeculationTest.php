<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\SpeculationRules;
use StorefrontIslands\Page\SpeculativeRequests;
use StorefrontIslands\WooCommerce\Cart\WooSpeculativeSession;

/**
 * Tests which pages browsers are asked to fetch ahead, and which of such requests are refused. WordPress has the rules from
 * 6.8 on.
 *
 * @group woocommerce
 */
final class SpeculationTest extends TestCase {
	use BuildsWooProducts;

	private const BUTTON = '.storefront-proceed__button';

	/** Returns the rules of a page with the cart: WordPress's, and those that it does not know. */
	private static function rules(): array {
		if ( ! class_exists( 'WP_Speculation_Rules' ) ) {
			self::markTestSkipped( 'WordPress has them since 6.8.' );
		}
		$islands = self::new_page();
		$islands->add( 'cart' );
		$rules = new SpeculationRules( $islands );
		$known = new \WP_Speculation_Rules();
		$rules->add( $known );
		do_action( 'wp_load_speculation_rules', new \WP_Speculation_Rules() );
		$printed = self::printed_by( array( $rules, 'print_until_script' ) );
		return array( (array) json_decode( (string) wp_json_encode( $known ), true ), (array) json_decode( wp_strip_all_tags( (string) preg_replace( '#</?script[^>]*>#', '', $printed ) ), true ) );
	}

	public function test_the_checkout_is_fetched_ahead_and_prerendered_without_scripts(): void {
		[ $known, $others ] = self::rules();
		self::assertSame( array( 'prefetch' ), array_keys( $known ) );
		self::assertStringContainsString( self::BUTTON, $known['prefetch'][0]['where']['and'][0]['selector_matches'] );
		self::assertSame( array( 'prerender_until_script' ), array_keys( $others ) );
		self::assertSame( self::BUTTON, $others['prerender_until_script'][0]['where']['and'][0]['selector_matches'] );
	}

	public function test_nothing_is_prerendered_where_wordpress_prints_no_rules(): void {
		$islands = self::new_page();
		$islands->add( 'cart' );
		unset( $GLOBALS['wp_actions']['wp_load_speculation_rules'] );
		self::assertSame( '', self::printed_by( array( new SpeculationRules( $islands ), 'print_until_script' ) ) );
	}

	public function test_excluded_paths_stay_excluded(): void {
		add_filter( 'wp_speculation_rules_href_exclude_paths', static fn() => array( '/checkout/*' ) );
		[ $known, $others ] = self::rules();
		foreach ( array( $known['prefetch'], $others['prerender_until_script'] ) as $rules ) {
			self::assertContains( '/checkout/*', $rules[0]['where']['and'][2]['not']['href_matches'] );
		}
	}

	public function test_a_page_that_uses_something_up_is_refused_until_it_is_opened(): void {
		$cart = self::empty_cart();
		$cart->set_removed_cart_contents( array() );
		wc_clear_notices();
		self::assertFalse( self::is_refused( 'prefetch' ) );
		wc_add_notice( 'Added' );
		self::assertSame( array( true, true, false ), array_map( array( self::class, 'is_refused' ), array( 'prefetch', 'prefetch;prerender', '' ) ) );
		wc_clear_notices();
		self::assertFalse( self::is_refused( 'prefetch' ) );
		$cart->remove_cart_item( (string) $cart->add_to_cart( self::product( array() )->get_id() ) );
		self::assertTrue( self::is_refused( 'prefetch' ) );
		self::empty_cart();
	}

	public function test_the_session_is_left_alone_for_a_cart_that_is_asked_for_ahead(): void {
		self::empty_cart();
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		$save = array( WC()->session, 'save_data' );
		add_action( 'shutdown', $save, 20 );
		unset( $_SERVER['HTTP_SEC_PURPOSE'] );
		WooSpeculativeSession::leave_unsaved();
		self::assertSame( 20, has_action( 'shutdown', $save ) );
		$_SERVER['HTTP_SEC_PURPOSE'] = 'prefetch';
		WooSpeculativeSession::leave_unsaved();
		self::assertFalse( has_action( 'shutdown', $save ) );
	}

	private static function is_refused( string $purpose ): bool {
		$_SERVER['HTTP_SEC_PURPOSE'] = $purpose;
		return ( new SpeculativeRequests( self::site_shop() ) )->is_refused();
	}
}
