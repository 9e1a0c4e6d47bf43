<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Package;

defined( 'ABSPATH' ) || exit;

/** Collects the integrations that plugins register with WooCommerce's blocks, and adds their data to the page. */
final class WooIntegrations {
	/** Handles that scripts use without declaring them: the settings, with what comes with all of them (ScriptHandles). */
	private const UNDECLARED = array( 'wc-settings', 'wp-html-entities' );

	private const BLOCKS = array( 'cart', 'mini-cart', 'checkout' );

	/**
	 * Integration registries by name of the block, for blocks whose registration WooCommerce has run.
	 *
	 * @var array<string, IntegrationRegistry>
	 */
	private array $registries = array();

	public function register(): void {
		foreach ( self::BLOCKS as $block ) {
			add_action(
				"woocommerce_blocks_{$block}_block_registration",
				function ( $registry ) use ( $block ): void {
					$this->add_registry( $block, $registry );
				},
				PHP_INT_MAX
			);
		}
	}

	/**
	 * Remembers the integration registry of a block. The action in which WooCommerce lets plugins register is the only
	 * access to it.
	 *
	 * @param mixed $registry The registry.
	 */
	private function add_registry( string $block, $registry ): void {
		if ( $registry instanceof IntegrationRegistry ) {
			$this->registries[ $block ] = $registry;
		}
	}

	/**
	 * Adds the data of plugins that extend a block to the page.
	 *
	 * @return list<non-empty-string> Handles of their scripts, registered.
	 */
	public function enqueue_data( string $block ): array {
		$registry = $this->registries[ $block ] ?? null;
		if ( null === $registry ) {
			return array();
		}
		foreach ( $registry->get_all_registered_script_data() as $name => $value ) {
			self::data()->add( (string) $name, $value );
		}
		return self::with_undeclared( self::names( $registry->get_all_registered_script_handles() ) );
	}

	/** Returns WooCommerce's registry of the data that it prints with the handle wc-settings. */
	public static function data(): AssetDataRegistry {
		/**
		 * WooCommerce's container creates the requested object.
		 *
		 * @var AssetDataRegistry $data
		 */
		$data = Package::container()->get( AssetDataRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
		return $data;
	}

	/**
	 * Makes scripts that do not declare the settings depend on what most of them use. On pages with WooCommerce's blocks
	 * they are printed last, so that some do not declare the handles that they need. A script that these need stays as it
	 * is: WordPress follows a circle of dependencies without end.
	 *
	 * @param list<non-empty-string> $handles Registered handles.
	 * @return list<non-empty-string> The same handles.
	 */
	public static function with_undeclared( array $handles ): array {
		if ( array() === $handles ) {
			return array();
		}
		$needed        = clone wp_scripts();
		$needed->done  = array();
		$needed->to_do = array();
		$needed->all_deps( self::UNDECLARED, true );
		foreach ( array_diff( $handles, $needed->to_do ) as $handle ) {
			$script = wp_scripts()->query( $handle );
			if ( $script instanceof \_WP_Dependency && ! in_array( 'wc-settings', $script->deps, true ) ) {
				array_push( $script->deps, ...self::UNDECLARED );
			}
		}
		return $handles;
	}

	/**
	 * Runs an action in which plugins enqueue scripts for a block of WooCommerce. There they need not declare what they use
	 * of it, as the block's own scripts bring all of it along.
	 *
	 * @param non-empty-string $action Name of the action.
	 */
	public static function run( string $action ): void {
		$scripts = wp_scripts();
		$before  = $scripts->queue;
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own actions.
		// A script in the head runs before those of the block.
		$in_footer = static fn( string $handle ): bool => 1 === $scripts->get_data( $handle, 'group' );
		self::with_undeclared( array_values( array_filter( self::names( array_diff( array_filter( $scripts->queue, 'is_string' ), $before ) ), $in_footer ) ) );
	}

	/**
	 * Returns the valid handles.
	 *
	 * @param array<array-key, mixed> $handles Handles as plugins have declared them.
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
