<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Idempotency;
use StorefrontIslands\Orders\Limits\Limits;
use StorefrontIslands\Orders\Requests\GuestSession;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Orders and adds that happen once, and the limits of declined payments. Must be registered before `init`. */
final class OrdersModule implements Module {
	private GuestSession $session;
	private CheckoutEvents $events;
	private Shop $shop;

	public function __construct( GuestSession $session, CheckoutEvents $events, Shop $shop ) {
		$this->session = $session;
		$this->events  = $events;
		$this->shop    = $shop;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$visitor = new Visitor( $this->session );
		( new Idempotency( $visitor, $this->events, Limits::register( $visitor, $this->events ), $this->shop ) )->register();
	}
}
