<?php
/**
 * Must-use plugin of `npm run journeys`: reads what the shop has stored without loading it, and acts as the merchant.
 *
 *   POST /?journeys-look                     what sessions, saved carts and orders hold
 *   POST /wp-json/test/v1/journeys/NAME      begin, change, expire, prepare, unpaid
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Reads stored data by plain queries: loading a cart would change it. */
final class Storefront_Islands_Journeys_Look {
	/**
	 * Returns what is stored.
	 *
	 * @param array{keys: list<string>, emails: list<string>} $asked Keys of sessions; e-mail addresses of persons.
	 * @return array<string, mixed>
	 */
	public static function at( array $asked ): array {
		$users = self::users( $asked['emails'] );
		$saved = array();
		foreach ( $users as $id ) {
			$meta         = get_user_meta( $id, '_woocommerce_persistent_cart_1', true );
			$saved[ $id ] = self::lines( is_array( $meta ) ? $meta['cart'] ?? null : null );
		}
		$sessions = array();
		foreach ( array_merge( $asked['keys'], $users ) as $key ) {
			$sessions[ $key ] = self::session( (string) $key );
		}
		return array(
			'users'    => (object) $users,
			'saved'    => (object) $saved,
			'sessions' => (object) $sessions,
			'orders'   => self::orders( $asked['emails'] ),
		);
	}

	/**
	 * Returns the ids of users by e-mail address.
	 *
	 * @param list<string> $emails The addresses.
	 * @return array<string, int>
	 */
	private static function users( array $emails ): array {
		global $wpdb;
		$users = array();
		foreach ( $emails as $email ) {
			$id = $wpdb->get_var( $wpdb->prepare( 'SELECT ID FROM %i WHERE user_email = %s', $wpdb->users, $email ) ); // phpcs:ignore WordPress.DB -- as stored.
			if ( null !== $id ) {
				$users[ $email ] = (int) $id;
			}
		}
		return $users;
	}

	/**
	 * Returns a session; null if there is none.
	 *
	 * @param string $key Its key.
	 * @return array<string, mixed>|null
	 */
	private static function session( string $key ): ?array {
		global $wpdb;
		$value = $wpdb->get_var( $wpdb->prepare( 'SELECT session_value FROM %i WHERE session_key = %s', "{$wpdb->prefix}woocommerce_sessions", $key ) ); // phpcs:ignore WordPress.DB -- as stored.
		if ( null === $value ) {
			return null;
		}
		$data = array_map( 'maybe_unserialize', (array) maybe_unserialize( $value ) );
		return array(
			'cart'     => isset( $data['cart'] ) ? self::lines( $data['cart'] ) : null,
			'coupons'  => $data['applied_coupons'] ?? array(),
			'customer' => (object) ( $data['customer'] ?? array() ),
		);
	}

	/**
	 * Returns the lines of a stored cart.
	 *
	 * @param mixed $cart The cart.
	 * @return list<array{key: string, product: int, quantity: float}>
	 */
	private static function lines( $cart ): array {
		$lines = array();
		foreach ( is_array( $cart ) ? $cart : array() as $key => $item ) {
			$lines[] = array(
				'key'      => (string) $key,
				'product'  => (int) ( $item['variation_id'] ? $item['variation_id'] : $item['product_id'] ),
				'quantity' => (float) $item['quantity'],
			);
		}
		return $lines;
	}

	/**
	 * Returns the orders of persons.
	 *
	 * @param list<string> $emails Their e-mail addresses.
	 * @return list<array<string, mixed>>
	 */
	private static function orders( array $emails ): array {
		$rows = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' ) ? self::rows_of_table( $emails ) : self::rows_of_posts( $emails );
		return array_map(
			static fn( array $row ): array => array(
				'id'      => (int) $row['id'],
				'status'  => str_replace( 'wc-', '', $row['status'] ),
				'cents'   => (int) round( 100 * (float) $row['total'] ),
				'email'   => $row['email'],
				'billing' => $row['billing'],
				'lines'   => self::items( (int) $row['id'] ),
			),
			$rows
		);
	}

