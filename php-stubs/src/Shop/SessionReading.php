<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the visitor's session for requests that only read: prices depend on the location in it. Nothing of such a request
 * is stored, neither in the session nor in the customer's saved cart. Without WooCommerce it does nothing.
 */
final class SessionReading {
	/** Metadata of a user that WooCommerce changes when it loads the cart. */
	private const METADATA = '/^_woocommerce_(load_saved_cart_after_login|persistent_cart_\d+)$/D';

	/** Makes WooCommerce load the visitor's cart and customer for reading, unless they are loaded already. */
	public static function start(): void {
		if ( ! function_exists( 'wc_load_cart' ) || null !== WC()->session || null !== WC()->customer ) {
			return;
		}
		add_filter( 'woocommerce_session_handler', array( self::class, 'replace' ), PHP_INT_MAX );
		// Without its hooks, the cart stores nothing and sends no cookies.
		add_filter( 'woocommerce_cart_session_initialize', '__return_false', PHP_INT_MAX );
		add_filter( 'update_user_metadata', array( self::class, 'keep_metadata' ), PHP_INT_MAX, 3 );
		add_filter( 'delete_user_metadata', array( self::class, 'keep_metadata' ), PHP_INT_MAX, 3 );
		wc_load_cart();
	}

	/**
	 * Returns the class of the session: another plugin's class stays, as its sessions are stored elsewhere.
	 *
	 * @param mixed $handler Name of a class.
	 * @return mixed
	 */
	public static function replace( $handler ) {
		return \WC_Session_Handler::class === $handler ? WooReadOnlySession::class : $handler;
	}

	/**
	 * Keeps metadata as it is.
	 *
	 * @param mixed $result  Null to let WordPress change it.
	 * @param int   $user_id Id of the user.
	 * @param mixed $name    Name of the metadata.
	 * @return mixed
	 */
	public static function keep_metadata( $result, $user_id, $name ) {
		return is_string( $name ) && 1 === preg_match( self::METADATA, $name ) ? true : $result;
	}
}
