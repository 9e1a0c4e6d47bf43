<?php
/**
 * Shop whose cart and checkout pages have WooCommerce's shortcodes, replaced by the plugin, with a plugin that listens to
 * every action of the classic templates, has fields in the form and writes them into the order. On the demo shop the
 * pages have the plugin's own blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array(
			'replace_cart'       => true,
			'replace_checkout'   => true,
			'classic_extensions' => class_exists( 'WooCommerce' ) ? 'auto' : 'on',
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

/** Actions of the classic templates, as a plugin knows them. */
const STOREFRONT_PROBE_ACTIONS = array(
	'woocommerce_cart_is_empty',
	'woocommerce_before_cart',
	'woocommerce_before_cart_table',
	'woocommerce_before_cart_contents',
	'woocommerce_after_cart_item_name',
	'woocommerce_cart_contents',
	'woocommerce_after_cart_contents',
	'woocommerce_after_cart_table',
	'woocommerce_cart_coupon',
	'woocommerce_cart_actions',
	'woocommerce_before_cart_collaterals',
	'woocommerce_before_cart_totals',
	'woocommerce_cart_totals_before_shipping',
	'woocommerce_before_shipping_calculator',
	'woocommerce_after_shipping_calculator',
	'woocommerce_cart_totals_after_shipping',
	'woocommerce_cart_totals_before_order_total',
	'woocommerce_cart_totals_after_order_total',
	'woocommerce_proceed_to_checkout',
	'woocommerce_after_cart_totals',
	'woocommerce_cart_collaterals',
	'woocommerce_after_cart',
	'woocommerce_cart_has_errors',
	'woocommerce_before_checkout_form',
	'woocommerce_checkout_before_customer_details',
	'woocommerce_before_checkout_registration_form',
	'woocommerce_after_checkout_registration_form',
	'woocommerce_before_checkout_shipping_form',
	'woocommerce_after_checkout_shipping_form',
	'woocommerce_checkout_shipping',
	'woocommerce_before_checkout_billing_form',
	'woocommerce_after_checkout_billing_form',
	'woocommerce_checkout_billing',
	'woocommerce_before_order_notes',
	'woocommerce_after_order_notes',
	'woocommerce_checkout_after_customer_details',
	'woocommerce_checkout_before_order_review_heading',
	'woocommerce_checkout_before_order_review',
	'woocommerce_review_order_before_cart_contents',
	'woocommerce_review_order_after_cart_contents',
	'woocommerce_review_order_before_shipping',
	'woocommerce_review_order_after_shipping',
	'woocommerce_review_order_before_order_total',
	'woocommerce_review_order_after_order_total',
	'woocommerce_checkout_order_review',
	'woocommerce_review_order_before_payment',
	'woocommerce_checkout_before_terms_and_conditions',
	'woocommerce_checkout_terms_and_conditions',
	'woocommerce_checkout_after_terms_and_conditions',
	'woocommerce_review_order_before_submit',
	'woocommerce_review_order_after_submit',
	'woocommerce_review_order_after_payment',
	'woocommerce_checkout_after_order_review',
	'woocommerce_after_checkout_form',
);

add_filter(
	'storefront_islands_shop',
	static function ( StorefrontIslands\Shop\Shop $shop ): StorefrontIslands\Shop\Shop {
		$GLOBALS['storefront_probe_shop'] = $shop;
		return $shop;
	}
);

/** Returns the number of pieces in the cart. */
function storefront_probe_count(): int {
	return function_exists( 'WC' ) ? WC()->cart->get_cart_contents_count() : (int) $GLOBALS['storefront_probe_shop']->cart()['items_count'];
}

foreach ( STOREFRONT_PROBE_ACTIONS as $storefront_probe_action ) {
	add_action(
		$storefront_probe_action,
		static function () use ( $storefront_probe_action ): void {
			$text = "$storefront_probe_action: " . storefront_probe_count();
			if ( 1 === preg_match( '/_review_order_(?:before|after)_(?:shipping|order_total|cart)|_cart_totals_(?:before|after)_/', $storefront_probe_action ) ) {
				echo '<tr class="probe"><th>Row</th><td>' . esc_html( $text ) . '</td></tr>';
				return;
			}
			echo '<p class="probe">' . esc_html( $text ) . '</p>';
		},
		5
	);
}

