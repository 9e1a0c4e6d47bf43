<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Yoast\PHPUnitPolyfills\TestCases\TestCase as PolyfilledTestCase;

/**
 * A test inside a WordPress in which the plugin is active. Groups name the kind of shop that a test needs:
 * `woocommerce`, or `demo-shop` for what is there only without WooCommerce.
 */
abstract class TestCase extends PolyfilledTestCase {
	/** Reason of a test that belongs to the other kind of shop: no lack of this machine, so it is no skipped test. */
	public const NOT_APPLICABLE = 'not applicable: ';

	/** {@inheritDoc} */
	protected function set_up(): void {
		parent::set_up();
		$is_woocommerce = class_exists( 'WooCommerce', false );
		if ( ! $is_woocommerce && in_array( 'woocommerce', $this->getGroups(), true ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs WooCommerce' );
		}
		if ( $is_woocommerce && in_array( 'demo-shop', $this->getGroups(), true ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs the demo shop' );
		}
	}

	/** {@inheritDoc} */
	protected function tear_down(): void {
		wp_set_current_user( 0 );
		parent::tear_down();
	}
}
