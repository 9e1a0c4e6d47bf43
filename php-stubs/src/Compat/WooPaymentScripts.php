<?php
/**
 * Scripts of WooCommerce's payment methods.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Does for the plugin's checkout what WooCommerce does for its checkout block: enqueues the scripts and data of active
 * payment methods and of plugins that extend the block, and runs the actions that other plugins use to enqueue their
 * scripts.
 */
final class WooPaymentScripts implements PaymentScripts {
	/** Plugins that extend WooCommerce's blocks. */
	private WooIntegrations $integrations;

	/**
	 * Constructor.
	 *
	 * @param WooIntegrations $integrations Plugins that extend WooCommerce's blocks.
	 */
	public function __construct( WooIntegrations $integrations ) {
		$this->integrations = $integrations;
	}

	/** {@inheritDoc} */
	public function enqueue(): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own actions.
		do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_before' );
		$handles = self::handles();
		foreach ( array_merge( $handles, $this->integrations->enqueue_data( 'checkout' ) ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		do_action( 'woocommerce_blocks_checkout_enqueue_data' );
		do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
		// phpcs:enable
		return $handles;
	}

	/**
	 * Returns the handles of the active payment methods, registered.
	 *
	 * @return list<non-empty-string>
	 */
	public static function handles(): array {
		/**
		 * WooCommerce's container creates the requested object.
		 *
		 * @var PaymentMethodRegistry $registry
		 */
		$registry = Package::container()->get( PaymentMethodRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
		return WooIntegrations::with_settings_dependency( WooIntegrations::names( $registry->get_all_active_payment_method_script_dependencies() ) );
	}
}
