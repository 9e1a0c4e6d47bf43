<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Html\TranslationMarks;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that snippets and plugins have changed for WooCommerce's classic cart and checkout, at `gettext` by WooCommerce's
 * text domain ("Proceed to checkout" becomes "Ask for an offer"). The screens in their place say them, too.
 */
final class WooClassicWords {
	private const DOMAIN = 'storefront-islands';

	/** WooCommerce's text for the same, where it is another one. */
	private const WORDS = array(
		'Add a coupon'             => 'Have a coupon?',
		'Add a note to your order' => 'Order notes',
		'Already have an account?' => 'Returning customer?',
		'Billing address'          => 'Billing details',
		'Browse the shop'          => 'Return to shop',
		'Order summary'            => 'Your order',
		'You may also like'        => 'You may be interested in&hellip;',
		'Your cart is empty'       => 'Your cart is currently empty.',
	);

	public static function register(): void {
		add_action( 'wp', array( self::class, 'listen' ), PHP_INT_MAX );
	}

	/** Looks for changed texts on a page, if somebody changes texts of WooCommerce. */
	public static function listen(): void {
		$is_changed = Listeners::exist( 'gettext' ) || Listeners::exist( 'gettext_woocommerce' );
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
		$theirs = self::WORDS[ $text ] ?? $text;
		$now    = translate( $theirs, 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n -- Texts of WooCommerce, by name.
		return TranslationMarks::remove( $now ) === self::translation( $theirs, 'woocommerce' ) ? $shown : Text::decode( wp_strip_all_tags( $now ) );
	}

	/**
	 * Says the texts that an island may show later, such as those of a cart that has been emptied.
	 *
	 * @param string $island Its name.
	 */
	public static function say( string $island ): void {
		foreach ( 'cart' === $island || 'checkout' === $island ? array_keys( self::WORDS ) : array() as $text ) {
			translate( $text, self::DOMAIN ); // phpcs:ignore WordPress.WP.I18n -- Texts of this plugin, by name.
		}
	}

	/** Returns a text as the translation files have it. */
	private static function translation( string $text, string $domain ): string {
		$translation = get_translations_for_domain( $domain )->translate( $text );
		return is_string( $translation ) ? $translation : $text;
	}
}
