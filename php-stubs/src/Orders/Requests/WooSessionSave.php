<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Decides what WooCommerce saves of a session at the end of a request. It saves it whole, as it was loaded and changed,
 * and so overwrites what another request has changed meanwhile.
 */
final class WooSessionSave {
	/** Priority at which WooCommerce saves it. */
	private const PRIORITY = 20;

	/** WooCommerce's WC_SESSION_CACHE_GROUP. */
	private const CACHE_GROUP = 'wc_session_id';

	public static function register(): void {
		// Before CartLock asks for what will be saved.
		add_action( 'shutdown', array( self::class, 'leave_unsaved' ), self::PRIORITY - 2 );
	}

	/**
	 * Takes the session's saving away from the current request, if it only reads and the session is as it was loaded: an older
	 * WooCommerce saves it after each cart that is read, as it compares the rates of delivery by identity.
	 */
	public static function leave_unsaved(): void {
		$session = WC()->session;
		// Another class in its place saves by its own rules.
		if ( ! $session instanceof \WC_Session_Handler || ! $session->has_session() || ! self::only_reads() ) {
			return;
		}
		// A newer WooCommerce knows itself that nothing has changed.
		if ( true !== self::property( $session, '_dirty' ) || self::filled( self::loaded( $session ) ) === self::filled( self::property( $session, '_data' ) ) ) {
			remove_action( 'shutdown', array( $session, 'save_data' ), self::PRIORITY );
		}
	}

	/** Returns the session that the current request has changed and will save; null if there is none. */
	public static function unsaved(): ?\WC_Session_Handler {
		$session = WC()->session;
		return $session instanceof \WC_Session_Handler && $session->has_session()
			&& true === self::property( $session, '_dirty' )
			&& false !== has_action( 'shutdown', array( $session, 'save_data' ) ) ? $session : null;
	}

	/** Brings what other requests have stored since the session was loaded into what will be saved. */
	public static function merge_stored(): void {
		$session = self::unsaved();
		if ( null === $session ) {
			return;
		}
		$loaded = self::loaded( $session );
		self::forget_cached( (string) $session->get_customer_id() );
		$stored = self::loaded( $session );
		if ( $stored === $loaded ) {
			return;
		}
		$own    = (array) self::property( $session, '_data' );
		$merged = SessionMerge::of( $loaded, $own, $stored, ! self::only_reads() );
		foreach ( array_keys( $own + $merged ) as $name ) {
			$value = $merged[ $name ] ?? null;
			// Null removes it.
			$session->set( (string) $name, is_string( $value ) ? maybe_unserialize( $value ) : $value );
		}
	}

	/** Makes WooCommerce read a session from the database again. */
	public static function forget_cached( string $id ): void {
		wp_cache_delete( \WC_Cache_Helper::get_cache_prefix( self::CACHE_GROUP ) . $id, self::CACHE_GROUP );
	}

	/** True if the current request is made to read something. */
	private static function only_reads(): bool {
		return in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
	}

	/**
	 * Returns the session as it was loaded, which is kept in memory, or as it was saved by this request since.
	 *
	 * @return array<array-key, mixed> Serialized values by name.
	 */
	private static function loaded( \WC_Session_Handler $session ): array {
		return (array) $session->get_session( (string) $session->get_customer_id(), array() );
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
