<?php
/**
 * Wires the plugin into WordPress.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** The plugin: which shop is behind it, and what it hooks into. */
final class Plugin {
	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $file The plugin's main file.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/** Hooks the plugin in, once every plugin is loaded, so that WooCommerce's presence is known. */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'start' ) );
	}

	/** Starts the shop behind the islands: WooCommerce where it is active, else the demo shop. */
	public function start(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			( new DemoShop() )->register();
		}
	}
}
