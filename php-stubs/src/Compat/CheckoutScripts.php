<?php
/**
 * Scripts of other plugins on a page with our checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/** Puts the scripts of payment methods on a page with our checkout, and our script behind the handles that they need. */
final class CheckoutScripts {
	/** Before WordPress prints scripts, in the head at 9 and in the footer at 20. */
	private const BEFORE_HEAD   = 8;
	private const BEFORE_FOOTER = 19;

	/**
	 * Who enqueues the payment methods.
	 *
	 * @var PaymentScripts
	 */
	private $payment;

	/**
	 * Handles of the payment methods; null while no checkout stands on the page.
	 *
	 * @var list<string>|null
	 */
	private $handles = null;

	/**
	 * Takes who enqueues the payment methods.
	 *
	 * @param PaymentScripts $payment WooCommerce's or the demo shop's.
	 */
	public function __construct( PaymentScripts $payment ) {
		$this->payment = $payment;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		// A block theme has rendered the page by the first; in a classic one the checkout shows itself only by the second.
		add_action( 'wp_head', array( $this, 'take_over_handles' ), self::BEFORE_HEAD );
		add_action( 'wp_footer', array( $this, 'take_over_handles' ), self::BEFORE_FOOTER );
	}

	/**
	 * An island stands on the page.
	 *
	 * @param string $island Its name.
	 */
	public function add( string $island ): void {
		if ( 'checkout' !== $island || null !== $this->handles || ! $this->is_a_page() ) {
			return;
		}
		( new Handles( wp_scripts() ) )->register_missing();
		$this->handles = $this->payment->enqueue();
		// Its inline part carries the data of the payment methods, whether one of them names it or not.
		wp_enqueue_script( 'wc-settings' );
	}

	/** Puts our script behind the handles, where our checkout stands on the page. */
	public function take_over_handles(): void {
		if ( null !== $this->handles ) {
			$scripts = wp_scripts();
			( new Handles( $scripts ) )->take_over( ( new Originals( $scripts ) )->needed( $this->handles ) );
		}
	}

	/** Whether a page for a visitor is being made, and not an answer for the editor. */
	private function is_a_page(): bool {
		return ! is_admin() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}
}
