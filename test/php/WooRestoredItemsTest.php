<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\WooCommerce\Cart\WooRestoredItems;

/**
 * Tests that Undo restores the item that WooCommerce has removed.
 *
 * @group woocommerce
 */
final class WooRestoredItemsTest extends TestCase {
	/** @var list<int> Products of the test. */
	private array $products = array();

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		WC()->cart->empty_cart();
		foreach ( array( 'Cup', 'Ribbon', 'Tee' ) as $name ) {
			$product = new \WC_Product_Simple();
			$product->set_name( $name );
			$product->set_regular_price( '10' );
			$this->products[] = $product->save();
		}
	}

	protected function tear_down(): void {
		WC()->cart->empty_cart();
		foreach ( $this->products as $id ) {
			wp_delete_post( $id, true );
		}
		parent::tear_down();
	}

	/** Returns the keys of a cart whose second item is engraved. */
	private function fill(): array {
		$keys = array();
		foreach ( $this->products as $index => $id ) {
			$keys[] = WC()->cart->add_to_cart( $id, $index + 1, 0, array(), 1 === $index ? array( 'engraving' => 'Ada' ) : array() );
		}
		return $keys;
	}

	private static function restore( string $key, int $position ): void {
		WooRestoredItems::restore( array( 'restore' => $key, 'position' => $position ) );
	}

	public function test_an_item_returns_with_key_data_quantity_and_position(): void {
		$keys   = $this->fill();
		$before = array_diff_key( WC()->cart->get_cart()[ $keys[1] ], array( 'data' => true ) );
		WC()->cart->remove_cart_item( $keys[1] );
		self::restore( $keys[1], 1 );
		self::assertSame( $keys, array_keys( WC()->cart->get_cart() ) );
		$after = WC()->cart->get_cart()[ $keys[1] ];
		self::assertSame( 'Ada', $after['engraving'] );
		self::assertSame( $before['quantity'], $after['quantity'] );
		self::assertSame( '60', (string) (float) WC()->cart->get_subtotal() );
		self::assertSame( $keys, array_keys( WC()->session->get( 'cart' ) ) );
	}

	public function test_the_store_api_answers_with_the_cart(): void {
		$keys = $this->fill();
		WC()->cart->remove_cart_item( $keys[0] );
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		$ask = static function ( string $key ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'POST', '/wc/store/v1/cart/extensions' );
			$request->set_body_params( array( 'namespace' => 'storefront-islands', 'data' => array( 'restore' => $key, 'position' => 0 ) ) );
			return rest_do_request( $request );
		};
		$restored = $ask( $keys[0] );
		$lost     = $ask( 'unknown' );
		remove_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		self::assertSame( 200, $restored->get_status() );
		self::assertSame( $keys, array_column( $restored->get_data()['items'], 'key' ) );
		self::assertSame( array( 409, 'storefront_islands_item_lost' ), array( $lost->get_status(), $lost->get_data()['code'] ) );
	}

	public function test_a_repeated_request_changes_nothing(): void {
		$keys = $this->fill();
		WC()->cart->remove_cart_item( $keys[0] );
		self::restore( $keys[0], 0 );
		self::restore( $keys[0], 2 );
		self::assertSame( $keys, array_keys( WC()->cart->get_cart() ) );
	}

	public function test_an_item_returns_after_another_page_was_opened_within_an_hour(): void {
		$keys = $this->fill();
		WC()->cart->remove_cart_item( $keys[1] );
		// As WooCommerce does for any page.
		WC()->cart->set_removed_cart_contents( array() );
		WC()->session->set( 'removed_cart_contents', null );
		self::restore( $keys[1], 1 );
		self::assertSame( $keys, array_keys( WC()->cart->get_cart() ) );
		self::assertSame( 'Ada', WC()->cart->get_cart()[ $keys[1] ]['engraving'] );
	}

	public function test_removed_items_are_forgotten_with_the_cart_after_an_hour_and_beyond_ten(): void {
		$keys = $this->fill();
		$cart = WC()->cart;
		for ( $index = 0; $index < 11; $index++ ) {
			$cart->remove_cart_item( $cart->add_to_cart( $this->products[0], 1, 0, array(), array( 'engraving' => $index ) ) );
		}
		$kept = WC()->session->get( 'storefront_islands_removed_items' );
		self::assertSame( range( 1, 10 ), array_column( array_column( $kept, 0 ), 'engraving' ) );
		$cart->remove_cart_item( $keys[0] );
		$late = array_map( static fn ( array $entry ): array => array( $entry[0], $entry[1] - 3601 ), WC()->session->get( 'storefront_islands_removed_items' ) );
		WC()->session->set( 'storefront_islands_removed_items', $late );
		$cart->set_removed_cart_contents( array() );
		try {
			self::restore( $keys[0], 0 );
			self::fail( 'restored' );
		} catch ( RouteException $error ) {
			self::assertSame( 'storefront_islands_item_lost', $error->getErrorCode() );
		}
		$cart->empty_cart();
		self::assertNull( WC()->session->get( 'storefront_islands_removed_items' ) );
	}

	public function test_an_item_that_is_not_known_or_not_sold_is_lost(): void {
		$keys = $this->fill();
		WC()->cart->remove_cart_item( $keys[2] );
		wp_delete_post( $this->products[2], true );
		foreach ( array( $keys[2], 'unknown', '' ) as $key ) {
			try {
				self::restore( $key, 0 );
				self::fail( 'restored' );
			} catch ( RouteException $error ) {
				self::assertSame( array( 'storefront_islands_item_lost', 409 ), array( $error->getErrorCode(), $error->getCode() ) );
			}
		}
		self::assertSame( array_slice( $keys, 0, 2 ), array_keys( WC()->cart->get_cart() ) );
	}
}
