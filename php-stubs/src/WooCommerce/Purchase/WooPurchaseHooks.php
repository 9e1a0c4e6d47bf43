<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Html\Number;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName.UseUnderscores -- WooCommerce's own hooks.

/**
 * Output of the actions that WooCommerce's order table and its page of received orders run. The summary replaces that
 * table, not what plugins print in it.
 */
final class WooPurchaseHooks {
	/** Actions of the order's details, by the place of their output. */
	private const ACTIONS = array(
		'before_table'   => 'woocommerce_order_details_before_order_table',
		'before_items'   => 'woocommerce_order_details_before_order_table_items',
		'after_items'    => 'woocommerce_order_details_after_order_table_items',
		'after_table'    => 'woocommerce_order_details_after_order_table',
		'after_details'  => 'woocommerce_after_order_details',
		'after_customer' => 'woocommerce_order_details_after_customer_details',
	);

	/**
	 * Parts that WooCommerce prints by actions and the summary itself shows, by action.
	 */
	private const REPLACED = array(
		'woocommerce_thankyou'                        => 'woocommerce_order_details_table',
		'woocommerce_order_details_after_order_table' => 'woocommerce_order_again_button',
	);

	/** Order statuses of which WooCommerce shows the notes of products by default. */
	private const WITH_NOTES = array( 'completed', 'processing' );

	/** Returns the output for received orders: bank details, and scripts that track a sale. */
	public static function instructions( \WC_Order $order ): string {
		self::make_payment_methods();
		return self::output(
			static function () use ( $order ): void {
				do_action( 'woocommerce_before_thankyou', $order->get_id() );
				do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
				do_action( 'woocommerce_thankyou', $order->get_id() );
			}
		);
	}

	/**
	 * Returns the output of the order's details, by place.
	 *
	 * @return array<string, string>
	 */
	public static function details( \WC_Order $order ): array {
		self::make_payment_methods();
		return array_map(
			static function ( string $action ) use ( $order ): string {
				return self::output(
					static function () use ( $action, $order ): void {
						do_action( $action, $order );
					}
				);
			},
			self::ACTIONS
		);
	}

	/** Payment methods listen to these actions once they are made, which WooCommerce does on pages of its checkout only. */
	private static function make_payment_methods(): void {
		WC()->payment_gateways();
	}

	/** Returns an item's name with a link to its product, as plugins change them: HTML. */
	public static function name( \WC_Order_Item_Product $item, \WC_Order $order ): string {
		$product    = $item->get_product();
		$is_visible = $product instanceof \WC_Product && $product->is_visible();
		$page       = $is_visible ? $product->get_permalink() : '';
		// A variation's link holds the chosen values, also of attributes that the variation leaves open.
		if ( $is_visible && $product instanceof \WC_Product_Variation ) {
			$page = $product->get_permalink( array( 'item_meta_array' => $item['item_meta_array'] ) );
		}
		$link       = apply_filters( 'woocommerce_order_item_permalink', $page, $item, $order );
		$name       = is_string( $link ) && '' !== $link ? '<a href="' . esc_url( $link ) . '">' . $item->get_name() . '</a>' : $item->get_name();
		$filtered   = apply_filters( 'woocommerce_order_item_name', $name, $item, $is_visible );
		return is_string( $filtered ) ? $filtered : $name;
	}

	/** Returns an item's quantity without the pieces that were refunded, as plugins change it: HTML. */
	public static function quantity( \WC_Order_Item_Product $item, \WC_Order $order ): string {
		$refunded = (float) $order->get_qty_refunded_for_item( $item->get_id() );
		$bought   = (float) $item->get_quantity();
		$shown    = 0.0 === $refunded ? Number::quantity( $bought ) : '<del>' . Number::quantity( $bought ) . '</del> <ins>' . Number::quantity( $bought + $refunded ) . '</ins>';
		$html     = '<strong class="product-quantity">&times;&nbsp;' . $shown . '</strong>';
		$filtered = apply_filters( 'woocommerce_order_item_quantity_html', $html, $item );
		return is_string( $filtered ) ? $filtered : $html;
	}

	/** Returns the output for an item: its data, and the note of its product. */
	public static function item( \WC_Order_Item_Product $item, \WC_Order $order ): string {
		return self::output(
			static function () use ( $item, $order ): void {
				do_action( 'woocommerce_order_item_meta_start', $item->get_id(), $item, $order, false );
				wc_display_item_meta( $item );
				do_action( 'woocommerce_order_item_meta_end', $item->get_id(), $item, $order, false );
				$product  = $item->get_product();
				$statuses = apply_filters( 'woocommerce_purchase_note_order_statuses', self::WITH_NOTES );
				if ( $product instanceof \WC_Product && is_array( $statuses ) && $order->has_status( array_filter( $statuses, 'is_string' ) ) ) {
					echo wp_kses_post( wpautop( do_shortcode( $product->get_purchase_note() ) ) );
				}
			}
		);
	}

	/**
	 * Returns the output below an address.
	 *
	 * @param string $type Type of the address: billing or shipping.
	 */
	public static function address( string $type, \WC_Order $order ): string {
		return self::output(
			static function () use ( $type, $order ): void {
				do_action( 'woocommerce_order_details_after_customer_address', $type, $order );
			}
		);
	}

	/**
	 * Returns what a function prints, without the parts that the summary itself shows.
	 *
	 * @param callable(): void $print The function.
	 */
	private static function output( callable $print ): string {
		foreach ( self::REPLACED as $action => $part ) {
			$priority = has_action( $action, $part );
			if ( is_int( $priority ) ) {
				remove_action( $action, $part, $priority );
			}
		}
		ob_start();
		$print();
		return trim( (string) ob_get_clean() );
	}
}
