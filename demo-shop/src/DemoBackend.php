<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\Backend;
use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Idempotency\DemoCheckoutEvents;
use StorefrontIslands\DemoShop\Idempotency\DemoGuestSession;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Site\Scripts;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Requests\GuestSession;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Backend of a site without WooCommerce on which the demo shop's plugin is active. */
final class DemoBackend implements Backend {
	/** Session of the visitor, which is loaded once per request. */
	private Session $session;

	/** Registers no hooks: start() does. */
	public function __construct() {
		$this->session = new Session( 'time' );
	}

	public function start(): Shop {
		$shop = new DemoShop( $this->session );
		$shop->register();
		return $shop;
	}

	public function guest_session(): GuestSession {
		return new DemoGuestSession( $this->session );
	}

	public function checkout_events(): CheckoutEvents {
		return new DemoCheckoutEvents(
			function (): CartStore {
				return ( new Services( ShopSettings::load(), $this->session ) )->carts;
			}
		);
	}

	public function payment_scripts(): PaymentScripts {
		return new Scripts( ShopSettings::load() );
	}

	public function extension_scripts(): ExtensionScripts {
		return new NoExtensionScripts();
	}
}
