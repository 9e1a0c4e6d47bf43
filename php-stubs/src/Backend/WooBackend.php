<?php

declare(strict_types=1);

namespace StorefrontIslands\Backend;

use StorefrontIslands\Compat\WooBlockMarker;
use StorefrontIslands\Compat\WooExtensionScripts;
use StorefrontIslands\Compat\WooIntegrations;
use StorefrontIslands\Compat\WooMiniCart;
use StorefrontIslands\Compat\WooPaymentScripts;
use StorefrontIslands\Http\PageRequest;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Requests\GuestSession;
use StorefrontIslands\Orders\Requests\WooGuestSession;
use StorefrontIslands\Orders\WooCheckoutEvents;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\WooAccountPage;
use StorefrontIslands\WooCommerce\WooAddRequest;
use StorefrontIslands\WooCommerce\WooCartCookies;
use StorefrontIslands\WooCommerce\WooCategoryCounts;
use StorefrontIslands\WooCommerce\WooChosenPaymentMethod;
use StorefrontIslands\WooCommerce\WooClassicOrder;
use StorefrontIslands\WooCommerce\WooCouponLink;
use StorefrontIslands\WooCommerce\WooEmptyStates;
use StorefrontIslands\WooCommerce\WooFieldRules;
use StorefrontIslands\WooCommerce\WooListRoutes;
use StorefrontIslands\WooCommerce\WooLogin;
use StorefrontIslands\WooCommerce\WooPickup;
use StorefrontIslands\WooCommerce\WooRawAddresses;
use StorefrontIslands\WooCommerce\WooRestoredItems;
use StorefrontIslands\WooCommerce\WooSearch;
use StorefrontIslands\WooCommerce\WooShop;
use StorefrontIslands\WooCommerce\WooShortcodes;
use StorefrontIslands\WooCommerce\WooSummaryPage;
use StorefrontIslands\WooCommerce\WooTermSlugs;
use StorefrontIslands\WooCommerce\WooVariation;

defined( 'ABSPATH' ) || exit;

/** Backend of a site on which WooCommerce is active. */
final class WooBackend implements Backend {
	private WooIntegrations $integrations;

	public function __construct() {
		$this->integrations = new WooIntegrations();
	}

	public function start(): Shop {
		( new WooPickup() )->register();
		( new WooVariation() )->register();
		( new WooAddRequest() )->register();
		( new WooSearch() )->register();
		( new WooCartCookies( array( PageRequest::class, 'is_cacheable' ) ) )->register();
		WooMiniCart::register();
		WooBlockMarker::register();
		WooTermSlugs::register();
		WooCategoryCounts::register();
		WooListRoutes::register();
		WooSummaryPage::register();
		WooAccountPage::register();
		WooRawAddresses::register();
		WooRestoredItems::register();
		WooFieldRules::register();
		WooEmptyStates::register();
		WooCouponLink::register();
		WooChosenPaymentMethod::register();
		WooLogin::register();
		WooShortcodes::register();
		( new WooClassicOrder() )->register();
		$this->integrations->register();
		return new WooShop();
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