// What is printed for each shipping rate.
add_action(
	'woocommerce_after_shipping_rate',
	static function ( $rate, $index ): void {
		echo '<p class="probe-rate">' . esc_html( "$index: " . $rate->get_label() ) . '</p>';
	},
	10,
	2
);

// An element that is opened in one action and closed in another.
add_action(
	'woocommerce_before_cart_table',
	static function (): void {
		echo '<div class="probe-wrapper"><em>unclosed';
	}
);
add_action(
	'woocommerce_after_cart_table',
	static function (): void {
		echo '</em></div></div></section>';
	}
);

// A plugin that is broken.
add_action(
	'woocommerce_cart_coupon',
	static function (): void {
		echo '<p>Before it breaks</p>';
		throw new RuntimeException( 'The probe is broken.' );
	}
);

// Fields.
add_action(
	'woocommerce_after_order_notes',
	static function (): void {
		echo '<p class="form-row update_totals_on_change"><label for="gift_message">Gift message</label><input class="input-text" id="gift_message" name="gift_message"></p>';
		echo '<p class="form-row"><label><input type="checkbox" name="gift_wrap[]" value="paper"> Paper</label><label><input type="checkbox" name="gift_wrap[]" value="bow"> Bow</label></p>';
		wp_print_inline_script_tag( 'window.probeRuns = ( window.probeRuns || 0 ) + 1;' );
	}
);
add_action(
	'woocommerce_review_order_before_payment',
	static function (): void {
		echo '<p class="form-row"><label for="delivery_day">Delivery day</label><input class="input-text" id="delivery_day" name="delivery_day"></p>';
		wp_print_inline_script_tag( 'window.probeRuns = ( window.probeRuns || 0 ) + 1;' );
	}
);

// A fee for a field of the form, kept in the session as plugins do it.
add_action(
	'woocommerce_checkout_update_order_review',
	static function ( string $post_data ): void {
		if ( ! function_exists( 'WC' ) ) {
			// The demo shop has no session.
			return;
		}
		parse_str( $post_data, $fields );
		WC()->session->set( 'probe_wrap', in_array( 'paper', (array) ( $fields['gift_wrap'] ?? array() ), true ) );
	}
);
add_action(
	'woocommerce_cart_calculate_fees',
	static function ( WC_Cart $cart ): void {
		if ( WC()->session && WC()->session->get( 'probe_wrap' ) ) {
			$cart->add_fee( 'Gift wrapping', 3 );
		}
		// One that is read off the form, as other plugins do it.
		parse_str( $_POST['post_data'] ?? '', $fields );
		if ( 'Engraved' === ( ( $fields + $_POST )['gift_message'] ?? '' ) ) {
			$cart->add_fee( 'Engraving', 4 );
		}
	}
);

// The order.
add_action(
	'woocommerce_checkout_process',
	static function (): void {
		$message = sanitize_text_field( wp_unslash( $_POST['gift_message'] ?? '' ) );
		if ( 'refuse' === $message ) {
			wc_add_notice( '<strong>Gift message</strong> must be kind &amp; short.', 'error' );
		}
	}
);
add_action(
	'woocommerce_after_checkout_validation',
	static function ( array $data, WP_Error $errors ): void {
		if ( 'refuse' === ( $_POST['gift_message'] ?? '' ) ) {
			$errors->add( 'probe', $data['billing_first_name'] . ' must choose a delivery day.' );
		}
	},
	10,
	2
);
add_action(
	'woocommerce_checkout_update_order_meta',
	static function ( int $order_id, array $data ): void {
		$order = wc_get_order( $order_id );
		foreach ( array( 'gift_message', 'delivery_day' ) as $name ) {
			$order->update_meta_data( "_$name", sanitize_text_field( wp_unslash( $_POST[ $name ] ?? '' ) ) );
		}
		$order->update_meta_data( '_gift_wrap', implode( '+', (array) ( $_POST['gift_wrap'] ?? array() ) ) );
		$order->update_meta_data( '_probe_email', $data['billing_email'] );
		$order->update_meta_data( '_probe_times', (int) $order->get_meta( '_probe_times' ) + 1 );
		$order->save();
	},
	10,
	2
);
add_action(
	'woocommerce_checkout_order_processed',
	static function ( int $order_id, array $data, WC_Order $order ): void {
		$order->update_meta_data( '_probe_processed', (int) $order->get_meta( '_probe_processed' ) + 1 );
		$order->update_meta_data( '_probe_method', $data['payment_method'] );
		$order->save();
	},
	10,
	3
);
