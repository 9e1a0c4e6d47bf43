<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Actions of an order, as WooCommerce's account page offers them. */
final class WooPurchaseActions {
	/** Actions that the summary shows elsewhere, or is itself. */
	private const SHOWN_ABOVE = array( 'pay', 'view' );

	/**
	 * Returns the actions: cancel, those of plugins, order again.
	 *
	 * @return list<array{label: string, url: string}>
	 */
	public static function actions( \WC_Order $order ): array {
		$actions = array();
		foreach ( array_diff_key( wc_get_account_orders_actions( $order ), array_flip( self::SHOWN_ABOVE ) ) as $name => $action ) {
			$action = new JsonReader( $action );
			// A guest may have the order's page without the right to cancel it.
			if ( 'cancel' === $name && ! current_user_can( 'cancel_order', $order->get_id() ) ) {
				continue;
			}
			$actions[] = array(
				'label' => 'cancel' === $name ? __( 'Cancel this order', 'storefront-islands' ) : $action->text( 'name' ),
				'url'   => 'cancel' === $name ? html_entity_decode( $order->get_cancel_order_url( $order->get_checkout_order_received_url() ) ) : $action->string( 'url' ),
			);
		}
		return array_merge( $actions, self::order_again( $order ) );
	}

	/**
	 * Returns the action that puts the order's products into the cart again, where WooCommerce offers it.
	 *
	 * @return list<array{label: string, url: string}>
	 */
	private static function order_again( \WC_Order $order ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$statuses = apply_filters( 'woocommerce_valid_order_statuses_for_order_again', array( 'completed' ) );
		if ( ! is_user_logged_in() || ! is_array( $statuses ) || ! $order->has_status( array_filter( $statuses, 'is_string' ) ) ) {
			return array();
		}
		$url = add_query_arg( 'order_again', $order->get_id(), wc_get_cart_url() );
		return array(
			array(
				'label' => __( 'Order again', 'storefront-islands' ),
				'url'   => add_query_arg( '_wpnonce', wp_create_nonce( 'woocommerce-order_again' ), $url ),
			),
		);
	}
}
