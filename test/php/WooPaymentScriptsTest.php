<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Compat\WooPaymentScripts;
use StorefrontIslands\WooCommerce\Checkout\WooSavedMethods;

/** Tests that plugins which let the scripts of WooCommerce's blocks depend on theirs get them enqueued. */
final class WooPaymentScriptsTest extends TestCase {
	public function test_a_script_that_a_plugin_lets_the_block_depend_on_is_there_with_what_the_block_brings_along(): void {
		wp_register_script( 'pay-later', '/pay-later.js', array(), '1', true );
		add_filter( 'woocommerce_blocks_register_script_dependencies', static fn( array $handles, string $block ): array => 'wc-cart-block-frontend' === $block ? array_merge( $handles, array( 'pay-later', null, '' ) ) : $handles, 10, 2 );
		$handles = WooPaymentScripts::handles( 'cart' );
		self::assertContains( 'pay-later', $handles );
		self::assertSame( $handles, array_filter( $handles, static fn( $handle ): bool => is_string( $handle ) && '' !== $handle ), 'names that are none are left out' );
		self::assertSame( array(), array_diff( array( 'wc-settings', 'wp-html-entities' ), wp_scripts()->query( 'pay-later' )->deps ) );
		self::assertNotContains( 'pay-later', WooPaymentScripts::handles( 'checkout' ), 'of another block' );
		wp_deregister_script( 'pay-later' );
	}

	/** @group woocommerce */
	public function test_saved_cards_are_those_that_plugins_correct_while_scripts_are_enqueued(): void {
		$user = wp_insert_user( array( 'user_login' => uniqid( 'saver' ), 'user_pass' => 'x' ) );
		wp_set_current_user( is_int( $user ) ? $user : 0 );
		$correct = static fn(): array => array( 'cc' => array( array( 'tokenId' => 9 ) ) );
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_before', static fn() => add_filter( 'woocommerce_saved_payment_methods_list', $correct ) );
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', static fn() => remove_filter( 'woocommerce_saved_payment_methods_list', $correct ) );
		self::assertSame( array(), WooSavedMethods::all() );
		( new WooPaymentScripts( new WooIntegrations() ) )->enqueue();
		self::assertSame( $correct(), WooSavedMethods::all() );
	}

	public function test_scripts_are_enqueued_before_the_checkout_reads_its_settings(): void {
		$happened = array();
		$note     = static function ( string $what ) use ( &$happened ): callable {
			return static function ( $value ) use ( &$happened, $what ) {
				$happened[] = $what;
				return $value;
			};
		};
		add_action( 'storefront_islands_island_rendered', $note( 'scripts' ) );
		add_filter( 'woocommerce_enable_order_notes_field', $note( 'settings' ) );
		do_blocks( '<!-- wp:storefront-islands/checkout /-->' );
		self::assertSame( 'scripts', $happened[0] );
	}

	public function test_scripts_that_plugins_enqueue_for_the_block_need_not_declare_what_they_use_of_it(): void {
		wp_register_script( 'pickup-points', '/pickup-points.js', array(), '1', true );
		wp_register_script( 'pickup-early', '/pickup-early.js', array(), '1', false );
		wp_enqueue_script( 'pickup-other', '/pickup-other.js', array(), '1', true );
		add_action(
			'woocommerce_blocks_enqueue_checkout_block_scripts_after',
			static function (): void {
				wp_enqueue_script( 'pickup-points' );
				wp_enqueue_script( 'pickup-early' );
				// What WordPress brings: a circle of dependencies would have no end.
				array_map( 'wp_enqueue_script', array( 'wp-data', 'wp-html-entities', 'wc-settings' ) );
			}
		);
		WooIntegrations::run( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
		// WooCommerce 8.9 has not registered all of its own yet.
		$dependencies = static fn( string $handle ): array => wp_scripts()->registered[ $handle ]->deps ?? array();
		self::assertContains( 'wc-settings', $dependencies( 'pickup-points' ) );
		self::assertSame( array(), $dependencies( 'pickup-early' ), 'in the head, before the block' );
		self::assertSame( array(), $dependencies( 'pickup-other' ), 'enqueued before' );
		foreach ( array( 'wp-data', 'wp-html-entities', 'wc-settings' ) as $handle ) {
			self::assertNotContains( 'wc-settings', $dependencies( $handle ) );
		}
		array_map( 'wp_deregister_script', array( 'pickup-points', 'pickup-early', 'pickup-other' ) );
		array_map( 'wp_dequeue_script', array( 'wp-data', 'wp-html-entities', 'wc-settings' ) );
	}
}
