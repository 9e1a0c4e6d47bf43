<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooClassicRates;
use WC_Shipping_Rate;
use WP_REST_Response;

/**
 * Tests the names of shipping rates that plugins change by the filter of the classic label.
 *
 * @group woocommerce
 */
final class WooClassicRatesTest extends TestCase {
	private const FILTER = 'woocommerce_cart_shipping_method_full_label';

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		WC()->shipping()->packages = array(
			array(
				'rates' => array(
					'flat_rate:1'     => new WC_Shipping_Rate( 'flat_rate:1', 'Flat & fast', '5', array(), 'flat_rate', 1 ),
					'free_shipping:2' => new WC_Shipping_Rate( 'free_shipping:2', 'Free shipping', '0', array(), 'free_shipping', 2 ),
				),
			),
		);
	}

	protected function tear_down(): void {
		WC()->shipping()->packages = array();
		parent::tear_down();
	}

	/** Returns name and description of both rates, as the route answers. */
	private static function named( string $route = '/wc/store/v1/cart', bool $is_refused = false ): array {
		$rates = array();
		foreach ( array( 'flat_rate:1' => 'Flat &amp; fast', 'free_shipping:2' => 'Free shipping' ) as $rate_id => $name ) {
			$rates[] = array( 'rate_id' => $rate_id, 'name' => $name, 'description' => 'By post' );
		}
		$cart     = array( 'shipping_rates' => array( array( 'package_id' => 0, 'shipping_rates' => $rates ) ) );
		$response = new WP_REST_Response( $is_refused ? array( 'code' => 'x', 'data' => array( 'cart' => $cart ) ) : $cart );
		$data = WooClassicRates::named( $response, array(), self::rest( 'GET', $route ) )->get_data();
		$data = $is_refused ? $data['data']['cart'] : $data;
		return array_map( static fn( array $rate ): array => array( html_entity_decode( $rate['name'] ), $rate['description'] ), $data['shipping_rates'][0]['shipping_rates'] );
	}

	public static function labels(): array {
		return array(
			'a time behind the price' => array( static fn( $label ): string => "$label (2 days)", array( 'Flat & fast', 'By post (2 days)' ), array( 'Free shipping (2 days)', 'By post' ) ),
			'a line below'            => array( static fn( $label ): string => "$label<br><small>2 &amp; 3 days</small>", array( 'Flat & fast', 'By post 2 &amp; 3 days' ), array( 'Free shipping', 'By post 2 &amp; 3 days' ) ),
			'other words'             => array( static fn( $label ): string => str_replace( array( 'Flat', 'Free shipping' ), array( '<b>Quick</b>', 'At no cost' ), $label ), array( 'Quick & fast', 'By post' ), array( 'At no cost', 'By post' ) ),
			'the price alone'         => array( static fn( $label, $rate ): string => preg_replace( '/^.*: /', '', $label ), array( 'Flat & fast', 'By post' ), array( 'Free shipping', 'By post' ) ),
			'no price'                => array( static fn( $label, $rate ): string => $rate->get_label(), array( 'Flat & fast', 'By post' ), array( 'Free shipping', 'By post' ) ),
			'a picture only'          => array( static fn(): string => '<img src="post.png" alt="">', array( 'Flat & fast', 'By post' ), array( 'Free shipping', 'By post' ) ),
			'nothing'                 => array( static fn( $label ) => $label, array( 'Flat & fast', 'By post' ), array( 'Free shipping', 'By post' ) ),
		);
	}

	/** @dataProvider labels */
	public function test_the_label_is_name_and_description( callable $filter, array $paid, array $free ): void {
		add_filter( self::FILTER, $filter, 10, 2 );
		self::assertSame( array( $paid, $free ), self::named() );
	}

	public function test_a_refusal_has_them_another_route_does_not(): void {
		add_filter( self::FILTER, static fn( $label ): string => "$label (2 days)" );
		self::assertSame( 'By post (2 days)', self::named( '/wc/store/v1/cart/apply-coupon', true )[0][1] );
		self::assertSame( 'By post', self::named( '/acme/v1/cart' )[0][1] );
	}

	public function test_they_stay_where_classic_extensions_do_not_run_or_nobody_listens(): void {
		$listens = static fn(): bool => false !== has_filter( 'rest_request_after_callbacks', array( WooClassicRates::class, 'named' ) );
		WooClassicRates::start();
		self::assertFalse( $listens() );
		add_filter( self::FILTER, static fn( $label ): string => "$label (2 days)" );
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		WooClassicRates::start();
		self::assertFalse( $listens() );
		add_filter( 'storefront_islands_classic_extensions', '__return_true', 30 );
		WooClassicRates::start();
		self::assertTrue( $listens() );
	}
}
