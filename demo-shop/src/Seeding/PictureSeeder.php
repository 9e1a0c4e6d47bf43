<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Creates product images: writes them to the uploads folder and attaches them to products. */
final class PictureSeeder {
	/**
	 * Creates the images of a product and its variations.
	 *
	 * @param Input              $product Entry of the catalogue.
	 * @param array<string, int> $ids     Ids by SKU.
	 */
	public static function draw( Input $product, array $ids ): void {
		$category = $product->text( 'category' );
		$motif    = $product->text( 'sku' );
		$color    = $product->text( 'color', $product->object( 'attributes' )->texts( 'Color' )[0] ?? '' );
		self::attach( $ids[ $motif ], $motif, $motif, $category, $color, $product->text( 'name' ) );
		foreach ( $product->objects( 'variations' ) as $variation ) {
			$sku   = $variation->text( 'sku' );
			$color = $variation->object( 'attributes' )->text( 'Color' );
			self::attach( $ids[ $sku ], $sku, $motif, $category, $color, $product->text( 'name' ) . ', ' . $color );
		}
	}

	/**
	 * Draws and attaches one image.
	 *
	 * @param int    $product_id Id of the product or variation.
	 * @param string $sku        SKU, used as the file name.
	 * @param string $motif      Seed of the motif; variations use that of their product.
	 * @param string $category   Slug of the category.
	 * @param string $color      Name of the colour.
	 * @param string $alt        Alternative text, as plain text.
	 */
	private static function attach( int $product_id, string $sku, string $motif, string $category, string $color, string $alt ): void {
		$uploads = wp_upload_dir( null, true );
		$file    = 'storefront-islands/' . sanitize_file_name( strtolower( $sku ) ) . '.svg';
		$path    = trailingslashit( $uploads['basedir'] ) . $file;
		if ( ! wp_mkdir_p( dirname( $path ) ) ) {
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- the uploads folder, as WordPress's own uploads.
		file_put_contents( $path, Picture::svg( $category, $color, $motif ) );
		$image_id = wp_insert_attachment(
			array(
				'post_title'     => $alt,
				'post_mime_type' => 'image/svg+xml',
				'post_status'    => 'inherit',
			),
			$file,
			$product_id
		);
		update_post_meta( $image_id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$image_id,
			array(
				'width'  => 600,
				'height' => 600,
				'file'   => $file,
			)
		);
		update_post_meta( $product_id, '_thumbnail_id', $image_id );
	}
}
