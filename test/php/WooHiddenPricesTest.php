<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;


/**
 * Tests that the cart in a page has no price that the shop hides.
 *
 * @group woocommerce
 */
final class WooHiddenPricesTest extends TestCase {
	private const PRICE = 'woocommerce_get_price_html';

	/** @var list<int> Products of the test. */
	private array $products = array();

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		WC()->cart->empty_cart();
		$suggested = self::product( '43.21' );
		$bought    = self::product( '10' );
		$bought->set_cross_sell_ids( array( $suggested->get_id() ) );
		$this->products = array( $suggested->get_id(), $bought->save() );
		WC()->cart->add_to_cart( $bought->get_id() );
	}

	protected function tear_down(): void {
		remove_all_filters( self::PRICE );
		WC()->cart->empty_cart();
		foreach ( $this->products as $id ) {
			wp_delete_post( $id, true );
		}
		parent::tear_down();
	}

	private static function product( string $price ): \WC_Product {
		$product = new \WC_Product_Simple();
		$product->set_name( "Lamp of $price" );
		$product->set_regular_price( $price );
		$product->save();
		return $product;
	}

	/** Returns the prices of the suggested product. */
	private static function prices(): array {
		return self::woo_shop()->cart()['cross_sells'][0]['prices'];
	}

	public function test_amounts_of_suggestions_are_those_that_the_shop_shows(): void {
		self::assertSame( '4321', self::prices()['price'] );
		foreach ( array( '', '<a href="/my-account/">&#36; for members</a>' ) as $hidden ) {
			$hide = static fn(): string => $hidden;
			add_filter( self::PRICE, $hide );
			self::assertStringNotContainsString( '4321', (string) wp_json_encode( self::prices() ) );
			self::assertSame( get_woocommerce_currency(), self::prices()['currency_code'] );
			remove_filter( self::PRICE, $hide );
		}
	}
}
