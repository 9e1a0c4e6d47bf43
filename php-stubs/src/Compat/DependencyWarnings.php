<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Tells WooCommerce that the plugin's scripts know `window.wc`. While debugging it lists the page's scripts in the footer
 * and warns in the console of each that reads `wc.wcSettings` and the like without a dependency on its handle. The
 * plugin's scripts look there before they put their own part in its place; in truth they cannot depend on these handles,
 * which depend on them (ScriptHandles).
 */
final class DependencyWarnings {
	/** Priority of WooCommerce's list, from its DependencyDetection. */
	private const LISTED_AT = 1;

	/** Begin of the handle of a chunk. */
	private const CHUNK = 'storefront-chunk-';

	/**
	 * Dependencies by the handle of the plugin's script, while the list is made.
	 *
	 * @var array<string, string[]>
	 */
	private array $dependencies = array();

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/** Registers the hooks around WooCommerce's list. */
	public function register(): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			add_action( 'wp_print_footer_scripts', array( $this, 'declare_all' ), self::LISTED_AT - 1 );
			add_action( 'wp_print_footer_scripts', array( $this, 'restore' ), self::LISTED_AT + 1 );
		}
	}

	/** Adds WooCommerce's handles to the dependencies of the plugin's scripts and, for as long, registers its chunks. */
	public function declare_all(): void {
		foreach ( $this->islands->chunk_urls() as $url ) {
			wp_scripts()->add( self::CHUNK . $url, $url, ScriptHandles::all() );
		}
		foreach ( wp_scripts()->registered as $handle => $script ) {
			$handle = (string) $handle;
			if ( 0 === strpos( $handle, 'storefront-islands-' ) ) {
				$this->dependencies[ $handle ] = $script->deps;
				$script->deps                  = array_merge( $script->deps, ScriptHandles::all() );
			}
		}
	}

	/** Takes them off again, before a script is printed. */
	public function restore(): void {
		foreach ( $this->dependencies as $handle => $dependencies ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			if ( $script instanceof \_WP_Dependency ) {
				$script->deps = $dependencies;
			}
		}
		$this->dependencies = array();
		foreach ( $this->islands->chunk_urls() as $url ) {
			wp_scripts()->remove( self::CHUNK . $url );
		}
	}
}
