<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Yoast\PHPUnitPolyfills\TestCases\TestCase as PolyfilledTestCase;

/**
 * Base class of tests that run inside a WordPress with the active plugin. Groups name the kind of shop that a test
 * needs: `woocommerce`, or `demo-shop` for features that exist only without WooCommerce.
 */
abstract class TestCase extends PolyfilledTestCase {
	/**
	 * Prefix of the reason of a test for the other kind of shop, which is not counted as skipped, as nothing is missing
	 * on this machine.
	 */
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

	/**
	 * Runs a function once, right before the next statement of a kind is sent, in place of another request that is
	 * faster.
	 *
	 * @param string   $begins How the statement begins: UPDATE, INSERT, DELETE.
	 * @param callable $act    Function.
	 */
	protected static function before_next( string $begins, callable $act ): void {
		$listen = static function ( string $query ) use ( &$listen, $begins, $act ): string {
			if ( 0 === strpos( $query, $begins ) ) {
				remove_filter( 'query', $listen );
				$act();
			}
			return $query;
		};
		add_filter( 'query', $listen );
	}
}
