<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the scripts on the page that depend on WooCommerce's handles. WooCommerce's own blocks need the original
 * scripts, because they use more of them than is documented for extensions.
 */
final class OriginalScripts {
	/** Folder of the scripts of WooCommerce's blocks. */
	private const FOLDER = '/woocommerce/assets/client/blocks/';

	/** Prefix of the plugin's handles. */
	private const OURS = 'storefront-islands-';

	private \WP_Scripts $scripts;

	public function __construct( \WP_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * Returns the handles that must stay, including their dependencies. The scripts of payment methods are excluded:
	 * some of WooCommerce's are in the same folder, but use only documented scripts.
	 *
	 * @param list<string> $of_others Enqueued handles of payment methods.
	 * @return list<string>
	 */
	public function needed( array $of_others ): array {
		$needed = array();
		foreach ( array_diff( array_filter( $this->scripts->queue, 'is_string' ), $of_others, ScriptHandles::all() ) as $handle ) {
			if ( $this->is_of_woocommerce( $handle ) ) {
				$needed = array_merge( $needed, $this->dependencies( $handle ) );
			}
		}
		return array_values( array_intersect( ScriptHandles::all(), $needed ) );
	}

	/**
	 * True if a script of another plugin on the page depends on any of the handles. WooCommerce's own payment methods
	 * and those of the plugin only need what checkout.js contains.
	 */
	public function are_required_by_plugins(): bool {
		return array() !== array_filter( $this->of_plugins(), array( $this, 'requires_one' ) );
	}

	/**
	 * True if any other script on the page depends on the handles or on the checkout's script.
	 *
	 * @param list<string> $handles Enqueued handles that do not count.
	 */
	public function are_required_besides( array $handles ): bool {
		$others = array_diff( array_filter( $this->scripts->queue, 'is_string' ), $handles );
		$needed = array_merge( $others, ...array_map( array( $this, 'dependencies' ), array_values( $others ) ) );
		return array() !== array_intersect( array_merge( ScriptHandles::all(), array( ScriptHandles::CHECKOUT ) ), $needed );
	}

	/**
	 * Returns scripts in the footer that depend on none of the handles, while another script of the same plugin does. They
	 * rely on WooCommerce's block, whose scripts depend on all of these handles.
	 *
	 * @return list<string> Handles.
	 */
	public function without_declared_handles(): array {
		$handles = $this->of_plugins();
		$users   = array_filter( $handles, array( $this, 'requires_one' ) );
		$folders = array_filter( array_map( array( $this, 'plugin_of' ), $users ) );
		$others  = array_diff( $handles, $users, $this->scripts->done );
		return array_values(
			array_filter(
				$others,
				fn( string $handle ): bool => in_array( $this->plugin_of( $handle ), $folders, true ) && 1 === $this->scripts->get_data( $handle, 'group' )
			)
		);
	}

	/**
	 * Returns the enqueued scripts that are neither WooCommerce's nor the plugin's.
	 *
	 * @return list<string> Handles.
	 */
	private function of_plugins(): array {
		return array_values(
			array_filter(
				array_diff( array_filter( $this->scripts->queue, 'is_string' ), ScriptHandles::all() ),
				fn( string $handle ): bool => 0 !== strpos( $handle, self::OURS ) && ! $this->is_of_woocommerce( $handle )
			)
		);
	}

	/** True if a script depends on any of the handles. */
	private function requires_one( string $handle ): bool {
		return array() !== array_intersect( ScriptHandles::all(), $this->dependencies( $handle ) );
	}

	/** Returns the folder of the plugin that a script belongs to; empty for other scripts. */
	private function plugin_of( string $handle ): string {
		$src = isset( $this->scripts->registered[ $handle ] ) ? $this->scripts->registered[ $handle ]->src : '';
		return is_string( $src ) && 1 === preg_match( '#/plugins/([^/]+)/#', $src, $found ) ? $found[1] : '';
	}

	/** True if a handle is the script of one of WooCommerce's blocks. */
	public function is_of_woocommerce( string $handle ): bool {
		$src = isset( $this->scripts->registered[ $handle ] ) ? $this->scripts->registered[ $handle ]->src : '';
		return is_string( $src ) && false !== strpos( $src, self::FOLDER );
	}

	/**
	 * Returns all direct and indirect dependencies of a handle.
	 *
	 * @return list<string>
	 */
	private function dependencies( string $handle ): array {
		$found = array();
		$open  = array( $handle );
		while ( array() !== $open ) {
			$script = $this->scripts->registered[ array_pop( $open ) ] ?? null;
			$needs  = $script instanceof \_WP_Dependency ? array_filter( $script->deps, 'is_string' ) : array();
			$new    = array_diff( $needs, $found );
			$found  = array_merge( $found, array_values( $new ) );
			$open   = array_merge( $open, array_values( $new ) );
		}
		return $found;
	}
}
