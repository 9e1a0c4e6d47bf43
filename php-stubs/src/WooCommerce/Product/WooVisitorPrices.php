<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps pages out of caches that show a product as only this visitor sees it: with the taxes of another place than the
 * shop's, or behind a password that the visitor has given. Every other page is the same for all.
 */
final class WooVisitorPrices {
	/** Makes the page private if one of its products is shown as only this visitor sees it. */
	public static function watch( \WC_Product ...$products ): void {
		if ( array() !== $products && ( self::have_other_taxes() || array() !== array_filter( $products, array( self::class, 'is_unlocked' ) ) ) ) {
			/** This action is documented in docs/deployment.md. */
			do_action( 'storefront_islands_shows_visitor' );
		}
	}

	/** True for a product with a password that this visitor has given. */
	private static function is_unlocked( \WC_Product $product ): bool {
		$post = get_post( $product->get_id() );
		return $post instanceof \WP_Post && '' !== $post->post_password && ! post_password_required( $post );
	}

	/** True if prices are shown with taxes that differ from those at the shop's base location. */
	private static function have_other_taxes(): bool {
		/**
		 * Without a visitor, as in a scheduled task, there is none.
		 *
		 * @var \WC_Customer|null $customer
		 */
		$customer = WC()->customer;
		if ( null === $customer || ! wc_tax_enabled() || ! self::depend_on_place() ) {
			return false;
		}
		if ( $customer->get_is_vat_exempt() ) {
			return true;
		}
		foreach ( array_filter( array_merge( array( '' ), \WC_Tax::get_tax_class_slugs() ), 'is_string' ) as $tax_class ) {
			if ( \WC_Tax::get_rates( $tax_class, $customer ) !== \WC_Tax::get_base_tax_rates( $tax_class ) ) {
				return true;
			}
		}
		return false;
	}

	/** True if the shop shows prices with tax, or takes each visitor's own taxes out of them. */
	private static function depend_on_place(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_shop' )
			|| ! apply_filters( 'woocommerce_adjust_non_base_location_prices', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's.
	}
}
