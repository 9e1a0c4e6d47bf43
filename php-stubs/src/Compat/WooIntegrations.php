<?php
/**
 * Plugins that extend WooCommerce's blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Package;

defined( 'ABSPATH' ) || exit;

/** Remembers with which of WooCommerce's blocks plugins have registered, and hands their data over to the page. */
final class WooIntegrations {
	private const BLOCKS = array( 'cart', 'mini-cart', 'checkout' );

	/**
	 * Block to who extends it; those that WooCommerce has asked for.
	 *
	 * @var array<string, IntegrationRegistry>
	 */
	private $registries = array();

	/** Hooks in. */
	public function register(): void {
		foreach ( self::BLOCKS as $block ) {
			add_action(
				"woocommerce_blocks_{$block}_block_registration",
				function ( $registry ) use ( $block ): void {
					$this->remember( $block, $registry );
				},
				PHP_INT_MAX
			);
		}
	}

	/**
	 * WooCommerce lets plugins register with one of its blocks: the one moment at which their registry can be had.
	 *
	 * @param string $block    The block's name.
	 * @param mixed  $registry The registry.
	 */
	public function remember( string $block, $registry ): void {
		if ( $registry instanceof IntegrationRegistry ) {
			$this->registries[ $block ] = $registry;
		}
	}

	/**
	 * Hands over the data of plugins that extend a block.
	 *
	 * @param string $block The block's name.
	 * @return list<non-empty-string> Handles of their scripts, registered.
	 */
	public function hand_over( string $block ): array {
		$registry = $this->registries[ $block ] ?? null;
		if ( null === $registry ) {
			return array();
		}
		foreach ( $registry->get_all_registered_script_data() as $name => $value ) {
			self::data()->add( (string) $name, $value );
		}
		return self::behind_settings( self::names( $registry->get_all_registered_script_handles() ) );
	}

	/** What WooCommerce prints beside the handle wc-settings. */
	public static function data(): AssetDataRegistry {
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var AssetDataRegistry $data
		 */
		$data = Package::container()->get( AssetDataRegistry::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $data;
	}

	/**
	 * Puts scripts behind the settings that they read. On WooCommerce's blocks they come last of all, so that some name none
	 * of the handles that they need.
	 *
	 * @param list<non-empty-string> $handles Registered.
	 * @return list<non-empty-string> The same.
	 */
	public static function behind_settings( array $handles ): array {
		foreach ( $handles as $handle ) {
			$script = wp_scripts()->query( $handle );
			if ( $script instanceof \_WP_Dependency && ! in_array( 'wc-settings', $script->deps, true ) ) {
				$script->deps[] = 'wc-settings';
			}
		}
		return $handles;
	}

	/**
	 * Handles without what is none.
	 *
	 * @param array<array-key, mixed> $handles As plugins have given them.
	 * @return list<non-empty-string>
	 */
	public static function names( array $handles ): array {
		$names = array();
		foreach ( $handles as $handle ) {
			if ( is_string( $handle ) && '' !== $handle ) {
				$names[] = $handle;
			}
		}
		return $names;
	}
}
