<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/**
 * Tests the amount of free shipping that pages show.
 *
 * @group woocommerce
 */
final class WooFreeShippingTest extends TestCase {
	private ?\WC_Shipping_Zone $zone = null;

	/** Id of the method that is no free shipping. */
	private int $flat_rate = 0;

	protected function set_up(): void {
		parent::set_up();
		$base       = wc_get_base_location();
		$this->zone = new \WC_Shipping_Zone();
		$this->zone->set_zone_order( -1 );
		$this->zone->add_location( $base['country'], 'country' );
		$this->zone->save();
		$this->flat_rate = (int) $this->zone->add_shipping_method( 'flat_rate' );
	}

	protected function tear_down(): void {
		if ( null !== $this->zone ) {
			$this->zone->delete();
		}
		parent::tear_down();
	}

	public function test_it_is_that_of_the_first_method_with_a_minimum(): void {
		self::assertNull( self::threshold() );
		$this->add( 'coupon', '10' );
		$this->add( 'either', '50' );
		$this->add( 'min_amount', '70' );
		self::assertSame( '50', self::threshold() );
	}

	public function test_no_other_method_is_made_for_it_unless_a_plugin_changes_the_list(): void {
		$this->add( 'min_amount', '50' );
		$made = 0;
		add_filter(
			"pre_option_woocommerce_flat_rate_{$this->flat_rate}_settings",
			static function () use ( &$made ): array {
				++$made;
				return array();
			}
		);
		self::assertSame( '50', self::threshold() );
		self::assertSame( 0, $made );
		add_filter(
			'woocommerce_shipping_zone_shipping_methods',
			static function ( array $methods ): array {
				foreach ( $methods as $method ) {
					$method->min_amount = '20';
				}
				return $methods;
			}
		);
		self::assertSame( '20', self::threshold() );
		self::assertGreaterThan( 0, $made );
	}

	private function add( string $requires, string $amount ): void {
		$id = $this->zone->add_shipping_method( 'free_shipping' );
		update_option(
			"woocommerce_free_shipping_{$id}_settings",
			array(
				'title'      => 'Free',
				'requires'   => $requires,
				'min_amount' => $amount,
			)
		);
	}

	private static function threshold(): ?string {
		return self::site_shop()->settings()['freeShippingThreshold'];
	}
}
