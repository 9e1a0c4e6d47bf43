<?php
/**
 * Wires the plugin into WordPress.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Areas\Areas;
use StorefrontIslands\Assets\Build;
use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Catalogue\CanonicalRedirect;
use StorefrontIslands\Catalogue\HistogramAnswer;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Compat\WooExtensionScripts;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Compat\WooMiniCart;
use StorefrontIslands\Compat\WooPaymentScripts;
use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\DemoShop\Payment\Scripts as DemoPaymentScripts;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Editor\EditorData;
use StorefrontIslands\Idempotency\DemoCheckoutEvents;
use StorefrontIslands\Idempotency\DemoGuestSession;
use StorefrontIslands\Idempotency\Idempotency;
use StorefrontIslands\Idempotency\WooCheckoutEvents;
use StorefrontIslands\Idempotency\WooGuestSession;
use StorefrontIslands\Lifecycle\Requirements;
use StorefrontIslands\Lifecycle\RequirementsNotice;
use StorefrontIslands\Lifecycle\WooFeatures;
use StorefrontIslands\Loop\RefreshLoop;
use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Clutter;
use StorefrontIslands\Page\HeadStyles;
use StorefrontIslands\Page\PageRequest;
use StorefrontIslands\Page\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\ScriptsRoute;
use StorefrontIslands\Page\StoreAnswers;
use StorefrontIslands\Page\UserCookie;
use StorefrontIslands\Patterns\GroupStyles;
use StorefrontIslands\Patterns\Patterns;
use StorefrontIslands\Popups\Popups;
use StorefrontIslands\Recording\Recording;
use StorefrontIslands\Replace\Takeover;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\NoExtensionScripts;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\WooCartCookies;
use StorefrontIslands\Shop\WooCategoryCounts;
use StorefrontIslands\Shop\WooEmptyStates;
use StorefrontIslands\Shop\WooLinePosition;
use StorefrontIslands\Shop\WooLogin;
use StorefrontIslands\Shop\WooPickup;
use StorefrontIslands\Shop\WooPurchase;
use StorefrontIslands\Shop\WooRawAddresses;
use StorefrontIslands\Shop\WooSearch;
use StorefrontIslands\Shop\WooShop;
use StorefrontIslands\Shop\WooTermSlugs;
use StorefrontIslands\Shop\WooVariation;
use StorefrontIslands\Shortcodes\Shortcodes;

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
	 * The languages that the plugin ships.
	 *
	 * @var Languages
	 */
	private $languages;

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $file The plugin's main file.
	 */
	public function __construct( string $file ) {
		$this->file      = $file;
		$this->languages = new Languages( $file );
	}

	/** Hooks the plugin in, once every plugin is loaded, so that WooCommerce's presence is known. */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'start' ) );
		$this->languages->register();
		WooFeatures::register( $this->file );
	}

	/** Starts the shop and what shows it; where there is no shop to show, says so in the admin and does nothing else. */
	public function start(): void {
		if ( ! $this->has_shop() ) {
			RequirementsNotice::register();
			return;
		}
		CurrentShop::set( $this->shop() );

		$build   = new Build( $this->file );
		$islands = new Islands( $build, new LaterTexts( $this->file, $this->languages ) );
		$page    = new PrivatePage( new PrivateBlocks() );

		$build->register();
		$islands->register();
		$page->register();
		HeadStyles::register();
		Areas::register();
		( new Blocks( dirname( $this->file ) . '/blocks', $build ) )->register();
		( new EditorData( CurrentShop::get() ) )->register();
		( new Patterns( dirname( $this->file ) . '/patterns' ) )->register();
		( new GroupStyles( $this->file ) )->register();
		( new Shortcodes() )->register();
		( new Takeover() )->register();
		( new SettingsPage( $this->file ) )->register();
		SiteHealth::register();
		( new AnalyticsSettings( $build ) )->register();
		( new Clutter( $islands, $page ) )->register();
		$boot_data = new BootData( $islands, $page, CurrentShop::get() );
		$boot_data->register();
		$this->plugin_scripts( $islands, $boot_data )->register();
		( new ScriptsRoute( $islands, $boot_data ) )->register();
		( new ActionLinks( $islands ) )->register();
		$this->idempotency()->register();
		Popups::register();
		UserCookie::register();
		StoreAnswers::register();
		( new Recording() )->register();
		CanonicalRedirect::register();
		( new RefreshLoop( CurrentShop::get() ) )->register();
		( new HistogramAnswer( CurrentShop::get() ) )->register();
	}

	/** Whether there is a shop to show: a WooCommerce that is new enough, or the demo shop where no WooCommerce is active. */
	private function has_shop(): bool {
		return '' === Requirements::missing_in_shop( RequirementsNotice::woocommerce_version() )
			|| ( ! $this->has_woocommerce() && DemoShop::is_wanted() );
	}

	/** Whether WooCommerce is the shop. */
	private function has_woocommerce(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/** What makes requests safe to repeat. */
	private function idempotency(): Idempotency {
		return $this->has_woocommerce()
			? new Idempotency( new WooGuestSession(), new WooCheckoutEvents() )
			: new Idempotency( new DemoGuestSession(), new DemoCheckoutEvents() );
	}

	/**
	 * What puts the scripts of other plugins on a page.
	 *
	 * @param Islands  $islands The islands' scripts.
	 * @param BootData $page    What the page says of itself.
	 */
	private function plugin_scripts( Islands $islands, BootData $page ): PluginScripts {
		if ( ! $this->has_woocommerce() ) {
			return new PluginScripts( new DemoPaymentScripts( ShopSettings::load() ), new NoExtensionScripts(), $islands, $page );
		}
		$integrations = new WooIntegrations();
		$integrations->register();
		return new PluginScripts( new WooPaymentScripts( $integrations ), new WooExtensionScripts( $integrations ), $islands, $page );
	}

	/** The shop behind the islands: WooCommerce where it is active, else the demo shop, which somebody has asked for. */
	private function shop(): Shop {
		if ( $this->has_woocommerce() ) {
			( new WooPickup() )->register();
			( new WooVariation() )->register();
			( new WooLinePosition() )->register();
			( new WooSearch() )->register();
			( new WooCartCookies( array( PageRequest::class, 'may_be_kept' ) ) )->register();
			WooMiniCart::register();
			WooTermSlugs::register();
			WooCategoryCounts::register();
			WooPurchase::register();
			WooRawAddresses::register();
			WooEmptyStates::register();
			WooLogin::register();
			return new WooShop();
		}
		$demo = new DemoShop();
		$demo->register();
		return $demo;
	}
}
