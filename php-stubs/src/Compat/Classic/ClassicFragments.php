<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * HTML by selectors that plugins add to the answer of the classic order review. WooCommerce's own two, the review and the
 * payment methods, are the screen's.
 */
final class ClassicFragments {
	/** Before the selector in the name of a fragment (src/compat/classic-hooks/fragments.ts). */
	private const PREFIX = 'fragment:';

	/** WooCommerce's own, without their HTML: plugins look for them. */
	private const OWN = array(
		'.woocommerce-checkout-review-order-table' => '',
		'.woocommerce-checkout-payment'            => '',
	);

	/**
	 * Returns those of other plugins.
	 *
	 * @return array<string, array{html: string, hash: string}> By the name.
	 */
	public static function all(): array {
		$fragments = array();
		if ( Listeners::exist( ClassicActions::FRAGMENTS ) ) {
			new PluginOutput(
				ClassicActions::FRAGMENTS,
				static function () use ( &$fragments ): void {
					$filtered  = apply_filters( 'woocommerce_update_order_review_fragments', self::OWN ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
					$fragments = array_filter( is_array( $filtered ) ? array_diff_key( $filtered, self::OWN ) : array(), 'is_string' );
				}
			);
		}
		$named = array();
		foreach ( $fragments as $selector => $html ) {
			$named[ self::PREFIX . $selector ] = array(
				'html' => $html,
				'hash' => substr( md5( $html ), 0, 8 ),
			);
		}
		return $named;
	}
}
