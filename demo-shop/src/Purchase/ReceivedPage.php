<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Purchase;

use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\OrderItems;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Endpoints below the checkout page: order-received/ID shows an order to visitors with its key and to its owner,
 * order-pay/ID redirects to the checkout with the order's items.
 */
final class ReceivedPage {
	private const RECEIVED = 'order-received';
	private const PAY      = 'order-pay';

	private Services $services;

	private Shop $shop;

	/** Requested endpoint; '' for none. */
	private string $endpoint = '';

	/** Order that the visitor may see; null if there is none. */
	private ?Order $order = null;

	public function __construct( Services $services, Shop $shop ) {
		$this->services = $services;
		$this->shop     = $shop;
	}

	/** Registers the endpoints of the checkout page; on init. */
	public static function add_endpoints(): void {
		add_rewrite_endpoint( self::RECEIVED, 4096 ); // EP_PAGES.
		add_rewrite_endpoint( self::PAY, 4096 );
	}

	/** Replaces the checkout page if an order is requested. Runs on template_redirect, and may exit. */
	public function take_over(): void {
		$this->endpoint = $this->requested_endpoint();
		if ( '' === $this->endpoint ) {
			return;
		}
		$request     = Input::of( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the order's key is checked; read through Input.
		$order       = Order::find( $this->query_vars()->number( $this->endpoint ) );
		$this->order = null !== $order && $order->is_open_to( $request->text( 'key' ), get_current_user_id() ) ? $order : null;
		$this->send_headers();
		if ( self::PAY === $this->endpoint && null !== $this->order ) {
			$this->lead_to_payment( $this->order );
		}
		add_filter( 'the_content', array( $this, 'content' ), 1 );
		add_filter( 'document_title_parts', array( $this, 'title' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Returns the order instead of the checkout.
	 *
	 * @internal
	 */
	public function content( string $content ): string {
		if ( get_the_ID() !== get_queried_object_id() ) {
			return $content;
		}
		$headings = new Headings( 1, 'wp-block-heading harbour-heading' );
		$view     = null === $this->order
			? OrderNotFound::html( $headings, $this->shop )
			: PurchaseView::html( PurchaseReader::of( $this->order, $this->services->settings ), $headings, StorePages::url( $this->shop, 'shop' ) );
		// Wrapped in a block, because wpautop() would add paragraphs to other content.
		return "<!-- wp:html -->\n<div class=\"alignwide\">" . $view . "</div>\n<!-- /wp:html -->";
	}

	/**
	 * @internal
	 * @param array<string, string> $parts Title parts of WordPress.
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		return array( 'title' => null === $this->order ? __( 'Order not found', 'storefront-islands' ) : PurchaseView::title( PurchaseReader::of( $this->order, $this->services->settings ) ) ) + $parts;
	}

	/**
	 * Enqueues the style sheet of the purchase summary.
	 *
	 * @internal
	 */
	public function enqueue(): void {
		wp_enqueue_style( 'storefront-islands-purchase-summary-style' );
	}

	/**
	 * Restores the order's items to an empty cart and redirects to the checkout; redirects to the order page if the
	 * order is paid. Exits.
	 */
	private function lead_to_payment( Order $order ): void {
		$checkout = get_permalink( get_queried_object_id() );
		$target   = $order->needs_payment() && is_string( $checkout ) ? $checkout : $order->received_url();
		$cart     = $this->services->carts->load();
		if ( $order->needs_payment() && array() === $cart->lines ) {
			foreach ( OrderItems::of( $order, $this->services->products ) as $line ) {
				$cart->put( $line );
			}
			$cart->awaiting_order = $order->id;
			$this->services->carts->save( $cart );
		}
		wp_safe_redirect( $target );
		exit;
	}

	/** Sends headers that keep the order and its key out of caches, search engines and referrers. */
	private function send_headers(): void {
		nocache_headers();
		header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex' );
		if ( null === $this->order ) {
			status_header( 404 );
		}
	}

	/** Returns the requested endpoint of the checkout page; '' for none. */
	private function requested_endpoint(): string {
		$page = get_queried_object();
		if ( ! $page instanceof WP_Post || 'checkout' !== get_page_uri( $page ) ) {
			return '';
		}
		foreach ( array( self::RECEIVED, self::PAY ) as $endpoint ) {
			if ( $this->query_vars()->has( $endpoint ) ) {
				return $endpoint;
			}
		}
		return '';
	}

	private function query_vars(): Input {
		global $wp;
		return Input::of( $wp instanceof WP ? $wp->query_vars : array() );
	}
}