	/**
	 * Returns orders of WooCommerce's own table.
	 *
	 * @param list<string> $emails E-mail addresses of their buyers.
	 * @return list<array<string, mixed>>
	 */
	private static function rows_of_table( array $emails ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT id, status, total_amount total, billing_email email FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order' AND billing_email IN ( $marks ) ORDER BY id", $emails ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		foreach ( $rows as $index => $row ) {
			$rows[ $index ]['billing'] = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d AND address_type = %s', "{$wpdb->prefix}wc_order_addresses", $row['id'], 'billing' ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		}
		return $rows;
	}

	/**
	 * Returns orders that are stored as posts.
	 *
	 * @param list<string> $emails E-mail addresses of their buyers.
	 * @return list<array<string, mixed>>
	 */
	private static function rows_of_posts( array $emails ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID id, p.post_status status, m.meta_value email FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_billing_email' WHERE p.post_type = 'shop_order' AND m.meta_value IN ( $marks ) ORDER BY p.ID", $emails ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		foreach ( $rows as $index => $row ) {
			$meta = array_column( $wpdb->get_results( $wpdb->prepare( 'SELECT meta_key, meta_value FROM %i WHERE post_id = %d', $wpdb->postmeta, $row['id'] ), ARRAY_A ), 'meta_value', 'meta_key' ); // phpcs:ignore WordPress.DB -- as stored.

			$rows[ $index ]['total'] = $meta['_order_total'] ?? '';
			foreach ( $meta as $name => $value ) {
				if ( 0 === strpos( $name, '_billing_' ) ) {
					$rows[ $index ]['billing'][ substr( $name, 9 ) ] = $value;
				}
			}
		}
		return $rows;
	}

	/**
	 * Returns the lines of an order.
	 *
	 * @param int $order Its number.
	 * @return list<array{product: int, quantity: float}>
	 */
	private static function items( int $order ): array {
		global $wpdb;
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT i.order_item_id id, m.meta_key name, m.meta_value value FROM {$wpdb->prefix}woocommerce_order_items i JOIN {$wpdb->prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id WHERE i.order_id = %d AND i.order_item_type = 'line_item'", $order ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		$items = array();
		foreach ( $rows as $row ) {
			$items[ $row['id'] ][ $row['name'] ] = $row['value'];
		}
		return array_values(
			array_map(
				static fn( array $item ): array => array(
					'product'  => (int) ( (int) $item['_variation_id'] > 0 ? $item['_variation_id'] : $item['_product_id'] ),
					'quantity' => (float) $item['_qty'],
				),
				$items
			)
		);
	}
}

