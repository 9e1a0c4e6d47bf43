<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Records for each visitor that a checkout was rendered, whether of this plugin or of WooCommerce, and when. It is used up
 * by a payment, and given back if the payment was declined. Scripts that only call the Store API have none.
 */
final class CheckoutProof {
	/** Time that a shopper needs for the checkout at least, in seconds. */
	private const SECONDS_TO_ORDER = 3;

	private IdempotencyStore $store;
	private Visitor $visitor;

	/** Name of the proof that the current request has used; empty for none. */
	private string $used = '';

	/** True if the current request has issued a proof: on our checkout's page the page and the island ask for one. */
	private bool $is_issued = false;

	public function __construct( IdempotencyStore $store, Visitor $visitor ) {
		$this->store   = $store;
		$this->visitor = $visitor;
	}

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'island_rendered' ) );
		add_action( 'template_redirect', array( $this, 'page_opened' ) );
		add_action( 'wp_scheduled_delete', array( $this->store, 'remove_old' ) );
	}

	/**
	 * Runs when an island is rendered.
	 *
	 * @param mixed $name Name of the island.
	 */
	public function island_rendered( $name ): void {
		if ( 'checkout' === $name ) {
			$this->issue();
		}
	}

	/** Runs before a page is rendered: WooCommerce's own checkout, and its pages to pay an order and to save a card. */
	public function page_opened(): void {
		if ( function_exists( 'is_checkout' ) && ( ( is_checkout() && ! is_order_received_page() ) || is_add_payment_method_page() ) ) {
			$this->issue();
		}
	}

	/**
	 * Returns the seconds until the visitor's proof holds.
	 *
	 * @return int|null 0 if it holds now; null if there is none.
	 */
	public function seconds_to_wait(): ?int {
		$row = '' === $this->visitor->id() ? null : $this->store->read( $this->name() );
		return null === $row || $row->expires() < time() ? null : max( 0, (int) $row->content() - time() );
	}

	/** Uses the proof up. */
	public function take(): void {
		if ( '' === $this->visitor->id() ) {
			return;
		}
		$row = $this->store->read( $this->name() );
		if ( null !== $row ) {
			$this->used = $this->name();
			$this->store->release( $this->used, $row );
		}
	}

	/** Gives the proof back, if the current request has used it: its payment was declined, and may be tried again. */
	public function give_back(): void {
		if ( '' !== $this->used ) {
			$this->put( $this->used, 0 );
			$this->used = '';
		}
	}

	/** Records that a checkout was rendered for the visitor. */
	private function issue(): void {
		if ( $this->is_issued || '' === $this->visitor->id() ) {
			return;
		}
		$this->is_issued = true;
		if ( null === $this->seconds_to_wait() ) {
			$this->put( $this->name(), self::SECONDS_TO_ORDER );
		}
	}

	/**
	 * Writes a proof.
	 *
	 * @param int $seconds Seconds until it holds.
	 */
	private function put( string $name, int $seconds ): void {
		$this->store->put( $name, new StoredRow( time() + DAY_IN_SECONDS, (string) ( time() + $seconds ) ) );
	}

	/** Returns the name of the visitor's proof. */
	private function name(): string {
		return Attempts::owner( $this->visitor->id() );
	}
}
