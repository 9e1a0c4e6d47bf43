<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooClassicQuantities;
use WP_Error;

/**
 * Tests the quantities that plugins refuse by the filter of WooCommerce's classic cart.
 *
 * @group woocommerce
 */
final class WooClassicQuantitiesTest extends TestCase {
	/** Key of the line, of which there are two pieces. */
	private string $key;

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		wc_clear_notices();
		WC()->cart->empty_cart();
		$this->key = (string) WC()->cart->add_to_cart( (int) wc_get_product_id_by_sku( 'P-013' ), 2 );
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	protected function tear_down(): void {
		WC()->cart->empty_cart();
		wc_clear_notices();
		parent::tear_down();
	}

	/** Lets a plugin allow as many pieces. */
	private function allow( int $most, string $words = '' ): void {
		add_filter(
			'woocommerce_update_cart_validation',
			function ( bool $is_allowed, string $key, array $item, $quantity ) use ( $most, $words ): bool {
				self::assertSame( array( $this->key, 2 ), array( $key, $item['quantity'] ) );
				if ( $quantity > $most && '' !== $words ) {
					wc_add_notice( $words, 'error' );
				}
				return $is_allowed && $quantity <= $most;
			},
			10,
			4
		);
	}

	/** Returns the shop's answer in place of that of a route; null if there is none. */
	private function answer( int $quantity, string $route = 'update-item' ) {
		return WooClassicQuantities::check( null, self::rest( 'POST', "/wc/store/v1/cart/$route", array( 'key' => $this->key, 'quantity' => $quantity ) ) );
	}

	public function test_a_quantity_is_refused_in_the_words_of_the_plugin(): void {
		self::assertNull( $this->answer( 4 ) );
		$this->allow( 3, 'At most <b>three</b>.' );
		wc_add_notice( 'Of another page', 'error' );
		$refusal = $this->answer( 4 );
		self::assertInstanceOf( WP_Error::class, $refusal );
		self::assertSame( array( 'At most <b>three</b>.', array( 'status' => 400 ) ), array( $refusal->get_error_message(), $refusal->get_error_data() ) );
		self::assertSame( array( 'Of another page' ), array_column( wc_get_notices( 'error' ), 'notice' ) );
		self::assertNull( $this->answer( 3 ) );
	}

	public function test_it_is_refused_with_words_where_the_plugin_has_none(): void {
		$this->allow( 3 );
		self::assertStringContainsString( 'cannot be changed', $this->answer( 4 )->get_error_message() );
	}

	public function test_others_are_not_asked_for(): void {
		$this->allow( 0 );
		self::assertNull( $this->answer( 0 ), 'a removal' );
		self::assertNull( $this->answer( 2 ), 'the quantity that there is' );
		self::assertNull( $this->answer( 4, 'add-item' ) );
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		self::assertNull( $this->answer( 4 ) );
	}

	public function test_the_shop_asks_after_it_has_answered_repeated_changes(): void {
		self::assertSame( 20, has_filter( 'rest_dispatch_request', array( WooClassicQuantities::class, 'check' ) ) );
	}
}
