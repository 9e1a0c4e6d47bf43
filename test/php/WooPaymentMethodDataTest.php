<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Page\SiteSettings;

/**
 * Tests that the data of payment methods reaches their scripts, as on pages of WooCommerce's blocks.
 *
 * @group woocommerce
 */
final class WooPaymentMethodDataTest extends TestCase {
	/** Returns the settings as they are printed. */
	private static function settings( bool $for_visitor ): array {
		return json_decode( (string) wp_json_encode( ( new SiteSettings( self::site_shop() ) )->all( $for_visitor ) ), true );
	}

	public function test_private_pages_have_it_and_those_that_caches_may_keep_have_not(): void {
		$registry = Package::container()->get( PaymentMethodRegistry::class );
		$registry->register(
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
		$private = self::settings( true );
		$public  = self::settings( false );
		do_action( 'woocommerce_blocks_checkout_enqueue_data' );
		$registry->unregister( 'pay_later' );
		self::assertSame( array( 'key' => 'pk_1' ), $private['paymentMethodData']['pay_later'] );
		self::assertArrayNotHasKey( 'paymentMethodData', $public );
		self::assertTrue( WooIntegrations::data()->exists( 'paymentMethodData' ), 'for scripts of the checkout' );
	}
}
