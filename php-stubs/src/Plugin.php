<?php
/**
 * Main class of the plugin.
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
use StorefrontIslands\Assets\DeferredTranslations;
use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Assets\TranslationFiles;
use StorefrontIslands\Catalogue\CanonicalRedirect;
use StorefrontIslands\Catalogue\HistogramResponse;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Compat\WooExtensionScripts;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Compat\WooMiniCart;
use StorefrontIslands\Compat\WooPaymentScripts;
use StorefrontIslands\Content\PrivateBlocks;
use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\DemoShop\Idempotency\DemoCheckoutEvents;
use StorefrontIslands\DemoShop\Idempotency\DemoGuestSession;
use StorefrontIslands\DemoShop\NoExtensionScripts;
use StorefrontIslands\DemoShop\Payment\Scripts as DemoPaymentScripts;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Editor\BlockTypes;
use StorefrontIslands\Editor\EditorData;
use StorefrontIslands\Http\PageRequest;
use StorefrontIslands\Idempotency\Idempotency;
use StorefrontIslands\Idempotency\WooCheckoutEvents;
use StorefrontIslands\Idempotency\WooGuestSession;
use StorefrontIslands\Lifecycle\Requirements;
use StorefrontIslands\Lifecycle\RequirementsNotice;
use StorefrontIslands\Lifecycle\WooFeatures;
use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\HeadStyles;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\RefreshLoopRoute;
use StorefrontIslands\Page\ScriptsRoute;
use StorefrontIslands\Page\StoreApiCacheHeaders;
use StorefrontIslands\Page\UnneededAssets;
use StorefrontIslands\Page\UserCookie;
use StorefrontIslands\Patterns\GroupStyles;
use StorefrontIslands\Patterns\Patterns;
use StorefrontIslands\Popups\Popups;
use StorefrontIslands\Recording\Recording;
use StorefrontIslands\Replacement\BlockReplacement;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shortcodes\Shortcodes;
use StorefrontIslands\WooCommerce\WooCartCookies;
use StorefrontIslands\WooCommerce\WooCartItemPosition;
use StorefrontIslands\WooCommerce\WooCategoryCounts;
use StorefrontIslands\WooCommerce\WooEmptyStates;
use StorefrontIslands\WooCommerce\WooLogin;
use StorefrontIslands\WooCommerce\WooPickup;
use StorefrontIslands\WooCommerce\WooPurchase;
use StorefrontIslands\WooCommerce\WooRawAddresses;
use StorefrontIslands\WooCommerce\WooSearch;
use StorefrontIslands\WooCommerce\WooShop;
use StorefrontIslands\WooCommerce\WooTermSlugs;
use StorefrontIslands\WooCommerce\WooVariation;

defined( 'ABSPATH' ) || exit;

/** Chooses the shop behind the islands and registers the plugin's classes. */
final class Plugin {
	/**
	 * Path of the plugin's main file.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Languages that the plugin ships.
	 *
	 * @var TranslationFiles
	 */
	private $languages;

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

	/** Registers the shop and its blocks; if there is no shop, only shows an admin notice. */
	public function start(): void {
		if ( ! $this->has_shop() ) {
			RequirementsNotice::register();
			return;
		}
		CurrentShop::set( $this->shop() );

		$build   = new Build( $this->file );
		$islands = new Islands( $build, new DeferredTranslations( $this->file, $this->languages ) );
		$page    = new PrivatePage( new PrivateBlocks() );

		$build->register();
		$islands->register();
		$page->register();
		HeadStyles::register();
		Areas::register();
		( new BlockTypes( dirname( $this->file ) . '/blocks', $build ) )->register();
		( new EditorData( CurrentShop::get() ) )->register();
		( new Patterns( dirname( $this->file ) . '/patterns' ) )->register();
		( new GroupStyles( $this->file ) )->register();
		( new Shortcodes() )->register();
		( new BlockReplacement() )->register();
		( new SettingsPage( $this->file ) )->register();
		SiteHealth::register();
		( new AnalyticsSettings( $build ) )->register();
		( new UnneededAssets( $islands, $page ) )->register();
		$boot_data = new BootData( $islands, $page, CurrentShop::get() );
		$boot_data->register();
		$this->plugin_scripts( $islands, $boot_data )->register();
		( new ScriptsRoute( $islands, $boot_data ) )->register();
		( new ActionLinks( $islands ) )->register();
		$this->idempotency()->register();
		Popups::register();
		UserCookie::register();
		StoreApiCacheHeaders::register();
		( new Recording() )->register();
		CanonicalRedirect::register();
		( new RefreshLoopRoute( CurrentShop::get() ) )->register();
		( new HistogramResponse( CurrentShop::get() ) )->register();
	}

	/**
	 * True if there is a shop: a WooCommerce version that meets the requirements, or the demo shop if no WooCommerce is
	 * active.
	 */
	private function has_shop(): bool {
		return '' === Requirements::missing_in_shop( RequirementsNotice::woocommerce_version() )
			|| ( ! $this->has_woocommerce() && DemoShop::is_wanted() );
	}

	/** True if the shop is WooCommerce. */
	private function has_woocommerce(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/** Creates the idempotency classes. */
	private function idempotency(): Idempotency {
		return $this->has_woocommerce()
			? new Idempotency( new WooGuestSession(), new WooCheckoutEvents() )
			: new Idempotency( new DemoGuestSession(), new DemoCheckoutEvents() );
	}

	/**
	 * Creates the class that adds the scripts of other plugins to a page.
	 *
	 * @param Islands  $islands Scripts of the islands.
	 * @param BootData $page    Boot data of the page.
	 */
	private function plugin_scripts( Islands $islands, BootData $page ): PluginScripts {
		if ( ! $this->has_woocommerce() ) {
			return new PluginScripts( new DemoPaymentScripts( ShopSettings::load() ), new NoExtensionScripts(), $islands, $page );
		}
		$integrations = new WooIntegrations();
		$integrations->register();
		return new PluginScripts( new WooPaymentScripts( $integrations ), new WooExtensionScripts( $integrations ), $islands, $page );
	}

	/** Returns the shop: WooCommerce if it is active, otherwise the demo shop, which has to be enabled explicitly. */
	private function shop(): Shop {
		if ( $this->has_woocommerce() ) {
			( new WooPickup() )->register();
			( new WooVariation() )->register();
			( new WooCartItemPosition() )->register();
			( new WooSearch() )->register();
			( new WooCartCookies( array( PageRequest::class, 'is_cacheable' ) ) )->register();
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
