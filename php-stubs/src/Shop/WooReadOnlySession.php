<?php
/**
 * WooCommerce's session, to be read.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor's session for requests that only read: prices depend on the location in it. Nothing that happens in such a
 * request is stored, neither in the session nor in the customer's saved cart, and no cookie is sent.
 */
final class WooReadOnlySession extends \WC_Session_Handler {
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
		return parent::class === $handler ? self::class : $handler;
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

	/** Reads the session of the cookie, which may be that of a guest who has logged in since, or of the user. */
	public function init(): void {
		$cookie             = $this->get_session_cookie();
		$owner              = is_array( $cookie ) && is_numeric( $cookie[1] ) && (int) $cookie[1] > time() && is_string( $cookie[0] ) ? $cookie[0] : '';
		$user               = is_user_logged_in() ? (string) get_current_user_id() : '';
		$is_guest           = ! ctype_digit( $owner );
		$this->_has_cookie  = '' !== $owner;
		$this->_customer_id = '' !== $owner && ( $is_guest || $user === $owner ) ? $owner : $user;
		$this->_data        = '' === $this->_customer_id ? array() : (array) $this->get_session( $this->_customer_id, array() );
	}

	/** Sends no cookie. */
	public function maybe_set_customer_session_cookie(): void {}

	/**
	 * Sends no cookie.
	 *
	 * @param mixed $set Ignored.
	 */
	public function set_customer_session_cookie( $set ): void {}

	/**
	 * Stores nothing.
	 *
	 * @param mixed $old_session_key Ignored.
	 */
	public function save_data( $old_session_key = '' ): void {}

	/** Deletes nothing. */
	public function destroy_session(): void {}

	/** Forgets nothing. */
	public function forget_session(): void {}

	/**
	 * Deletes nothing.
	 *
	 * @param mixed $customer_id Ignored.
	 */
	public function delete_session( $customer_id ): void {}

	/**
	 * Changes nothing.
	 *
	 * @param mixed $customer_id Ignored.
	 * @param mixed $timestamp   Ignored.
	 */
	public function update_session_timestamp( $customer_id, $timestamp ): void {}
}
