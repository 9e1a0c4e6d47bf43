<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin;

defined( 'ABSPATH' ) || exit;

/** Offers a text for the privacy policy: what the plugin stores where, and for how long. */
final class PrivacyPolicy {
	public static function register(): void {
		add_action( 'admin_init', array( self::class, 'offer' ) );
	}

	/** Offers the text in WordPress's guide to the privacy policy. */
	public static function offer(): void {
		wp_add_privacy_policy_content( 'Storefront Islands', self::text() );
	}

	/** Returns the text as HTML. */
	public static function text(): string {
		$html = '';
		foreach ( self::paragraphs() as list( $text, $names ) ) {
			// The names of cookies and of browser storage, for the list of a consent tool.
			$codes = array_map( static fn( string $name ): string => "<code>$name</code>", $names );
			$html .= sprintf( '<p>%s%s</p>', esc_html( $text ), array() === $codes ? '' : ' (' . implode( ', ', $codes ) . ')' );
		}
		return $html;
	}

	/**
	 * Returns the paragraphs, each with the names under which browsers store what it is about.
	 *
	 * @return list<array{string, list<string>}>
	 */
	private static function paragraphs(): array {
		return array(
			array(
				__( 'Your browser keeps what you type into the checkout, for a day, or for 30 days while you are logged in; it is deleted when you order or log out. It also keeps, until the shop has answered, the key of an order that you have sent and products that you add to the cart while a page is still loading.', 'storefront-islands' ),
				array( 'storefront-islands-draft', 'storefront-islands-attempt', 'storefront-islands-adds' ),
			),
			array(
				__( 'Cookies hold how many of which products are in your cart, the number of your account while you are logged in, and, when you log out, the request to delete what you typed into the checkout.', 'storefront-islands' ),
				array( 'storefront_islands_count', 'storefront_islands_user', 'storefront_islands_forget' ),
			),
			array(
				__( 'The last 20 products that you have looked at within 30 days, your last five searches, and how often popups were shown to you are kept in your browser only.', 'storefront-islands' ),
				array( 'storefront-islands-viewed-*', 'WP_DATA_USER_*', 'storefront-islands-popup-*' ),
			),
			array(
				__( 'So that no order is placed or paid twice, our server keeps the answer to an order, encrypted, for a day, and the number of an order whose payment has an unknown result for up to 90 days.', 'storefront-islands' ),
				array(),
			),
			array(
				__( 'Against the misuse of stolen cards our server keeps for 30 days which payments were tried: the time, the order, the payment method, the result, and the range of internet addresses that they came from, but no full address, no name and no card. For the same reason wrong coupon codes are counted, for an hour, without the codes.', 'storefront-islands' ),
				array(),
			),
			array(
				__( 'Where this shop records how its pages are used, the recording begins only after your consent, hides what you type, and leaves the checkout, orders and your account out unless the shop has chosen otherwise. The provider of the recording stores it.', 'storefront-islands' ),
				array(),
			),
			array(
				__( 'If you choose another language where this shop offers a translation by Google, your browser loads the translation from Google, which learns your internet address and the text of the page. A cookie keeps the language.', 'storefront-islands' ),
				array( 'googtrans' ),
			),
		);
	}
}
