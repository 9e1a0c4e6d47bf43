<?php
/**
 * Shop whose cart and checkout pages have WooCommerce's shortcodes, replaced by the plugin, with a theme that filters the
 * lines of the classic templates as snippets do: the SKU below the name, a price with the regular one, a note at the total,
 * a time at each shipping rate, and a gift whose quantity and removal are not the shopper's. The gift is the product with the SKU P-014.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array(
			'replace_cart'     => true,
			'replace_checkout' => true,
		);
	}
);

// Runs after the sample shop's pages have been created.
add_action(
	'wp_loaded',
	static function (): void {
		if ( ! function_exists( 'wc_get_page_id' ) || false !== get_option( 'storefront_islands_flow_pages' ) ) {
			return;
		}
		update_option( 'storefront_islands_flow_pages', 'made' );
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			wp_update_post(
				array(
					'ID'           => wc_get_page_id( $page ),
					'post_content' => "<!-- wp:shortcode -->[woocommerce_$page]<!-- /wp:shortcode -->",
				)
			);
		}
	}
);

/** True for the item of the gift. */
function storefront_flow_is_gift( array $item ): bool {
	return 'P-014' === $item['data']->get_sku();
}

add_filter(
	'woocommerce_cart_item_name',
	static function ( $name, $item ) {
		$place = is_cart() ? 'cart' : ( is_checkout() ? 'checkout' : 'nowhere' );
		return $name . '<br><small class="flow-sku">SKU ' . $item['data']->get_sku() . " in the $place</small><script>window.flowScript = true</script>";
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_item_price',
	static function ( $price, $item ) {
		return storefront_flow_is_gift( $item ) ? 'Free with your order' : '<del>' . wc_price( 2 * (float) $item['data']->get_price() ) . "</del> <ins>$price</ins>";
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_item_subtotal',
	static function ( $total, $item ) {
		return "$total <small class=\"flow-pieces\">for {$item['quantity']}</small>";
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_item_class',
	static function ( $classes, $item ) {
		return storefront_flow_is_gift( $item ) ? "$classes flow-gift" : $classes;
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_item_quantity',
	static function ( $field, $key, $item ) {
		return storefront_flow_is_gift( $item ) ? (string) $item['quantity'] : $field;
	},
	10,
	3
);
add_filter(
	'woocommerce_cart_item_remove_link',
	static function ( $link, $key ) {
		return storefront_flow_is_gift( WC()->cart->get_cart_item( $key ) ) ? '' : $link;
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_item_thumbnail',
	static function ( $image, $item ) {
		return storefront_flow_is_gift( $item ) ? '<img src="' . esc_url( wc_placeholder_img_src() ) . '" alt="A gift">' : $image;
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_shipping_method_full_label',
	static function ( $label ) {
		return "$label<br><small>Delivered in two days</small>";
	}
);
