<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor's saved cards and accounts, as WooCommerce's checkout block has them. Plugins correct the list only while
 * that block enqueues its scripts, which the plugin's checkout does before it is rendered.
 */
final class WooSavedMethods {
	/**
	 * Lists by user.
	 *
	 * @var array<int, array<array-key, mixed>>
	 */
	private static array $corrected = array();

	public static function register(): void {
		add_action( 'woocommerce_blocks_checkout_enqueue_data', array( self::class, 'keep' ) );
	}

	/** Reads the list where plugins correct it. */
	public static function keep(): void {
		if ( is_user_logged_in() ) {
			self::$corrected[ get_current_user_id() ] = self::read();
		}
	}

	/**
	 * Returns the list.
	 *
	 * @return array<array-key, mixed> In the shape of wc_get_customer_saved_methods_list(), each with its token's id.
	 */
	public static function all(): array {
		return is_user_logged_in() ? self::$corrected[ get_current_user_id() ] ?? self::read() : array();
	}

	/**
	 * Reads the list, with the ids of tokens, which WooCommerce adds for its blocks only.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function read(): array {
		$with_id = static function ( $item, $token ) {
			return is_array( $item ) && $token instanceof \WC_Payment_Token ? array( 'tokenId' => $token->get_id() ) + $item : $item;
		};
		add_filter( 'woocommerce_payment_methods_list_item', $with_id, 10, 2 );
		$saved = wc_get_customer_saved_methods_list( get_current_user_id() );
		remove_filter( 'woocommerce_payment_methods_list_item', $with_id, 10 );
		return $saved;
	}
}
