<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Automattic\WooCommerce\Blocks\Package;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Page\SiteSettings;

/**
 * Tests that the data of payment methods reaches their scripts, as on pages of WooCommerce's blocks.
 *
 * @group woocommerce
 */
final class WooPaymentMethodDataTest extends TestCase {
	public function set_up(): void {
		parent::set_up();
		Package::container()->get( PaymentMethodRegistry::class )->register(
			new class() extends AbstractPaymentMethodType {
				protected $name = 'pay_later';

				public function initialize(): void {}

				public function is_active(): bool {
					return true;
				}

				public function get_payment_method_data(): array {
					return array( 'key' => 'pk_1' );
				}
			}
		);
	}

	public function tear_down(): void {
		Package::container()->get( PaymentMethodRegistry::class )->unregister( 'pay_later' );
		parent::tear_down();
	}

	/** Returns the settings as they are printed. */
	private static function settings( bool $for_visitor ): array {
		return json_decode( (string) wp_json_encode( ( new SiteSettings( self::site_shop() ) )->all( $for_visitor ) ), true );
	}

	public function test_the_settings_of_a_private_page_have_it(): void {
		$settings = self::settings( true );
		self::assertSame( array( 'key' => 'pk_1' ), $settings['paymentMethodData']['pay_later'] );
	}

	public function test_those_that_caches_may_keep_have_not(): void {
		self::assertArrayNotHasKey( 'paymentMethodData', self::settings( false ) );
	}

	public function test_scripts_of_the_checkout_find_it_in_the_data_that_woocommerce_prints(): void {
		do_action( 'woocommerce_blocks_checkout_enqueue_data' );
		self::assertTrue( WooIntegrations::data()->exists( 'paymentMethodData' ) );
	}
}
