<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Handles of the scripts of WooCommerce's blocks that gateways and other plugins depend on. On a page with the plugin's
 * cart or checkout they are aliases of one script of the plugin: WordPress silently skips a script that depends on a
 * missing handle.
 */
final class ScriptHandles {
	/** Script of the checkout, which contains the parts of those scripts that gateways use. */
	public const CHECKOUT = 'storefront-islands-checkout';

	/**
	 * Script for other plugins, which replaces all of those scripts; it runs after the script of the island on the
	 * page.
	 */
	public const PLUGINS = 'storefront-islands-plugins';

	private const NAMES = array(
		'wc-settings',
		'wc-sanitize',
		'wc-blocks-registry',
		'wc-blocks-data-store',
		'wc-blocks-checkout',
		'wc-blocks-components',
		'wc-price-format',
		'wc-blocks-middleware',
		'wc-blocks-shared-context',
		'wc-blocks-shared-hocs',
		'wc-blocks-checkout-events',
		'wc-types',
		// Only WooCommerce's own scripts need these two; they are large.
		'wc-cart-checkout-base',
		'wc-cart-checkout-vendors',
	);

	/**
	 * Dependencies of inline code that is printed with the handles: wc-settings preloads responses with wp-api-fetch.
	 */
	private const COMPANIONS = array( 'wp-api-fetch' );

	/** Handles that WooCommerce's cart and checkout always load, and that scripts of plugins use without declaring them. */
	private const UNDECLARED = array( 'wp-plugins', 'wp-html-entities' );

	private \WP_Scripts $scripts;

	public function __construct( \WP_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * Returns all handles.
	 *
	 * @return list<non-empty-string>
	 */
	public static function all(): array {
		return self::NAMES;
	}

	/** Registers the missing handles: a shop without WooCommerce has none of them. */
	public function register_missing(): void {
		foreach ( self::NAMES as $handle ) {
			if ( ! isset( $this->scripts->registered[ $handle ] ) ) {
				wp_register_script( $handle, false, self::COMPANIONS, null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- A name without a file.
			}
		}
	}

	/**
	 * Makes the handles aliases of a script of the plugin and keeps the inline parts that were added to them, except
	 * handles that are already printed and those that must stay WooCommerce's. The plugin's script then runs after
	 * WooCommerce's and does not overwrite what it finds.
	 *
	 * @param non-empty-string $ours Handle of the plugin's script.
	 * @param list<string>     $kept Handles that must stay, with all of their dependencies.
	 */
	public function replace( string $ours, array $kept ): void {
		foreach ( self::PLUGINS === $ours ? self::UNDECLARED : array() as $handle ) {
			$this->add_dependency( $ours, $handle );
		}
		foreach ( self::NAMES as $handle ) {
			$script = $this->scripts->registered[ $handle ] ?? null;
			if ( ! $script instanceof \_WP_Dependency || in_array( $handle, $this->scripts->done, true ) ) {
				continue;
			}
			if ( in_array( $handle, $kept, true ) ) {
				$this->add_dependency( $ours, $handle );
				$this->add_dependency( self::CHECKOUT, $handle );
				continue;
			}
			$script->src  = false;
			$script->deps = array_merge( self::COMPANIONS, array( $ours ) );
			// Its translations belong to the file that is no longer loaded.
			$script->textdomain = '';
			$this->scripts->add_data( $handle, 'group', 1 );
		}
	}

	/** Makes a script depend on another one. */
	public function add_dependency( string $ours, string $handle ): void {
		$script = $this->scripts->registered[ $ours ] ?? null;
		if ( $script instanceof \_WP_Dependency && ! in_array( $handle, $script->deps, true ) ) {
			$script->deps[] = $handle;
		}
	}
}
