<?php
/**
 * Must-use plugin of `npm run journeys`: reads what sessions, saved carts and orders hold without loading them.
 *
 *   POST /?journeys-look
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Reads stored data by plain queries: loading a cart would change it. */
final class Storefront_Islands_Journeys_Look {
	/** Returns what is stored. */
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
		$orders = self::orders( $asked['emails'] );
		return array(
			'users'    => (object) $users,
			'saved'    => (object) $saved,
			'sessions' => (object) $sessions,
			'orders'   => $orders,
			'stored'   => (object) self::stored( $sessions, $saved, $orders ),
		);
	}

	/** Returns each single thing that is stored. */
	private static function stored( array $sessions, array $saved, array $orders ): array {
		$stored = array( 'saved carts' => (string) wp_json_encode( $saved ) );
		foreach ( array_keys( $sessions ) as $key ) {
			foreach ( (array) maybe_unserialize( self::value( (string) $key ) ?? 'a:0:{}' ) as $name => $value ) {
				$stored[ "session $key: $name" ] = (string) $value;
			}
		}
		foreach ( $orders as $order ) {
			$stored[ "order {$order['id']}" ] = (string) wp_json_encode( $order );
		}
		return $stored;
	}

	/** Returns the ids of users by e-mail address. */
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

	/** Returns a session; null if there is none. */
	private static function session( string $key ): ?array {
		$value = self::value( $key );
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

	/** Returns a session as it is stored; null if there is none. */
	private static function value( string $key ): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( 'SELECT session_value FROM %i WHERE session_key = %s', "{$wpdb->prefix}woocommerce_sessions", $key ) ); // phpcs:ignore WordPress.DB -- as stored.
	}

	/** Returns the lines of a stored cart. */
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

	/** Returns the orders of persons. */
	private static function orders( array $emails ): array {
		$rows = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' ) ? self::rows_of_table( $emails ) : self::rows_of_posts( $emails );
		return array_map(
			static fn( array $row ): array => array(
				'id'      => (int) $row['id'],
				'status'  => str_replace( 'wc-', '', $row['status'] ),
				'cents'   => (int) round( 100 * (float) $row['total'] ),
				'email'   => $row['email'],
				'billing' => $row['billing'],
				'note'    => $row['note'],
				'lines'   => self::items( (int) $row['id'] ),
			),
			$rows
		);
	}

	/** Returns orders of WooCommerce's own table. */
	private static function rows_of_table( array $emails ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT id, status, total_amount total, billing_email email, customer_note note FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order' AND billing_email IN ( $marks ) ORDER BY id", $emails ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		foreach ( $rows as $index => $row ) {
			$rows[ $index ]['billing'] = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d AND address_type = %s', "{$wpdb->prefix}wc_order_addresses", $row['id'], 'billing' ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
		}
		return $rows;
	}

	/** Returns orders that are stored as posts. */
	private static function rows_of_posts( array $emails ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID id, p.post_status status, p.post_excerpt note, m.meta_value email FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_billing_email' WHERE p.post_type = 'shop_order' AND m.meta_value IN ( $marks ) ORDER BY p.ID", $emails ), ARRAY_A ); // phpcs:ignore WordPress.DB -- as stored.
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

	/** Returns the lines of an order. */
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
