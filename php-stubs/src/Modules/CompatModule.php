<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Compat\AddressAutocomplete;
use StorefrontIslands\Compat\DependencyWarnings;
use StorefrontIslands\Compat\OptimizingPlugins;
use StorefrontIslands\Compat\OrderedScripts;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Compat\SleepingCheckout;
use StorefrontIslands\Compat\TranslatedCart;
use StorefrontIslands\Compat\TranslatePress;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/** Scripts of other plugins: their order, their handles, their place on the page. */
final class CompatModule implements Module {
	private PaymentScripts $payment;
	private ExtensionScripts $extensions;
	private Islands $islands;
	private BootData $boot_data;

	public function __construct( PaymentScripts $payment, ExtensionScripts $extensions, Islands $islands, BootData $boot_data ) {
		$this->payment    = $payment;
		$this->extensions = $extensions;
		$this->islands    = $islands;
		$this->boot_data  = $boot_data;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$ordered = new OrderedScripts();
		( new OptimizingPlugins( $ordered ) )->register();
		$ordered->register();
		( new DependencyWarnings( $this->islands ) )->register();
		$plugins = new PluginScripts( $this->payment, $this->extensions, $this->islands, $this->boot_data );
		$plugins->register();
		( new SleepingCheckout( $plugins, $this->extensions, $this->islands ) )->register();
		( new AddressAutocomplete() )->register();
		TranslatePress::register();
		TranslatedCart::register();
	}
}
