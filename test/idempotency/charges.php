<?php
/**
 * Must-use plugin of doors.mjs, bots.mjs and orders.mjs: a payment method that takes a moment and records each charge
 * and each decline, and routes that tell what was charged and create unpaid orders.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

const STOREFRONT_ISLANDS_CHARGES  = WP_CONTENT_DIR . '/charges.log';
const STOREFRONT_ISLANDS_DECLINES = WP_CONTENT_DIR . '/declines.log';

add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
			return;
		}
		/** Payment method that charges at once; the card `declined` is declined. */
		final class Storefront_Islands_Test_Charge extends WC_Payment_Gateway {
			public function __construct() {
				$this->id         = 'test-charge';
				$this->title      = 'Test charge';
				$this->enabled    = 'yes';
				$this->has_fields = false;
				$this->supports   = array( 'products', 'add_payment_method' );
			}

			/** Declines the card `declined`: true if it did. */
			private function declines(): bool {
				if ( 'declined' !== sanitize_key( $_POST['test-card'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- a test.
					return false;
				}
				file_put_contents( STOREFRONT_ISLANDS_DECLINES, "1\n", FILE_APPEND | LOCK_EX ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read by another process.
				wc_add_notice( 'The card was declined.', 'error' );
				return true;
			}

			public function add_payment_method() {
				return array( 'result' => $this->declines() ? 'failure' : 'success' );
			}

			public function process_payment( $order_id ) {
				if ( $this->declines() ) {
					wc_get_order( $order_id )->update_status( 'failed' );
					return array( 'result' => 'failure' );
				}
				usleep( 150000 );
				file_put_contents( STOREFRONT_ISLANDS_CHARGES, "$order_id\n", FILE_APPEND | LOCK_EX ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read by another process.
				if ( 'charged' === sanitize_key( $_SERVER['HTTP_X_TEST_STOP'] ?? '' ) ) {
					file_put_contents( WP_CONTENT_DIR . '/stopped-at', (string) getmypid() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read by another process.
					sleep( 60 );
				}
				usleep( 150000 );
				$order = wc_get_order( $order_id );
				$order->payment_complete( "charge-$order_id" );
				WC()->cart->empty_cart();
				return array( 'result' => 'success', 'redirect' => $this->get_return_url( $order ) );
			}
		}
	}
);

// WooCommerce lets nobody save two cards within 20 seconds: here only where a test asks for it.
add_filter(
	'woocommerce_payment_gateway_add_payment_method_delay',
	static fn( int $seconds ): int => isset( $_POST['test-delay'] ) ? $seconds : -1 // phpcs:ignore WordPress.Security.NonceVerification -- a test.
);

add_filter(
	'woocommerce_payment_gateways',
	static function ( array $gateways ): array {
		$gateways[] = 'Storefront_Islands_Test_Charge';
		return $gateways;
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		$routes = array(
			'/declines' => static fn(): array => array( 'count' => is_file( STOREFRONT_ISLANDS_DECLINES ) ? count( file( STOREFRONT_ISLANDS_DECLINES ) ) : 0 ),
			// Shifts all recorded payments, or proofs, into the past; or forgets them.
			'/age'      => static function ( WP_REST_Request $request ): array {
				global $wpdb;
				$seconds = (int) $request->get_param( 'seconds' );
				$table   = "{$wpdb->prefix}storefront_islands_payments";
				$records = "{$wpdb->prefix}storefront_islands_records";
				if ( null !== $request->get_param( 'proofs' ) ) {
					$wpdb->query( $wpdb->prepare( 'UPDATE %i SET content = content - %d WHERE name LIKE %s', $records, $seconds, 'proof%' ) ); // phpcs:ignore WordPress.DB -- a test.
				} elseif ( 0 === $seconds ) {
					$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) ); // phpcs:ignore WordPress.DB -- a test.
					$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE name LIKE %s OR name LIKE %s', $records, 'proof%', 'coupon%' ) ); // phpcs:ignore WordPress.DB -- a test.
					delete_option( 'storefront_islands_usual_declines' );
					delete_option( 'storefront_islands_on_guard_at' );
				} else {
					$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = created - %d', $table, $seconds ) ); // phpcs:ignore WordPress.DB -- a test.
					$wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = option_value - %d WHERE option_name = %s', $wpdb->options, $seconds, 'storefront_islands_on_guard_at' ) ); // phpcs:ignore WordPress.DB -- a test.
					wp_cache_delete( 'storefront_islands_on_guard_at', 'options' );
				}
				return array();
			},
			'/log'      => static function (): array {
				global $wpdb;
				return array( 'rows' => $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', "{$wpdb->prefix}storefront_islands_payments" ), ARRAY_A ) ); // phpcs:ignore WordPress.DB -- a test.
			},
			'/customer' => static function ( WP_REST_Request $request ): array {
				$id    = wc_create_new_customer( 'grace' . wp_rand() . '@example.com', 'grace' . wp_rand(), 'password' );
				$order = wc_create_order( array( 'customer_id' => $id ) );
				$order->add_product( wc_get_product( (int) $request->get_param( 'product' ) ), 1 );
				$order->calculate_totals();
				$order->set_payment_method( 'test-charge' );
				$order->payment_complete( 'charge' );
				$order->set_date_paid( time() - 3 * DAY_IN_SECONDS );
				$order->save();
				return array( 'name' => get_userdata( $id )->user_login );
			},
			'/charges'  => static function (): array {
				$log = is_file( STOREFRONT_ISLANDS_CHARGES ) ? trim( (string) file_get_contents( STOREFRONT_ISLANDS_CHARGES ) ) : '';
				return array( 'orders' => '' === $log ? array() : array_map( 'intval', explode( "\n", $log ) ) );
			},
			'/unpaid'   => static function ( WP_REST_Request $request ): array {
				$order = wc_create_order( array( 'status' => 'pending' ) );
				$order->add_product( wc_get_product( (int) $request->get_param( 'product' ) ), 1 );
				$order->set_address( array( 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'address_1' => '12 Analytical Way', 'city' => 'Oakland', 'state' => 'CA', 'postcode' => '94607', 'country' => 'US', 'phone' => '5105550100', 'email' => $request->get_param( 'email' ) ?? 'ada@example.com' ), 'billing' );
				$order->set_created_via( 'checkout' );
				$order->calculate_totals();
				$order->save();
				return array(
					'id'  => $order->get_id(),
					'key' => $order->get_order_key(),
					'url' => $order->get_checkout_payment_url(),
				);
			},
			'/stock'    => static function ( WP_REST_Request $request ): array {
				$product = (int) $request->get_param( 'product' );
				if ( null !== $request->get_param( 'quantity' ) ) {
					wc_update_product_stock( $product, (int) $request->get_param( 'quantity' ) );
				}
				return array( 'stock' => wc_get_product( $product )->get_stock_quantity() );
			},
			'/coupon'   => static function ( WP_REST_Request $request ): array {
				$coupon = new WC_Coupon();
				$coupon->set_code( 'limited-' . wp_rand() );
				$coupon->set_amount( 1 );
				$coupon->set_usage_limit( (int) $request->get_param( 'limit' ) );
				$coupon->save();
				return array( 'code' => $coupon->get_code() );
			},
			'/status'   => static function ( WP_REST_Request $request ): array {
				$order = wc_get_order( (int) $request->get_param( 'order' ) );
				if ( '' !== (string) $request->get_param( 'to' ) ) {
					$order->update_status( (string) $request->get_param( 'to' ) );
				}
				return array( 'status' => $order->get_status() );
			},
			'/hold'     => static function ( WP_REST_Request $request ): array {
				$minutes = (int) $request->get_param( 'minutes' );
				update_option( 'woocommerce_hold_stock_minutes', 0 === $minutes ? '' : (string) $minutes );
				return array();
			},
			'/classic-page' => static function (): array {
				$id = wp_insert_post(
					array(
						'post_type'    => 'page',
						'post_status'  => 'publish',
						'post_title'   => 'Classic checkout',
						'post_content' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->',
					)
				);
				return array( 'path' => wp_make_link_relative( (string) get_permalink( $id ) ) );
			},
			'/cancel'   => static function ( WP_REST_Request $request ): array {
				global $wpdb;
				$order = wc_get_order( (int) $request->get_param( 'order' ) );
				$old   = gmdate( 'Y-m-d H:i:s', time() - 2 * DAY_IN_SECONDS );
				$wpdb->query( $wpdb->prepare( 'UPDATE %i SET date_updated_gmt = %s WHERE id = %d', "{$wpdb->prefix}wc_orders", $old, $order->get_id() ) ); // phpcs:ignore WordPress.DB -- a test.
				$wpdb->query( $wpdb->prepare( 'UPDATE %i SET post_modified = %s, post_modified_gmt = %s WHERE ID = %d', $wpdb->posts, $old, $old, $order->get_id() ) ); // phpcs:ignore WordPress.DB -- a test.
				clean_post_cache( $order->get_id() );
				update_option( 'woocommerce_hold_stock_minutes', '60' );
				wc_cancel_unpaid_orders();
				return array( 'status' => wc_get_order( $order->get_id() )->get_status() );
			},
		);
		foreach ( $routes as $route => $callback ) {
			register_rest_route(
				'test/v1',
				$route,
				array(
					'methods'             => array( 'GET', 'POST' ),
					'permission_callback' => '__return_true',
					'callback'            => $callback,
				)
			);
		}
	}
);
