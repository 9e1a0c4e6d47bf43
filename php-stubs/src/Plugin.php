<?php

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Admin\DeclinedPayments\DeclinedPaymentsPage;
use StorefrontIslands\Admin\Lifecycle\Requirements;
use StorefrontIslands\Admin\Lifecycle\RequirementsNotice;
use StorefrontIslands\Admin\Lifecycle\WooFeatures;
use StorefrontIslands\Admin\PaymentScripts\ScriptsPage;
use StorefrontIslands\Admin\PrivacyPolicy;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Query\CanonicalRedirect;
use StorefrontIslands\Catalogue\Query\HistogramResponse;
use StorefrontIslands\Compat\AddressAutocomplete;
use StorefrontIslands\Compat\Classic\ClassicHooksRoute;
use StorefrontIslands\Compat\DependencyWarnings;
use StorefrontIslands\Compat\OptimizingPlugins;
use StorefrontIslands\Compat\OrderedScripts;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Editor\BlockTypes;
use StorefrontIslands\Editor\EditorData;
use StorefrontIslands\Editor\Patterns\GroupStyles;
use StorefrontIslands\Editor\Patterns\Patterns;
use StorefrontIslands\Editor\Preview\PreviewRoute;
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
use StorefrontIslands\Shop\CurrentShop;
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
		CurrentShop::set( $backend->start() );

		$build   = new Build( $this->file );
		$islands = new Islands( $build, new ScriptRegister(), new DeferredTranslations( $this->file, $this->languages ) );
		$page    = new PrivatePage( new PrivateBlocks() );

		$build->register();
		$islands->register();
		$page->register();
		HeadStyles::register();
		PageColors::register();
		Areas::register();
		( new BlockTypes( dirname( $this->file ) . '/blocks', $build ) )->register();
		( new EditorData( CurrentShop::get() ) )->register();
		PreviewRoute::register();
		( new Patterns( dirname( $this->file ) . '/patterns' ) )->register();
		( new GroupStyles( $this->file ) )->register();
		( new Shortcodes() )->register();
		Widgets::register();
		( new BlockReplacement() )->register();
		( new SettingsPage( $this->file ) )->register();
		ScriptsPage::register();
		DeclinedPaymentsPage::register();
		PrivacyPolicy::register();
		SiteHealth::register();
		( new AnalyticsSettings( $build ) )->register();
		( new UnneededAssets( $islands, $page ) )->register();
		OptimizingPlugins::register();
		( new OrderedScripts() )->register();
		( new DependencyWarnings() )->register();
		$boot_data = new BootData( $islands, $page, CurrentShop::get() );
		$boot_data->register();
		( new PluginScripts( $backend->payment_scripts(), $backend->extension_scripts(), $islands, $boot_data ) )->register();
		( new AddressAutocomplete() )->register();
		( new ScriptsRoute( $islands, $boot_data ) )->register();
		( new ActionLinks( $islands ) )->register();
		$visitor = new Visitor( $backend->guest_session() );
		$events  = $backend->checkout_events();
		( new Idempotency( $visitor, $events, Limits::register( $visitor, $events ) ) )->register();
		Popups::register();
		( new PublishedPopups() )->register();
		UserCookie::register();
		DraftRemoval::register();
		( new RefusedCookies() )->register();
		RecentlyViewed::register();
		PrivateRoutes::register();
		StoreApiCacheHeaders::register();
		( new Recording() )->register();
		CanonicalRedirect::register();
		( new OwnRoutes() )->register();
		( new RefreshLoopRoute( CurrentShop::get() ) )->register();
		( new HistogramResponse( CurrentShop::get() ) )->register();
		( new ClassicHooksRoute( array( CurrentShop::get(), 'cart' ) ) )->register();
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