if ( isset( $_GET['journeys-look'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- a test.
	add_action(
		'muplugins_loaded',
		static function (): void {
			header( 'Content-Type: application/json' );
			echo wp_json_encode( Storefront_Islands_Journeys_Look::at( json_decode( (string) file_get_contents( 'php://input' ), true ) ) );
			exit;
		},
		PHP_INT_MAX
	);
}

/** What the merchant does. */
final class Storefront_Islands_Journeys_Merchant {
	/**
	 * Makes the people and the products of a journey; products of earlier journeys of the same place are used again.
	 *
	 * @param array<string, mixed> $asked Place, name and password of the customer, products by name.
	 * @return array<string, mixed> Ids of the products.
	 */
	public static function begin( array $asked ): array {
		$ids = array();
		foreach ( $asked['products'] as $name => $product ) {
			$sku      = "J{$asked['place']}-$name";
			$ids[ $name ] = self::restore( $sku, "Journey {$asked['place']} $name", $product + array( 'virtual' => 'file' === $name ) );
		}
		wc_create_new_customer( $asked['email'], $asked['login'], $asked['password'] );
		return $ids;
	}

	/**
	 * Makes a product as it is at the beginning.
	 *
	 * @param string               $sku     Its SKU.
	 * @param string               $name    Its name.
	 * @param array<string, mixed> $as      Price in cents, stock, virtual.
	 */
	private static function restore( string $sku, string $name, array $as ): int {
		$id      = wc_get_product_id_by_sku( $sku );
		$product = $id > 0 ? wc_get_product( $id ) : new WC_Product_Simple();
		$product->set_name( $name );
		$product->set_sku( $sku );
		$product->set_status( 'publish' );
		$product->set_virtual( $as['virtual'] );
		self::apply( $product, $as );
		return $product->save();
	}

	/**
	 * Sets price and stock.
	 *
	 * @param WC_Product           $product The product.
	 * @param array<string, mixed> $as      Price in cents, stock.
	 */
	private static function apply( WC_Product $product, array $as ): void {
		$product->set_regular_price( (string) ( $as['price'] / 100 ) );
		$product->set_manage_stock( null !== $as['stock'] );
		$product->set_stock_quantity( $as['stock'] );
		$product->set_stock_status( null === $as['stock'] || $as['stock'] > 0 ? 'instock' : 'outofstock' );
	}

	/**
	 * Changes a product, or deletes it.
	 *
	 * @param array<string, mixed> $asked Id, price in cents, stock, isGone.
	 * @return array<string, mixed>
	 */
	public static function change( array $asked ): array {
		$product = wc_get_product( $asked['id'] );
		if ( $asked['isGone'] ) {
			// For good: the SKU is free for the next journey.
			$product->delete( true );
			return array();
		}
		self::apply( $product, $asked );
		$product->save();
		return array();
	}

	/**
	 * Deletes a session as WooCommerce's cleaning does.
	 *
	 * @param array<string, mixed> $asked Its key.
	 * @return array<string, mixed>
	 */
	public static function expire( array $asked ): array {
		( new WC_Session_Handler() )->delete_session( $asked['key'] );
		return array();
	}

	/**
	 * Makes an order that is still to be paid.
	 *
	 * @param array<string, mixed> $asked Id of its product, e-mail address of its buyer.
	 * @return array<string, mixed> Address of the page that pays it.
	 */
	public static function unpaid( array $asked ): array {
		$order = wc_create_order( array( 'status' => 'pending' ) );
		$order->add_product( wc_get_product( $asked['id'] ), 1 );
		$order->set_address( array( 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'address_1' => '12 Analytical Way', 'city' => 'Oakland', 'state' => 'CA', 'postcode' => '94607', 'country' => 'US', 'email' => $asked['email'] ), 'billing' );
		$order->set_created_via( 'checkout' );
		$order->calculate_totals();
		$order->save();
		return array( 'url' => $order->get_checkout_payment_url() );
	}

	/**
	 * Prepares the shop: accounts can be made on the account page, with a password of one's own.
	 *
	 * @param array<string, mixed> $asked Whether this plugin is switched off.
	 * @return array<string, mixed>
	 */
	public static function prepare( array $asked ): array {
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'no' );
		update_option( 'woocommerce_registration_generate_username', 'yes' );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( $asked['withoutPlugin'] ) {
			deactivate_plugins( 'storefront-islands/storefront-islands.php' );
		} else {
			activate_plugin( 'storefront-islands/storefront-islands.php' );
		}
		return array();
	}
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'test/v1',
			'/journeys/(?P<name>begin|change|expire|prepare|unpaid)',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): array {
					$name = (string) $request->get_url_params()['name'];
					return Storefront_Islands_Journeys_Merchant::$name( $request->get_json_params() );
				},
			)
		);
	}
);

// WooCommerce alone has its own forms on the pages of our blocks.
add_filter(
	'the_content',
	static function ( string $content ): string {
		if ( is_admin() || defined( 'STOREFRONT_ISLANDS_FILE' ) || class_exists( 'StorefrontIslands\\Plugin', false ) || ! function_exists( 'is_checkout' ) ) {
			return $content;
		}
		return is_cart() ? '[woocommerce_cart]' : ( is_checkout() ? '[woocommerce_checkout]' : $content );
	},
	1
);
