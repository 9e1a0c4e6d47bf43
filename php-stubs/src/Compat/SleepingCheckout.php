<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Shop\ExtensionScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the checkout sleep where nobody pays but by WooCommerce's offline methods, and no other script needs it: its script
 * and theirs, which PluginScripts has enqueued, load with the island (docs/behaviour.md#hydration).
 */
final class SleepingCheckout {
	/** Priority in wp_footer behind PluginScripts::replace_handles(), before WordPress prints scripts at 20. */
	private const BEFORE_FOOTER = 19;

	/** Priority after all scripts are printed and before the boot data is. */
	private const AFTER_FOOTER = PHP_INT_MAX - 1;

	/** Scripts that only draw a text, in the order in which the page would run them: first the data that they read. */
	private const OFFLINE = array( 'wc-settings', 'wc-payment-method-bacs', 'wc-payment-method-cheque', 'wc-payment-method-cod' );

	/** WooCommerce's build names it for each of its scripts; it is larger than all of these, and they use nothing of it. */
	private const NOT_NEEDED = array( 'wp-polyfill' );

	private PluginScripts $plugins;
	private ExtensionScripts $extensions;
	private Islands $islands;

	/**
	 * Handles that load with the checkout.
	 *
	 * @var list<string>
	 */
	private array $deferred = array();

	public function __construct( PluginScripts $plugins, ExtensionScripts $extensions, Islands $islands ) {
		$this->plugins    = $plugins;
		$this->extensions = $extensions;
		$this->islands    = $islands;
	}

	public function register(): void {
		add_action( 'wp_footer', array( $this, 'defer' ), self::BEFORE_FOOTER );
		add_action( 'wp_footer', array( $this, 'add_to_checkout' ), self::AFTER_FOOTER );
	}

	/** Takes the scripts out of the page. */
	public function defer(): void {
		$scripts = wp_scripts();
		$offline = array_values( array_intersect( self::OFFLINE, $scripts->queue ) );
		$all     = array_merge( $offline, array( ScriptHandles::CHECKOUT ) );
		if ( ! $this->islands->has( 'checkout' ) || array() !== array_diff( $this->plugins->of_checkout(), self::OFFLINE ) || ( new OriginalScripts( $scripts ) )->are_required_besides( $all ) ) {
			return;
		}
		array_map( 'wp_dequeue_script', $all );
		$this->deferred = $offline;
	}

	/** Adds them to the scripts of the island. */
	public function add_to_checkout(): void {
		if ( array() !== $this->deferred ) {
			$this->extensions->add_data_late();
			$this->islands->add_scripts( 'checkout', $this->deferred, self::NOT_NEEDED );
		}
	}
}
