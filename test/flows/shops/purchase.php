<?php
/**
 * Shop in which a plugin prints something at each place of an order's details.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach ( array( 'before_order_table', 'after_order_table', 'after_customer_details' ) as $storefront_islands_place ) {
	add_action(
		'woocommerce_order_details_' . $storefront_islands_place,
		static function ( WC_Order $order ) use ( $storefront_islands_place ): void {
			printf( '<p>%s of %d</p>', esc_html( $storefront_islands_place ), (int) $order->get_id() );
		}
	);
}
foreach ( array( 'before', 'after' ) as $storefront_islands_place ) {
	add_action(
		"woocommerce_order_details_{$storefront_islands_place}_order_table_items",
		static function () use ( $storefront_islands_place ): void {
			printf( '<tr><th>Row %s the items</th><td>Yes</td></tr>', esc_html( $storefront_islands_place ) );
		}
	);
}
add_action(
	'woocommerce_after_order_details',
	static function (): void {
		echo '<p>Points earned: 12</p>';
	}
);
add_action(
	'woocommerce_order_item_meta_end',
	static function ( int $id, WC_Order_Item $item ): void {
		printf( '<p>Warranty for %s</p>', esc_html( $item->get_name() ) );
	},
	10,
	2
);
add_action(
	'woocommerce_order_details_after_customer_address',
	static function ( string $type ): void {
		printf( '<p>Checked %s address</p>', esc_html( $type ) );
	}
);
add_filter(
	'woocommerce_my_account_my_orders_actions',
	static function ( array $actions, WC_Order $order ): array {
		return $actions + array(
			'invoice' => array(
				'url'  => home_url( '/?invoice=' . $order->get_id() ),
				'name' => 'Invoice (PDF)',
			),
		);
	},
	10,
	2
);
