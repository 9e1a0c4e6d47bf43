<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Http\OwnRoutes;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Makes requests that change a cart run one after the other. WooCommerce writes the whole session at the end of a
 * request, so one of two changes at once, in two tabs, would be lost. The lock is held from before the session is
 * loaded until it is saved. Other requests, and a change that has waited too long, take it only to save the session, if
 * they have changed it: a page whose prices have changed, a plugin's own request. What others have stored meanwhile
 * is merged into theirs.
 */
final class CartLock {
	/** Time after which the lock of a killed process ends, in seconds. */
	private const LEASE = 15;

	/** Time that a request waits, in milliseconds, and time between two tries. */
	private const WAIT         = array( 3000, 10 );
	private const WAIT_TO_SAVE = array( 1000, 10 );

	/** Classic requests that change the cart (`?wc-ajax=…`). */
	private const CLASSIC = array( 'add_to_cart', 'remove_from_cart', 'apply_coupon', 'remove_coupon', 'update_shipping_method', 'update_order_review' );

	/** The plugin's own: plugins keep in the session what the fields say. */
	private const FIELDS = '/' . OwnRoutes::ROUTES . '/classic-hooks';

	/** Parameters of pages that change the cart. */
	private const PARAMETERS = array( 'add-to-cart', 'remove_item', 'undo_item', 'update_cart', 'apply_coupon', 'remove_coupon' );

	private VisitorLock $lock;
	private Visitor $visitor;

	public function __construct( VisitorLock $lock, Visitor $visitor ) {
		$this->lock    = $lock;
		$this->visitor = $visitor;
	}

	/**
	 * Takes the lock if the current request changes the cart. Must be called before the shop loads its session.
	 *
	 * @param bool $has_deferred_adds True if the request brings adds of a page that was left.
	 */
	public function register( bool $has_deferred_adds ): void {
		// WooCommerce saves the session at priority 20.
		add_action( 'shutdown', array( $this, 'merge_stored' ), 19 );
		add_action( 'shutdown', array( $this, 'release' ), 100 );
		if ( $has_deferred_adds || self::changes_cart( $_SERVER, $_GET, $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only recognised here.
			$this->take();
		}
	}

	/** Takes the lock of this visitor's cart; a visitor without a session has no cart yet. */
	public function take(): void {
		$visitor = $this->visitor->id();
		if ( '' !== $visitor && $this->take_of( $visitor ) ) {
			$this->visitor->forget_cached_session();
		}
	}

	/**
	 * Takes the lock of a visitor's cart, and waits for a limited time.
	 *
	 * @param string $visitor Id of the visitor (Visitor).
	 * @return bool False if another process still holds it.
	 */
	public function take_of( string $visitor ): bool {
		return $this->take_within( $visitor, new WaitBudget( ...self::WAIT ) );
	}

	/** Saves no session over what others have stored since it was loaded. */
	public function merge_stored(): void {
		$visitor = $this->lock->is_held() ? '' : $this->visitor->unsaved_id();
		if ( '' !== $visitor ) {
			$this->take_within( $visitor, new WaitBudget( ...self::WAIT_TO_SAVE ) );
			$this->visitor->merge_stored_session();
		}
	}

	/** Takes the lock of a visitor's cart; false if another process still holds it. */
	private function take_within( string $visitor, WaitBudget $wait_budget ): bool {
		return $this->lock->take( Attempts::owner( $visitor ), time() + self::LEASE, $wait_budget );
	}

	/** Releases the lock. */
	public function release(): void {
		$this->lock->release();
	}

	/**
	 * True if a request changes the cart.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param array<array-key, mixed> $get    Contents of $_GET.
	 * @param array<array-key, mixed> $post   Contents of $_POST.
	 */
	public static function changes_cart( array $server, array $get, array $post ): bool {
		$route = RestRoute::requested( $server, $get, $post );
		if ( 1 === preg_match( '#^(?:cart/|batch$)#', RestRoute::of_store_api( $route ) ) || RestRoute::is( $route, self::FIELDS ) ) {
			return ! in_array( $server['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD', 'OPTIONS' ), true );
		}
		return in_array( RestRoute::of_classic( $get ), self::CLASSIC, true ) || array() !== array_intersect_key( $get + $post, array_flip( self::PARAMETERS ) );
	}
}
