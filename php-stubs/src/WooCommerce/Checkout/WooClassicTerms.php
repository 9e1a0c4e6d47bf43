<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * What the classic checkout says of the terms, and whether it asks for a tick: texts and pages of the shop's settings, with
 * the filters of its template. WooCommerce's block has settings of its own for it, a shortcode has none.
 */
final class WooClassicTerms {
	/**
	 * Returns the attributes of the plugin's checkout in place of the shortcode.
	 *
	 * @return array<string, bool|string>
	 */
	public static function attributes(): array {
		$is_shown = apply_filters( 'woocommerce_checkout_show_terms', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$privacy  = $is_shown ? self::privacy() : '';
		if ( $is_shown && wc_terms_and_conditions_checkbox_enabled() ) {
			return array(
				'requiresTerms' => true,
				'termsText'     => self::linked( (string) wc_get_terms_and_conditions_checkbox_text() ),
				'privacyText'   => $privacy,
			);
		}
		return '' === $privacy ? array( 'showPolicyLinks' => false ) : array( 'termsText' => $privacy );
	}

	/** Returns what the shop says about the visitor's data; empty without a page for it, or where its callback is unhooked. */
	private static function privacy(): string {
		return wc_privacy_policy_page_id() > 0 && false !== has_action( 'woocommerce_checkout_terms_and_conditions', 'wc_checkout_privacy_policy_text' )
			? self::linked( (string) wc_get_privacy_policy_text( 'checkout' ) )
			: '';
	}

	/**
	 * Returns a text with links for the names of the pages.
	 *
	 * @param string $text Text of the settings, HTML.
	 */
	private static function linked( string $text ): string {
		return trim( wp_kses_post( wc_replace_policy_page_link_placeholders( $text ) ) );
	}
}
