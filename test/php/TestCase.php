<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\WooShop;
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

	/** Returns the shop of the running plugin, which answers each question anew. */
	protected static function site_shop(): Shop {
		return $GLOBALS['storefront_islands_shop'];
	}

	/** Returns a shop that has been asked nothing yet. */
	protected static function woo_shop(): WooShop {
		return new WooShop( new WooFieldRules( new WooAddressFields() ) );
	}

	/** Returns the islands of a page that has none yet. */
	protected static function no_islands(): Islands {
		return new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new ScriptRegister(), new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
	}

	/**
	 * Returns the object of a class that the running plugin has hooked.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name Class.
	 * @return T
	 */
	protected static function hooked( string $hook, string $class_name ): object {
		foreach ( array_merge( ...array_values( $GLOBALS['wp_filter'][ $hook ]->callbacks ) ) as $entry ) {
			if ( is_array( $entry['function'] ) && $entry['function'][0] instanceof $class_name ) {
				return $entry['function'][0];
			}
		}
		self::fail( "$class_name is not at $hook" );
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
