<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WooCommerce from saving a session that a request has read and not changed. An older WooCommerce saves it after
 * each cart that is read, as it compares the rates of delivery by identity; the session, saved whole, would overwrite what
 * another request has changed meanwhile.
 */
final class WooUnchangedSession {
	/** Priority at which WooCommerce saves it. */
	private const PRIORITY = 20;

	public static function register(): void {
		add_action( 'shutdown', array( self::class, 'leave_unsaved' ), self::PRIORITY - 1 );
	}

	/** Takes the session's saving away from the current request, if it only reads and the session is as it was loaded. */
	public static function leave_unsaved(): void {
		$session = WC()->session;
		// Another class in its place saves by its own rules.
		if ( ! $session instanceof \WC_Session_Handler || ! $session->has_session() || ! in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		// A newer WooCommerce knows itself that nothing has changed.
		if ( true !== self::property( $session, '_dirty' ) || self::is_as_loaded( $session ) ) {
			remove_action( 'shutdown', array( $session, 'save_data' ), self::PRIORITY );
		}
	}

	/** True if the session holds what it was loaded with, by this request already, so that it is kept in memory. */
	private static function is_as_loaded( \WC_Session_Handler $session ): bool {
		return self::filled( $session->get_session( (string) $session->get_customer_id(), array() ) ) === self::filled( self::property( $session, '_data' ) );
	}

	/**
	 * Returns a property that WooCommerce keeps to itself.
	 *
	 * @return mixed
	 */
	private static function property( \WC_Session $session, string $name ) {
		$property = new \ReflectionProperty( \WC_Session::class, $name );
		if ( PHP_VERSION_ID < 80100 ) {
			$property->setAccessible( true );
		}
		return $property->getValue( $session );
	}

	/**
	 * Returns the values of a session, in the order of their keys, without those that are as good as missing: reading the cart
	 * sets no notices in place of an empty list of them.
	 *
	 * @param mixed $data Serialized values by key.
	 * @return array<array-key, mixed>
	 */
	private static function filled( $data ): array {
		$filled = array_diff( array_filter( (array) $data, 'is_scalar' ), array( '', serialize( array() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WooCommerce keeps an empty list.
		ksort( $filled );
		return $filled;
	}
}
