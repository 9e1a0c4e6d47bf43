<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Notice on the checkout page, before the shopper types anything: it is unknown whether an earlier order was paid, with
 * a link to order again all the same; or the order was paid.
 */
final class WooUncertainNotice {
	/** Parameter of the link, with the order's id. */
	private const AGAIN = 'storefront-islands-order-again';

	private CurrentAttempt $current;
	private OrderGate $gate;

	/** Order in doubt; 0 for none. */
	private int $order_id = 0;

	public function __construct( CurrentAttempt $current, OrderGate $gate ) {
		$this->current = $current;
		$this->gate    = $gate;
	}

	public function register(): void {
		add_action( 'template_redirect', array( $this, 'look' ) );
		add_filter( 'render_block_storefront-islands/checkout', array( $this, 'prepend' ) );
		add_filter( 'render_block_woocommerce/checkout', array( $this, 'prepend' ) );
		add_action( 'woocommerce_before_checkout_form', array( $this, 'print_once' ) );
	}

	/** Looks for an order in doubt on the checkout page, and lets it go if the shopper has chosen so. */
	public function look(): void {
		if ( ! is_checkout() || is_wc_endpoint_url() ) {
			return;
		}
		$chosen = absint( is_scalar( $_GET[ self::AGAIN ] ?? null ) ? $_GET[ self::AGAIN ] : 0 ); // phpcs:ignore WordPress.Security -- an id; verified below.
		if ( $chosen > 0 ) {
			$nonce = $_GET['_wpnonce'] ?? ''; // phpcs:ignore WordPress.Security -- a nonce, which is only compared.
			if ( is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::AGAIN . $chosen ) ) {
				$this->current->let_go( $chosen );
			}
			wp_safe_redirect( remove_query_arg( array( self::AGAIN, '_wpnonce' ) ) );
			exit;
		}
		$state = $this->gate->doubt( 0 );
		if ( OrderGate::PLACED === $state ) {
			wc_add_notice( esc_html( ErrorResponse::placed_message( $this->gate->order_id() ) ), 'success' );
		}
		$this->order_id = OrderGate::UNCERTAIN === $state ? $this->gate->order_id() : 0;
	}

	/**
	 * Puts the notice to the beginning of a checkout block.
	 *
	 * @param mixed $html HTML of the block.
	 * @return mixed
	 */
	public function prepend( $html ) {
		if ( ! is_string( $html ) || 1 !== preg_match( '/^\s*<div\b[^>]*>/', $html, $start ) ) {
			return $html;
		}
		return $start[0] . $this->take() . substr( $html, strlen( $start[0] ) );
	}

	/** Prints the notice before the classic checkout's form. */
	public function print_once(): void {
		echo $this->take(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Node encodes every text and address.
	}

	/** Returns the notice the first time; empty without an order in doubt. */
	private function take(): string {
		$order_id       = $this->order_id;
		$this->order_id = 0;
		if ( 0 === $order_id ) {
			return '';
		}
		$url = add_query_arg(
			array(
				self::AGAIN => $order_id,
				'_wpnonce'  => wp_create_nonce( self::AGAIN . $order_id ),
			),
			wc_get_checkout_url()
		);
		return Node::element(
			'div',
			array(
				'class' => 'storefront-notice storefront-notice--warning',
				'role'  => 'alert',
			),
			array(
				Icon::node( 'alert' ),
				Node::element(
					'p',
					array(),
					array(
						ErrorResponse::uncertain_message( $order_id ) . ' ',
						Node::element(
							'a',
							array(
								'href' => $url,
								'rel'  => 'nofollow',
							),
							array( __( 'Order again all the same', 'storefront-islands' ) )
						),
					)
				),
			)
		)->html();
	}
}
