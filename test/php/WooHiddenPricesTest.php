<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/**
 * Tests that the cart in a page has no price that the shop hides.
 *
 * @group woocommerce
 */
final class WooHiddenPricesTest extends TestCase {
	use BuildsWooProducts;

	public function test_amounts_of_suggestions_are_those_that_the_shop_shows(): void {
		$suggested = self::product( array( 'regular_price' => '43.21' ) );
		self::empty_cart()->add_to_cart( self::product( array( 'cross_sell_ids' => array( $suggested->get_id() ) ) )->get_id() );
		$prices = static fn(): array => self::woo_shop()->cart()['cross_sells'][0]['prices'];
		self::assertSame( '4321', $prices()['price'] );
		foreach ( array( '', '<a href="/my-account/">&#36; for members</a>' ) as $hidden ) {
			add_filter( 'woocommerce_get_price_html', static fn(): string => $hidden );
			self::assertStringNotContainsString( '4321', (string) wp_json_encode( $prices() ) );
			self::assertSame( get_woocommerce_currency(), $prices()['currency_code'] );
		}
		self::empty_cart();
	}
}
