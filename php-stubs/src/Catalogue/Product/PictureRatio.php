<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\PageStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Ratio of the pictures in lists: WooCommerce's setting "Thumbnail cropping" in the customizer, as its block "Product
 * image" follows it. Style sheets have squares, the setting's default.
 */
final class PictureRatio {
	public static function register(): void {
		// Runs for pages and for the frame of the editor.
		add_action( 'enqueue_block_assets', array( self::class, 'print' ) );
	}

	/** Prints the custom properties that the style sheets use. Pictures of lines have no sizes: uncropped ones fit into their square. */
	public static function print(): void {
		if ( ! self::is_cropped() ) {
			PageStyle::property( 'picture-fit', 'contain' );
		} elseif ( '1/1' !== self::ratio() ) {
			PageStyle::property( 'picture-ratio', self::ratio() );
		}
	}

	/** False if pictures of lists are shown in their own ratios. */
	public static function is_cropped(): bool {
		return 'uncropped' !== get_option( 'woocommerce_thumbnail_cropping' );
	}

	/** Returns width and height as CSS has them. */
	private static function ratio(): string {
		if ( 'custom' !== get_option( 'woocommerce_thumbnail_cropping' ) ) {
			return '1/1';
		}
		return self::length( 'width', 4 ) . '/' . self::length( 'height', 3 );
	}

	/** Returns a side of the ratio, at least 1. */
	private static function length( string $side, int $otherwise ): string {
		$length = get_option( "woocommerce_thumbnail_cropping_custom_$side", $otherwise );
		return (string) max( 1, is_numeric( $length ) ? (float) $length : $otherwise );
	}
}
