<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Cart\Discounts;
use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

/**
 * Tests coupons of the demo shop on random carts. SEED in the environment repeats a run.
 *
 * @group demo-shop
 */
final class DiscountsTest extends TestCase {
	/** Returns settings with one percentage and two amounts, none of them round numbers. */
	private static function random_coupons(): ShopSettings {
		$coupon = static fn( string $code, int $highest ): array => array( 'code' => $code, 'discount_type' => 'share' === $code ? 'percent' : 'fixed_cart', 'amount' => sprintf( '%.2f', mt_rand( 1, $highest ) / 100 ) );
		return new ShopSettings( Input::of( array( 'coupons' => array( $coupon( 'share', 10000 ), $coupon( 'large', 60000 ), $coupon( 'small', 900 ) ) ) + (array) get_option( ShopSettings::OPTION ) ) );
	}

	/** Returns a cart with one to six items of simple products, and with the last one, two or three of the coupons. */
	private static function random_cart(): Cart {
		$shop   = new Services( ShopSettings::load(), new Session( 'time' ) );
		$cart   = $shop->carts->load();
		$simple = array_values( array_filter( $shop->products->by_ids( Products::all_ids() ), static fn( Product $product ): bool => 'simple' === $product->type ) );
		for ( $lines = mt_rand( 1, 6 ); $lines > 0; $lines-- ) {
			$cart->put( new CartLine( $simple[ mt_rand( 0, count( $simple ) - 1 ) ], mt_rand( 1, 9 ) ) );
		}
		$cart->coupons = array_slice( array( 'share', 'large', 'small' ), mt_rand( 0, 2 ) );
		return $cart;
	}

	/**
	 * Returns the expected price of a cart after its coupons: percentages are taken off the full price, and no coupon
	 * takes more than what is left.
	 */
	private static function left_of( Cart $cart, ShopSettings $settings ): int {
		$left = $cart->subtotal();
		foreach ( array_map( array( $settings, 'coupon' ), $cart->coupons ) as $coupon ) {
			$share = (int) round( $cart->subtotal() * $coupon->percent / 100, 0, PHP_ROUND_HALF_DOWN );
			$left -= min( $left, 'percent' === $coupon->discount_type ? $share : $coupon->amount );
		}
		return $left;
	}

	public function test_line_discounts_add_up_to_the_coupon_discounts(): void {
		$seed = (int) ( getenv( 'SEED' ) ? getenv( 'SEED' ) : random_int( 1, 1000000000 ) );
		mt_srand( $seed );
		for ( $run = 0; $run < 300; $run++ ) {
			$settings = self::random_coupons();
			$cart     = self::random_cart();
			$totals   = ( new Discounts( $cart, $settings ) )->line_totals;
			self::assertSame( self::left_of( $cart, $settings ), array_sum( $totals ), "seed $seed, cart $run" );
			self::assertGreaterThanOrEqual( 0, min( $totals ) );
		}
	}
}
