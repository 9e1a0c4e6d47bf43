<?php

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Compat\WooBlockMarker;
use StorefrontIslands\Compat\WooExtensionScripts;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Compat\WooMiniCart;
use StorefrontIslands\Compat\WooPaymentScripts;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Requests\GuestSession;
use StorefrontIslands\Orders\Requests\WooGuestSession;
use StorefrontIslands\Orders\Requests\WooSessionSave;
use StorefrontIslands\Orders\WooCheckoutEvents;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\PageRequest;
use StorefrontIslands\WooCommerce\Account\WooAccountPages;
use StorefrontIslands\WooCommerce\Account\WooLogin;
use StorefrontIslands\WooCommerce\Cart\WooAddRedirect;
use StorefrontIslands\WooCommerce\Cart\WooAddRequest;
use StorefrontIslands\WooCommerce\Cart\WooCartCookies;
use StorefrontIslands\WooCommerce\Cart\WooCartForm;
use StorefrontIslands\WooCommerce\Cart\WooCouponLink;
use StorefrontIslands\WooCommerce\Cart\WooEmptyStates;
use StorefrontIslands\WooCommerce\Cart\WooRestoredItems;
use StorefrontIslands\WooCommerce\Cart\WooSoldIndividually;
use StorefrontIslands\WooCommerce\Cart\WooSpeculativeSession;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexBuild;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexTool;
use StorefrontIslands\WooCommerce\Catalogue\WooCatalogueVersion;
use StorefrontIslands\WooCommerce\Catalogue\WooCategoryCounts;
use StorefrontIslands\WooCommerce\Catalogue\Search\SearchQuery;
use StorefrontIslands\WooCommerce\Catalogue\WooDescriptions;
use StorefrontIslands\WooCommerce\Catalogue\WooListRoutes;
use StorefrontIslands\WooCommerce\Catalogue\WooSearch;
use StorefrontIslands\WooCommerce\Catalogue\WooTermSlugs;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooChosenPaymentMethod;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\Checkout\WooPickup;
use StorefrontIslands\WooCommerce\Checkout\WooRawAddresses;
use StorefrontIslands\WooCommerce\Checkout\WooSavedMethods;
use StorefrontIslands\WooCommerce\Product\WooVariation;
use StorefrontIslands\WooCommerce\Purchase\WooSummaryPage;
use StorefrontIslands\WooCommerce\Purchase\WooToldErrors;
use StorefrontIslands\WooCommerce\WooShop;
use StorefrontIslands\WooCommerce\WooShortcodes;

defined( 'ABSPATH' ) || exit;

/** Backend of a site on which WooCommerce is active. */
final class WooBackend implements Backend {
	private WooIntegrations $integrations;

	public function __construct() {
		$this->integrations = new WooIntegrations();
	}

	public function start(): Shop {
		$rules = new WooFieldRules( new WooAddressFields() );
		$shop  = new WooShop( $rules );
		( new WooPickup() )->register();
		( new WooVariation() )->register();
		( new WooAddRequest() )->register();
		WooAddRedirect::register();
		( new WooSearch( $shop ) )->register();
		( new WooCartCookies( array( PageRequest::class, 'is_cacheable' ) ) )->register();
		WooSpeculativeSession::register();
		WooSessionSave::register();
		WooMiniCart::register();
		WooBlockMarker::register();
		WooTermSlugs::register();
		WooCategoryCounts::register();
		WooCatalogueVersion::register();
		IndexBuild::register();
		IndexTool::register();
		WooListRoutes::register();
		WooDescriptions::register();
		SearchQuery::register();
		WooSummaryPage::register();
		WooToldErrors::register();
		( new WooAccountPages() )->register();
		WooRawAddresses::register();
		WooRestoredItems::register();
		WooCartForm::register();
		$rules->register();
		WooEmptyStates::register();
		WooSoldIndividually::register();
		WooCouponLink::register();
		WooChosenPaymentMethod::register();
		WooSavedMethods::register();
		WooLogin::register();
		WooShortcodes::register();
		$this->integrations->register();
		return $shop;
	}

	public function guest_session(): GuestSession {
		return new WooGuestSession();
	}

	public function checkout_events(): CheckoutEvents {
		return new WooCheckoutEvents();
	}

	public function payment_scripts(): PaymentScripts {
		return new WooPaymentScripts( $this->integrations );
	}

	public function extension_scripts(): ExtensionScripts {
		return new WooExtensionScripts( $this->integrations );
	}
}
