<?php
/**
 * Scripts of WooCommerce's payment methods.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Does for our checkout what WooCommerce does for its checkout block: the scripts and data of active payment methods and of
 * the plugins that extend the block, and the actions around them by which others enqueue their own.
 */
final class WooPaymentScripts implements PaymentScripts {
	/**
	 * Who extends the checkout block; null where WooCommerce has not asked for them yet.
	 *
	 * @var IntegrationRegistry|null
	 */
	private $integrations = null;

	/** Hooks in. */
	public function register(): void {
		add_action( 'woocommerce_blocks_checkout_block_registration', array( $this, 'remember' ), PHP_INT_MAX );
	}

	/**
	 * WooCommerce lets plugins register with its checkout block: the one moment at which their registry can be had.
	 *
	 * @param mixed $integrations The registry.
	 */
	public function remember( $integrations ): void {
		if ( $integrations instanceof IntegrationRegistry ) {
			$this->integrations = $integrations;
		}
	}

	/** {@inheritDoc} */
	public function enqueue(): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own actions.
		do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_before' );
		$handles = $this->payment_methods();
		foreach ( array_merge( $handles, $this->extend() ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		do_action( 'woocommerce_blocks_checkout_enqueue_data' );
		do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
		// phpcs:enable
		return $handles;
	}

	/**
	 * Handles of the active payment methods.
	 *
	 * @return list<non-empty-string>
	 */
	private function payment_methods(): array {
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var PaymentMethodRegistry $registry
		 */
		$registry = Package::container()->get( PaymentMethodRegistry::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return self::names( $registry->get_all_active_payment_method_script_dependencies() );
	}

	/**
	 * Hands over the data of plugins that extend the block.
	 *
	 * @return list<non-empty-string> Handles of their scripts.
	 */
	private function extend(): array {
		if ( null === $this->integrations ) {
			return array();
		}
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var AssetDataRegistry $data
		 */
		$data = Package::container()->get( AssetDataRegistry::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		foreach ( $this->integrations->get_all_registered_script_data() as $name => $value ) {
			$data->add( (string) $name, $value );
		}
		return self::names( $this->integrations->get_all_registered_script_handles() );
	}

	/**
	 * Handles without what is none.
	 *
	 * @param array<array-key, mixed> $handles As plugins have given them.
	 * @return list<non-empty-string>
	 */
	private static function names( array $handles ): array {
		$names = array();
		foreach ( $handles as $handle ) {
			if ( is_string( $handle ) && '' !== $handle ) {
				$names[] = $handle;
			}
		}
		return $names;
	}
}
