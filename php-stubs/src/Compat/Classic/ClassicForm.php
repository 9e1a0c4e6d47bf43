<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * The fields that plugins have printed into the checkout, as the classic checkout sends its form for new totals: a query
 * string in $_POST['post_data']. Plugins read it while totals are calculated, to add a fee for what was chosen. The
 * checkout posts them once (ClassicHooksRoute); its later requests, which say so in a header, find them in the session.
 * Other pages have none, as in WooCommerce.
 */
final class ClassicForm {
	/** Header of the requests of a checkout (src/compat/classic-hooks/order-fields.ts), as $_SERVER names it. */
	private const HEADER = 'HTTP_STOREFRONT_FORM';

	private const SESSION = 'storefront_islands_form';

	public function register(): void {
		add_action( 'woocommerce_cart_emptied', array( self::class, 'forget' ), 10, 0 );
		if ( isset( $_SERVER[ self::HEADER ] ) ) {
			add_action( 'woocommerce_before_calculate_totals', array( self::class, 'open' ), PHP_INT_MIN, 0 );
			add_action( 'woocommerce_after_calculate_totals', array( self::class, 'close' ), PHP_INT_MAX, 0 );
		}
	}

	/**
	 * Keeps the fields for the requests to come, and has them in $_POST while the callback runs.
	 *
	 * @template T
	 * @param string        $fields   Query string.
	 * @param callable(): T $callback What reads them.
	 * @return T
	 */
	public static function run( string $fields, callable $callback ) {
		if ( function_exists( 'WC' ) && null !== WC()->session ) {
			WC()->session->set( self::SESSION, $fields );
		}
		return self::with( $fields, $callback );
	}

	/** Returns the fields that the session keeps; empty if there are none. */
	public static function kept(): string {
		$fields = function_exists( 'WC' ) && null !== WC()->session ? WC()->session->get( self::SESSION ) : null;
		return is_string( $fields ) ? $fields : '';
	}

	/**
	 * Has fields in $_POST while the callback runs.
	 *
	 * @template T
	 * @param string        $fields   Query string.
	 * @param callable(): T $callback What reads them.
	 * @return T
	 */
	public static function with( string $fields, callable $callback ) {
		$before = $_POST; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Kept, not used.
		$_POST  = self::posted( $fields );
		try {
			return $callback();
		} finally {
			$_POST = $before;
		}
	}

	/** Fills $_POST before totals are calculated; an order has its own. */
	public static function open(): void {
		$fields = self::kept();
		if ( array() === $_POST && '' !== $fields && ClassicSupport::is_active( 'checkout' ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only looked whether there is any.
			$_POST = self::posted( $fields );
		}
	}

	/**
	 * Returns what $_POST holds of a form: WordPress adds slashes to it.
	 *
	 * @return array{post_data: string}
	 */
	private static function posted( string $fields ): array {
		return array( 'post_data' => wp_slash( $fields ) );
	}

	/** Empties it afterwards. */
	public static function close(): void {
		if ( array( 'post_data' ) === array_keys( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only the names.
			$_POST = array();
		}
	}

	/** Forgets the fields with the cart that they were for. */
	public static function forget(): void {
		if ( null !== WC()->session && null !== WC()->session->get( self::SESSION ) ) {
			WC()->session->set( self::SESSION, null );
		}
	}
}
