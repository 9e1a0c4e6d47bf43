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
	 * @return array{showPolicyLinks?: false, requiresTerms?: true, termsText?: string}
	 */
	public static function attributes(): array {
		if ( true !== (bool) apply_filters( 'woocommerce_checkout_show_terms', true ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			return array( 'showPolicyLinks' => false );
		}
		$privacy = wc_privacy_policy_page_id() > 0 ? self::linked( (string) wc_get_privacy_policy_text( 'checkout' ) ) : '';
		if ( ! wc_terms_and_conditions_checkbox_enabled() ) {
			return array_filter( array( 'termsText' => $privacy ) );
		}
		return array(
			'requiresTerms' => true,
			// The label of the tick comes first.
			'termsText'     => implode( '<br>', array_filter( array( self::linked( (string) wc_get_terms_and_conditions_checkbox_text() ), $privacy ) ) ),
		);
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
