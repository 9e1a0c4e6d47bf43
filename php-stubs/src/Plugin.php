<?php

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Admin\Lifecycle\Requirements;
use StorefrontIslands\Admin\Lifecycle\RequirementsNotice;
use StorefrontIslands\Admin\Lifecycle\WooFeatures;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Modules\AdminModule;
use StorefrontIslands\Modules\CatalogueModule;
use StorefrontIslands\Modules\ClassicHooksModule;
use StorefrontIslands\Modules\CompatModule;
use StorefrontIslands\Modules\DeclinedPaymentsModule;
use StorefrontIslands\Modules\EditorModule;
use StorefrontIslands\Modules\ElementorModule;
use StorefrontIslands\Modules\LightPagesModule;
use StorefrontIslands\Modules\Module;
use StorefrontIslands\Modules\OrdersModule;
use StorefrontIslands\Modules\PageModule;
use StorefrontIslands\Modules\PaymentScriptsModule;
use StorefrontIslands\Modules\PopupsModule;
use StorefrontIslands\Modules\RecordingModule;
use StorefrontIslands\Modules\ReplacementModule;
use StorefrontIslands\Modules\RoutesModule;
use StorefrontIslands\Modules\TranslationModule;
use StorefrontIslands\Modules\ViewTransitionsModule;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Shop\MemoizedShop;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\EarlyOptions;

defined( 'ABSPATH' ) || exit;

/** Chooses the shop behind the islands and registers the plugin's modules. */
final class Plugin {
	/** Path of the plugin's main file. */
	private string $file;

	private TranslationFiles $languages;

	/**
	 * @param string $file Path of the plugin's main file.
	 */
	public function __construct( string $file ) {
		$this->file      = $file;
		$this->languages = new TranslationFiles( $file );
	}

	/** Starts the plugin once every plugin is loaded, so that it is known if WooCommerce is active. */
	public function register(): void {
		EarlyOptions::read();
		add_action( 'plugins_loaded', array( $this, 'start' ) );
		$this->languages->register();
		WooFeatures::register( $this->file );
	}

	/** Starts the backend and the modules; without a backend only registers a notice in the admin. */
	public function start(): void {
		$backend = $this->backend();
		if ( null === $backend ) {
			RequirementsNotice::register();
			return;
		}
		foreach ( $this->modules( $backend, self::shop( $backend ) ) as $module ) {
			if ( $module->is_wanted() ) {
				$module->register();
			}
		}
	}

	/**
	 * Returns the modules in the order in which their hooks run at the same priority.
	 *
	 * @return list<Module>
	 */
	private function modules( Backend $backend, Shop $shop ): array {
		$build     = new Build( $this->file );
		$islands   = new Islands( $build, new ScriptRegister(), new DeferredTranslations( $this->file, $this->languages ) );
		$catalogue = new CurrentCatalogue( $shop );
		$page      = new PrivatePage( new PrivateBlocks(), $shop );
		$boot_data = new BootData( $islands, $page, $shop, $catalogue );
		$scope     = new BlockScope( $shop, $catalogue, $page );
		$blocks    = new BlockRenderer( $scope );
		return self::switched_on(
			array(
				'classic-hooks'     => new ClassicHooksModule( $shop, $scope ),
				new PageModule( $build, $islands, $page, $boot_data, $shop ),
				new EditorModule( $this->file, $build, $blocks, $shop ),
				'elementor'         => new ElementorModule( $shop, $catalogue, $blocks ),
				new ReplacementModule(),
				new AdminModule( $this->file, $build ),
				'payment-scripts'   => new PaymentScriptsModule( $shop ),
				'declined-payments' => new DeclinedPaymentsModule(),
				'light-pages'       => new LightPagesModule(),
				'view-transitions'  => new ViewTransitionsModule( $shop ),
				new CompatModule( $backend->payment_scripts(), $backend->extension_scripts(), $islands, $boot_data ),
				new OrdersModule( $backend->guest_session(), $backend->checkout_events(), $shop ),
				'popups'            => new PopupsModule( $islands, $scope ),
				'translation'       => new TranslationModule( $scope ),
				'recording'         => new RecordingModule( $islands ),
				new CatalogueModule( $shop, $catalogue ),
				new RoutesModule(),
			)
		);
	}

	/**
	 * Returns the modules that are not switched off.
	 *
	 * @param array<array-key, Module> $modules Modules; those that can be switched off by their names.
	 * @return list<Module>
	 */
	private static function switched_on( array $modules ): array {
		$names = array_filter( array_keys( $modules ), 'is_string' );
		/**
		 * Filters which parts of the plugin run: one that is left out adds no hooks, and its block prints nothing.
		 *
		 * @param list<string> $names Names of all modules that can be switched off, see docs/extensions.md#modules.
		 */
		$on = array_filter( (array) apply_filters( 'storefront_islands_modules', array_values( $names ) ), 'is_string' );
		return array_values( array_diff_key( $modules, array_flip( array_diff( $names, $on ) ) ) );
	}

	/** Starts the backend and returns its shop, which is asked for the same only once a request. */
	private static function shop( Backend $backend ): Shop {
		$shop = $backend->start();
		/**
		 * Filters the shop whose data the blocks show; a plugin may return a Shop\ShopDecorator around it.
		 *
		 * @param Shop $shop Shop of the backend.
		 */
		$filtered = apply_filters( 'storefront_islands_shop', $shop );
		return new MemoizedShop( $filtered instanceof Shop ? $filtered : $shop );
	}

	/** WooCommerce where it is active and new enough; the backend of another plugin where WooCommerce is not active. */
	private function backend(): ?Backend {
		if ( class_exists( 'WooCommerce', false ) ) {
			return '' === Requirements::missing_in_shop( RequirementsNotice::woocommerce_version() ) ? new WooBackend() : null;
		}
		/**
		 * Filters the backend of a site without WooCommerce.
		 *
		 * @param Backend|null $backend Null by default: the plugin then does nothing.
		 */
		$backend = apply_filters( 'storefront_islands_backend', null );
		return $backend instanceof Backend ? $backend : null;
	}
}
