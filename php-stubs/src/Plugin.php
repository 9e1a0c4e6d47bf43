<?php

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Admin\DeclinedPayments\DeclinedPaymentsPage;
use StorefrontIslands\Admin\Lifecycle\Requirements;
use StorefrontIslands\Admin\Lifecycle\RequirementsNotice;
use StorefrontIslands\Admin\Lifecycle\WooFeatures;
use StorefrontIslands\Admin\PaymentScripts\Check;
use StorefrontIslands\Admin\PaymentScripts\ScriptsPage;
use StorefrontIslands\Admin\PrivacyPolicy;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Query\CanonicalRedirect;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Catalogue\Query\HistogramResponse;
use StorefrontIslands\Compat\AddressAutocomplete;
use StorefrontIslands\Compat\Classic\ClassicHooksRoute;
use StorefrontIslands\Compat\DependencyWarnings;
use StorefrontIslands\Compat\OptimizingPlugins;
use StorefrontIslands\Compat\OrderedScripts;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Editor\BlockTypes;
use StorefrontIslands\Editor\EditorData;
use StorefrontIslands\Editor\Patterns\GroupStyles;
use StorefrontIslands\Editor\Patterns\Patterns;
use StorefrontIslands\Editor\Preview\Preview;
use StorefrontIslands\Editor\Preview\PreviewRoute;
use StorefrontIslands\Elementor\LoopCarousels;
use StorefrontIslands\Elementor\LoopFilters;
use StorefrontIslands\Elementor\Widgets;
use StorefrontIslands\Orders\Idempotency;
use StorefrontIslands\Orders\Limits\Limits;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\DraftRemoval;
use StorefrontIslands\Page\HeadStyles;
use StorefrontIslands\Page\PageColors;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\RefusedCookies;
use StorefrontIslands\Page\ScriptsRoute;
use StorefrontIslands\Page\Shortcodes\Shortcodes;
use StorefrontIslands\Page\StoreApiCacheHeaders;
use StorefrontIslands\Page\UnneededAssets;
use StorefrontIslands\Page\UserCookie;
use StorefrontIslands\Replacement\BlockReplacement;
use StorefrontIslands\Shop\MemoizedShop;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Site\Popups\Popups;
use StorefrontIslands\Site\Popups\PublishedPopups;
use StorefrontIslands\Site\Recording\Recording;
use StorefrontIslands\Support\Http\OwnRoutes;
use StorefrontIslands\Support\Http\PrivateRoutes;

defined( 'ABSPATH' ) || exit;

/** Chooses the shop behind the islands and registers the plugin's classes. */
final class Plugin {
	/** Path of the plugin's main file. */
	private string $file;

	private TranslationFiles $languages;

	/**
	 * Constructor.
	 *
	 * @param string $file Path of the plugin's main file.
	 */
	public function __construct( string $file ) {
		$this->file      = $file;
		$this->languages = new TranslationFiles( $file );
	}

	/** Starts the plugin once every plugin is loaded, so that it is known if WooCommerce is active. */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'start' ) );
		$this->languages->register();
		WooFeatures::register( $this->file );
	}

	/** Starts the backend and the features; without a backend only registers a notice in the admin. */
	public function start(): void {
		$backend = $this->backend();
		if ( null === $backend ) {
			RequirementsNotice::register();
			return;
		}
		$shop    = self::shop( $backend );
		$build   = new Build( $this->file );
		$islands = new Islands( $build, new ScriptRegister(), new DeferredTranslations( $this->file, $this->languages ) );
		$page    = new PrivatePage( new PrivateBlocks(), $shop );
		$popups  = new Popups( $islands );

		$catalogue = new CurrentCatalogue( $shop );
		$boot_data = new BootData( $islands, $page, $shop, $catalogue );
		$blocks    = new BlockRenderer( new BlockScope( $shop, $catalogue, $page, $popups ) );
		$ordered   = new OrderedScripts();

		$build->register();
		$islands->register();
		$page->register();
		HeadStyles::register();
		PageColors::register();
		Areas::register();
		( new BlockTypes( dirname( $this->file ) . '/blocks', $build, $blocks ) )->register();
		( new EditorData( $shop ) )->register();
		( new PreviewRoute( new Preview( $shop, $blocks ) ) )->register();
		( new Patterns( dirname( $this->file ) . '/patterns' ) )->register();
		( new GroupStyles( $this->file ) )->register();
		( new Shortcodes() )->register();
		( new Widgets( $shop, $blocks ) )->register();
		( new LoopFilters( $shop, $catalogue ) )->register();
		LoopCarousels::register();
		( new BlockReplacement() )->register();
		( new SettingsPage( $this->file ) )->register();
		( new ScriptsPage( new Check( $shop ) ) )->register();
		DeclinedPaymentsPage::register();
		PrivacyPolicy::register();
		SiteHealth::register();
		( new AnalyticsSettings( $build ) )->register();
		( new UnneededAssets( $islands, $page ) )->register();
		( new OptimizingPlugins( $ordered ) )->register();
		$ordered->register();
		( new DependencyWarnings() )->register();
		$boot_data->register();
		( new PluginScripts( $backend->payment_scripts(), $backend->extension_scripts(), $islands, $boot_data ) )->register();
		( new AddressAutocomplete() )->register();
		( new ScriptsRoute( $islands, $boot_data ) )->register();
		( new ActionLinks( $islands ) )->register();
		$visitor = new Visitor( $backend->guest_session() );
		$events  = $backend->checkout_events();
		( new Idempotency( $visitor, $events, Limits::register( $visitor, $events ), $shop ) )->register();
		$popups->register();
		( new PublishedPopups() )->register();
		UserCookie::register();
		DraftRemoval::register();
		( new RefusedCookies() )->register();
		RecentlyViewed::register();
		PrivateRoutes::register();
		StoreApiCacheHeaders::register();
		( new Recording( $islands ) )->register();
		( new CanonicalRedirect( $shop ) )->register();
		( new OwnRoutes() )->register();
		( new RefreshLoopRoute( $shop ) )->register();
		( new HistogramResponse( $shop ) )->register();
		( new ClassicHooksRoute( array( $shop, 'cart' ) ) )->register();
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
