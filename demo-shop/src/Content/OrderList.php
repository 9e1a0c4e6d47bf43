<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Content;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/** Adds columns to the list of orders in WordPress's admin. */
final class OrderList {
	public static function register(): void {
		add_filter( 'manage_shop_order_posts_columns', array( self::class, 'columns' ) );
		add_action( 'manage_shop_order_posts_custom_column', array( self::class, 'column' ), 10, 2 );
	}

	/**
	 * @internal
	 * @param array<string, string> $columns Columns of WordPress.
	 * @return array<string, string>
	 */
	public static function columns( array $columns ): array {
		return array(
			'cb'           => $columns['cb'] ?? '',
			'order_number' => __( 'Order', 'storefront-islands' ),
			'title'        => __( 'Customer', 'storefront-islands' ),
			'order_email'  => __( 'Email', 'storefront-islands' ),
			'order_items'  => __( 'Items', 'storefront-islands' ),
			'order_total'  => __( 'Total', 'storefront-islands' ),
			'order_paid'   => __( 'Payment method', 'storefront-islands' ),
			'order_status' => __( 'Status', 'storefront-islands' ),
			'date'         => $columns['date'] ?? __( 'Date', 'storefront-islands' ),
		);
	}

	/**
	 * Prints one cell.
	 *
	 * @internal
	 */
	public static function column( string $column, int $id ): void {
		$order = Order::find( $id );
		if ( null === $order ) {
			return;
		}
		switch ( $column ) {
			case 'order_number':
				echo esc_html( '#' . $order->id );
				break;
			case 'order_email':
				echo esc_html( $order->cart->object( 'billing_address' )->text( 'email' ) );
				break;
			case 'order_items':
				echo esc_html( (string) $order->cart->number( 'items_count' ) );
				break;
			case 'order_total':
				echo esc_html( ShopSettings::load()->currency()->format( $order->cart->object( 'totals' )->number( 'total_price' ) ) );
				break;
			case 'order_paid':
				echo esc_html( $order->payment_title );
				break;
			case 'order_status':
				echo esc_html( PostTypes::order_statuses()[ $order->status ] ?? $order->status );
				break;
		}
	}
}
