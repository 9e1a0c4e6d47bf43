<?php
/**
 * Coupons on random carts: what is taken off the lines adds up to what the coupons are worth, and no line falls below 0.
 * Runs inside WordPress with the demo shop in it:
 *
 *   node tools/test/with-shop.mjs test/contract/discounts.php
 *
 * SEED in the environment repeats a run.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Cart\Discounts;
use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Services;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

require getenv( 'SITE' ) . '/wp-load.php';

const CARTS = 5000;

/** What should be left of a cart's price, coupon by coupon: percentages of the full price first, then amounts. */
function left_of( int $subtotal, array $coupons, ShopSettings $settings ): int {
	$left = $subtotal;
	foreach ( array( 'percent', 'fixed_cart' ) as $type ) {
		foreach ( $coupons as $code ) {
			$coupon = $settings->coupon( $code );
			if ( $coupon->discount_type === $type ) {
				$worth = 'percent' === $type ? (int) round( $subtotal * $coupon->percent / 100, 0, PHP_ROUND_HALF_DOWN ) : $coupon->amount;
				$left -= min( $left, $worth );
			}
		}
	}
	return $left;
}

$seed = (int) ( getenv( 'SEED' ) ? getenv( 'SEED' ) : random_int( 1, PHP_INT_MAX ) );
mt_srand( $seed );
$stored  = (array) get_option( ShopSettings::OPTION );
$shop    = new Services( ShopSettings::load() );
$is_sold = static function ( Product $product ): bool {
	return 'simple' === $product->type;
};
$catalogue = array_values( array_filter( $shop->products->all(), $is_sold ) );

for ( $i = 0; $i < CARTS; $i++ ) {
	$stored['coupons'] = array(
		array( 'code' => 'share', 'discount_type' => 'percent', 'amount' => (string) mt_rand( 1, 100 ) ),
		array( 'code' => 'large', 'discount_type' => 'fixed_cart', 'amount' => sprintf( '%.2f', mt_rand( 1, 60000 ) / 100 ) ),
		array( 'code' => 'small', 'discount_type' => 'fixed_cart', 'amount' => sprintf( '%.2f', mt_rand( 1, 900 ) / 100 ) ),
	);

	$settings = new ShopSettings( Input::of( $stored ) );
	$cart     = $shop->carts->load();
	for ( $lines = mt_rand( 1, 6 ); $lines > 0; $lines-- ) {
		$cart->put( new CartLine( $catalogue[ mt_rand( 0, count( $catalogue ) - 1 ) ], mt_rand( 1, 9 ) ) );
	}
	$cart->coupons = array_slice( array( 'share', 'large', 'small' ), mt_rand( 0, 2 ) );

	$totals = ( new Discounts( $cart, $settings ) )->line_totals;
	$wanted = left_of( $cart->subtotal(), $cart->coupons, $settings );
	if ( min( $totals ) < 0 || array_sum( $totals ) !== $wanted ) {
		fwrite( STDERR, sprintf( "Cart %d of seed %d: %d is left where %d should be.\n", $i, $seed, array_sum( $totals ), $wanted ) );
		exit( 1 );
	}
}
echo CARTS . " carts passed, 0 failed (seed $seed)\n";
