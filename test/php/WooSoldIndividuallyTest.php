<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WC_Product_Simple;

/**
 * Tests a second piece of a product that is sold individually, by the Store API.
 *
 * @group woocommerce
 */
final class WooSoldIndividuallyTest extends TestCase {
	use BuildsWooProducts;

	private int $id;

	protected function set_up(): void {
		parent::set_up();
		self::empty_cart();
		$product = new WC_Product_Simple();
		$product->set_props( array( 'name' => 'Harbour Ring', 'regular_price' => '30', 'sold_individually' => true ) );
		$this->id = $product->save();
	}

	protected function tear_down(): void {
		if ( function_exists( 'WC' ) ) {
			self::empty_cart();
		}
		parent::tear_down();
	}

	/** Adds a piece; returns the status and what the answer says. */
	private function add(): array {
		$request = self::rest( 'POST', '/wc/store/v1/cart/add-item', array( 'id' => $this->id, 'quantity' => 1 ), wp_generate_uuid4() );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data()['message'] ?? '' );
	}

	public function test_another_one_is_refused_with_the_words_of_the_products_page(): void {
		self::assertSame( array( 201, '' ), $this->add() );
		[ $status, $message ] = $this->add();
		self::assertSame( 400, $status );
		self::assertSame( 'You cannot add another "Harbour Ring" to your cart.', str_replace( array( '“', '”' ), '"', html_entity_decode( $message ) ) );
		self::assertCount( 1, WC()->cart->get_cart() );
		add_filter( 'woocommerce_cart_product_cannot_add_another_message', static fn( string $text, $product ): string => "One {$product->get_name()} each.", 10, 2 );
		self::assertSame( array( 400, 'One Harbour Ring each.' ), $this->add() );
	}

	public function test_a_plugin_that_finds_one_elsewhere_is_asked(): void {
		$asked = array();
		add_filter(
			'woocommerce_add_to_cart_sold_individually_found_in_cart',
			static function ( bool $is_found, int $product, int $variation ) use ( &$asked ): bool {
				$asked[] = array( $is_found, $product, $variation );
				return true;
			},
			10,
			3
		);
		self::assertSame( 400, $this->add()[0] );
		self::assertSame( array( array( false, $this->id, 0 ) ), $asked );
		self::assertSame( array(), WC()->cart->get_cart() );
	}
}
