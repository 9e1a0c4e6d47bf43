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
	use BuildsWooProducts;

	private const REMOVED = 'storefront_islands_removed_items';

	/** Keys of the cart's items, of which the second is engraved. */
	private array $keys = array();
	/** @var list<int> Their products. */
	private array $products = array();

	protected function set_up(): void {
		parent::set_up();
		$cart = self::empty_cart();
		foreach ( array( array(), array( 'engraving' => 'Ada' ), array() ) as $index => $data ) {
			$this->products[] = self::product( array() )->get_id();
			$this->keys[]     = $cart->add_to_cart( $this->products[ $index ], $index + 1, 0, array(), $data );
		}
	}

	protected function tear_down(): void {
		array() === $this->keys || self::empty_cart();
		parent::tear_down();
	}

	private static function restore( string $key, int $position ): void {
		WooRestoredItems::restore( array( 'restore' => $key, 'position' => $position ) );
	}

	private static function assert_lost( string $key ): void {
		try {
			self::restore( $key, 0 );
			self::fail( 'restored' );
		} catch ( RouteException $error ) {
			self::assertSame( array( 'storefront_islands_item_lost', 409 ), array( $error->getErrorCode(), $error->getCode() ) );
		}
	}

	public function test_an_item_returns_with_key_data_quantity_and_position(): void {
		WC()->cart->remove_cart_item( $this->keys[1] );
		self::restore( $this->keys[1], 1 );
		self::assertSame( $this->keys, array_keys( WC()->cart->get_cart() ) );
		$after = WC()->cart->get_cart()[ $this->keys[1] ];
		self::assertSame( array( 'Ada', 2 ), array( $after['engraving'], $after['quantity'] ) );
		self::assertSame( '60', (string) (float) WC()->cart->get_subtotal() );
		self::assertSame( $this->keys, array_keys( WC()->session->get( 'cart' ) ) );
	}

	public function test_the_store_api_answers_with_the_cart(): void {
		WC()->cart->remove_cart_item( $this->keys[0] );
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		$ask      = static fn( string $key ): \WP_REST_Response => rest_do_request( self::rest( 'POST', '/wc/store/v1/cart/extensions', array( 'namespace' => 'storefront-islands', 'data' => array( 'restore' => $key, 'position' => 0 ) ) ) );
		$restored = $ask( $this->keys[0] );
		self::assertSame( array( 200, $this->keys ), array( $restored->get_status(), array_column( $restored->get_data()['items'], 'key' ) ) );
		$lost = $ask( 'unknown' );
		self::assertSame( array( 409, 'storefront_islands_item_lost' ), array( $lost->get_status(), $lost->get_data()['code'] ) );
	}

	public function test_an_item_has_the_price_that_a_plugin_sets_as_it_reads_the_session(): void {
		add_filter(
			'woocommerce_get_cart_item_from_session',
			static function ( array $item ): array {
				isset( $item['engraving'] ) && $item['data']->set_price( '99' );
				return $item;
			}
		);
		WC()->cart->remove_cart_item( $this->keys[1] );
		self::restore( $this->keys[1], 1 );
		WC()->cart->calculate_totals();
		self::assertSame( 198.0, (float) WC()->cart->get_cart()[ $this->keys[1] ]['line_subtotal'] );
		self::assertSame( $this->keys, array_keys( WC()->cart->get_cart() ) );
	}

	public function test_members_of_a_bundle_return_with_it_after_another_page_was_opened(): void {
		add_action(
			'woocommerce_restore_cart_item',
			function ( string $key, \WC_Cart $cart ): void {
				if ( $key === $this->keys[0] ) {
					$cart->restore_cart_item( $this->keys[1] );
				}
			},
			10,
			2
		);
		WC()->cart->remove_cart_item( $this->keys[1] );
		WC()->cart->remove_cart_item( $this->keys[0] );
		WC()->cart->set_removed_cart_contents( array() );
		self::restore( $this->keys[0], 0 );
		self::assertSame( $this->keys, array_keys( WC()->cart->get_cart() ) );
	}

	public function test_a_repeated_request_changes_nothing(): void {
		WC()->cart->remove_cart_item( $this->keys[0] );
		self::restore( $this->keys[0], 0 );
		self::restore( $this->keys[0], 2 );
		self::assertSame( $this->keys, array_keys( WC()->cart->get_cart() ) );
	}

	public function test_an_item_returns_after_another_page_was_opened_within_an_hour(): void {
		WC()->cart->remove_cart_item( $this->keys[1] );
		// As WooCommerce does for any page.
		WC()->cart->set_removed_cart_contents( array() );
		WC()->session->set( 'removed_cart_contents', null );
		self::restore( $this->keys[1], 1 );
		self::assertSame( $this->keys, array_keys( WC()->cart->get_cart() ) );
		self::assertSame( 'Ada', WC()->cart->get_cart()[ $this->keys[1] ]['engraving'] );
	}

	public function test_removed_items_are_forgotten_with_the_cart_after_an_hour_and_beyond_ten(): void {
		$cart = WC()->cart;
		for ( $index = 0; $index < 11; $index++ ) {
			$cart->remove_cart_item( $cart->add_to_cart( $this->products[0], 1, 0, array(), array( 'engraving' => $index ) ) );
		}
		self::assertSame( range( 1, 10 ), array_column( array_column( WC()->session->get( self::REMOVED ), 0 ), 'engraving' ) );
		$cart->remove_cart_item( $this->keys[0] );
		WC()->session->set( self::REMOVED, array_map( static fn ( array $entry ): array => array( $entry[0], $entry[1] - 3601 ), WC()->session->get( self::REMOVED ) ) );
		$cart->set_removed_cart_contents( array() );
		self::assert_lost( $this->keys[0] );
		$cart->empty_cart();
		self::assertNull( WC()->session->get( self::REMOVED ) );
	}

	public function test_an_item_that_is_not_known_or_not_sold_is_lost(): void {
		WC()->cart->remove_cart_item( $this->keys[2] );
		wp_delete_post( $this->products[2], true );
		array_map( array( self::class, 'assert_lost' ), array( $this->keys[2], 'unknown', '' ) );
		self::assertSame( array_slice( $this->keys, 0, 2 ), array_keys( WC()->cart->get_cart() ) );
	}
}
