<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Html\TranslationMarks;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that snippets and plugins have changed for WooCommerce's classic cart and checkout, by a filter of their own or at
 * `gettext` by WooCommerce's text domain ("Proceed to checkout" becomes "Ask for an offer"). The screens in their place say
 * them, too.
 */
final class WooClassicWords {
	private const DOMAIN = 'storefront-islands';

	/** WooCommerce's text for the same, where it is another one. */
	private const WORDS = array(
		'Add a note to your order' => 'Order notes',
		'Billing address'          => 'Billing details',
		'Order summary'            => 'Your order',
		'Your cart is empty'       => 'Your cart is currently empty.',
	);

	/** WooCommerce's filter of the text, and its text. */
	private const FILTERS = array(
		'Add a coupon'             => array( 'woocommerce_checkout_coupon_message', 'Have a coupon?' ),
		'Already have an account?' => array( 'woocommerce_checkout_login_message', 'Returning customer?' ),
		'Browse the shop'          => array( 'woocommerce_return_to_shop_text', 'Return to shop' ),
		'You may also like'        => array( 'woocommerce_product_cross_sells_products_heading', 'You may be interested in&hellip;' ),
		'You must be logged in to check out.' => array( 'woocommerce_checkout_must_be_logged_in_message', 'You must be logged in to checkout.' ),
		'There are no payment methods available for this order. Please contact us if you need help placing it.' => array( 'woocommerce_no_available_payment_methods_message', 'Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.' ),
	);

	public static function register(): void {
		add_action( 'wp', array( self::class, 'listen' ), PHP_INT_MAX );
	}

	/** Looks for changed texts on a page, if somebody changes texts of WooCommerce. */
	public static function listen(): void {
		$is_changed = ClassicHooks::are_filtered( array_merge( array( 'gettext', 'gettext_woocommerce' ), array_column( self::FILTERS, 0 ) ) );
		if ( $is_changed && ( ClassicSupport::is_active( 'cart' ) || ClassicSupport::is_active( 'checkout' ) ) ) {
			add_filter( 'gettext_' . self::DOMAIN, array( self::class, 'changed' ), 10, 2 );
			add_action( 'storefront_islands_island_rendered', array( self::class, 'say' ) );
		}
	}

	/**
	 * Returns what has become of WooCommerce's text, if it was changed and the plugin's was not.
	 *
	 * @param mixed $shown Text that is shown.
	 * @return mixed
	 */
	public static function changed( $shown, string $text ) {
		if ( self::translation( $text, self::DOMAIN ) !== $shown ) {
			return $shown;
		}
		$theirs = self::FILTERS[ $text ][1] ?? self::WORDS[ $text ] ?? $text;
		$now    = self::filtered( $text, translate( $theirs, 'woocommerce' ) ); // phpcs:ignore WordPress.WP.I18n -- Texts of WooCommerce, by name.
		return TranslationMarks::remove( $now ) === self::translation( $theirs, 'woocommerce' ) ? $shown : Text::decode( wp_strip_all_tags( $now ) );
	}

	/**
	 * Returns what WooCommerce's own filter of a text makes of it; HTML.
	 *
	 * @param string $text Text of the plugin.
	 * @param string $html WooCommerce's.
	 */
	private static function filtered( string $text, string $html ): string {
		$filter = self::FILTERS[ $text ][0] ?? '';
		// The classic cart shows its field for coupons without a text.
		if ( '' === $filter || ! Listeners::exist( $filter ) || ( 'Add a coupon' === $text && ! is_checkout() ) ) {
			return $html;
		}
		$filtered = apply_filters( $filter, $html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
		return is_string( $filtered ) && '' !== trim( $filtered ) ? $filtered : $html;
	}

	/**
	 * Says the texts that an island may show later, such as those of a cart that has been emptied.
	 *
	 * @param string $island Its name.
	 */
	public static function say( string $island ): void {
		foreach ( 'cart' === $island || 'checkout' === $island ? array_keys( self::FILTERS + self::WORDS ) : array() as $text ) {
			translate( $text, self::DOMAIN ); // phpcs:ignore WordPress.WP.I18n -- Texts of this plugin, by name.
		}
	}

	/** Returns a text as the translation files have it. */
	private static function translation( string $text, string $domain ): string {
		$translation = get_translations_for_domain( $domain )->translate( $text );
		return is_string( $translation ) ? $translation : $text;
	}
}
