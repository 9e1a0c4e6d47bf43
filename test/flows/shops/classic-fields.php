<?php
/**
 * Shop that comes from WooCommerce's shortcodes and whose theme changes the checkout by WooCommerce's filters, as most
 * snippets do: added, removed, renamed and required fields, another text on the button.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array( 'replace_checkout' => true );
	}
);

// Runs after the sample shop's pages have been created.
add_action(
	'wp_loaded',
	static function (): void {
		if ( false === get_option( 'storefront_islands_flow_pages' ) ) {
			update_option( 'storefront_islands_flow_pages', 'made' );
			wp_update_post(
				array(
					'ID'           => wc_get_page_id( 'checkout' ),
					'post_content' => '[woocommerce_checkout]',
				)
			);
		}
	}
);

add_filter(
	'woocommerce_checkout_fields',
	static function ( array $fields ): array {
		unset( $fields['billing']['billing_company'], $fields['billing']['billing_city'] );
		$fields['billing']['billing_address_2']['required'] = true;
		$fields['billing']['billing_address_2']['label']    = 'House number';
		$fields['billing']['billing_vat']                   = array(
			'label'    => 'VAT number',
			'required' => true,
		);
		$fields['order']['delivery_slot']                   = array(
			'label'   => 'Delivery slot',
			'type'    => 'select',
			'options' => array(
				''   => 'Any',
				'am' => 'Morning',
			),
		);
		return $fields;
	}
);

// As WooCommerce's own documentation stores a field.
add_action(
	'woocommerce_checkout_update_order_meta',
	static function ( int $id ): void {
		$order = wc_get_order( $id );
		$order->update_meta_data( 'slot', sanitize_text_field( wp_unslash( $_POST['delivery_slot'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The order's route has checked it.
		$order->save();
	}
);

// Of the checkout only, as many shops do it.
add_action(
	'woocommerce_cart_calculate_fees',
	static function ( WC_Cart $cart ): void {
		if ( is_checkout() ) {
			$cart->add_fee( 'Packing', 2 );
		}
	}
);

add_filter( 'woocommerce_cart_item_name', static fn( $name ): string => is_checkout() ? $name . ' <small>packed</small>' : $name );

add_filter( 'woocommerce_order_button_text', static fn(): string => 'Buy &amp; pay' );
add_filter( 'woocommerce_gateway_title', static fn( $title, $id ) => 'cod' === $id ? 'Pay the driver' : $title, 10, 2 );
