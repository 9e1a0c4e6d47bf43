<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Shop\ProductDetails;

defined( 'ABSPATH' ) || exit;

/**
 * Availability as wc_get_stock_html() prints it: by the shop's stock format, with what plugins add, such as a form that
 * tells when a product is back. Galleries that plugins keep for variations; WooCommerce's own (since 11) are in the
 * response of the Store API.
 */
final class WooProductDetails {
	/**
	 * Keys of a variation's meta with the ids of its images, as a list or separated by commas: WooCommerce Additional Variation
	 * Images, the gallery plugins of Emran Ahmed and RadiusTheme, and the theme Woodmart.
	 */
	private const GALLERIES = array( '_wc_additional_variation_images', 'woo_variation_gallery_images', 'rtwpvg_images', 'wd_additional_variation_images_data' );

	/**
	 * Returns the details of products and variations, by id.
	 *
	 * @param list<int> $ids Ids.
	 * @return array<int, ProductDetails>
	 */
	public static function of( array $ids ): array {
		$all = array();
		foreach ( $ids as $id ) {
			$product = wc_get_product( $id );
			if ( $product instanceof \WC_Product ) {
				$details               = new ProductDetails();
				$details->availability = trim( wc_get_stock_html( $product ) );
				if ( $product instanceof \WC_Product_Variation ) {
					$details->gallery   = self::gallery( $product );
					$details->is_hidden = self::is_hidden( $product );
				}
				$all[ $id ]            = $details;
			}
		}
		return $all;
	}

	/** True as in WC_Product_Variable::get_available_variations(). */
	private static function is_hidden( \WC_Product_Variation $variation ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$may_hide = apply_filters( 'woocommerce_hide_invisible_variations', true, $variation->get_parent_id(), $variation );
		return (bool) $may_hide && ! $variation->variation_is_visible();
	}

	/**
	 * Returns the images of a variation's own gallery, its own image first; empty for none.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function gallery( \WC_Product_Variation $variation ): array {
		foreach ( self::GALLERIES as $key ) {
			// Not the variation's get_meta(), which reads by a query of its own what WordPress has read with all variations.
			$value = get_post_meta( $variation->get_id(), $key, true );
			$ids   = array_map( 'intval', array_filter( is_array( $value ) ? $value : explode( ',', is_string( $value ) ? $value : '' ), 'is_numeric' ) );
			if ( array() !== $ids ) {
				return self::images( array_merge( array( (int) $variation->get_image_id() ), $ids ) );
			}
		}
		return array();
	}

	/**
	 * Returns images as the Store API describes them.
	 *
	 * @param array<int> $ids Ids of attachments.
	 * @return list<array<string, mixed>>
	 */
	private static function images( array $ids ): array {
		$ids = array_unique( array_filter( $ids ) );
		_prime_post_caches( $ids );
		$images = array();
		foreach ( $ids as $id ) {
			$full      = wp_get_attachment_image_src( $id, 'full' );
			$thumbnail = wp_get_attachment_image_src( $id, 'woocommerce_thumbnail' );
			if ( is_array( $full ) ) {
				$images[] = array(
					'src'       => $full[0],
					'thumbnail' => is_array( $thumbnail ) ? $thumbnail[0] : $full[0],
					'srcset'    => (string) wp_get_attachment_image_srcset( $id, 'full' ),
					'alt'       => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ), // @phpstan-ignore cast.string (single meta values are scalars)
				);
			}
		}
		return $images;
	}
}
