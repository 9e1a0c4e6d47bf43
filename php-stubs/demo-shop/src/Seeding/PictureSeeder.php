<?php
/**
 * Gives products their pictures.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Draws pictures into the uploads folder and attaches them. */
final class PictureSeeder {
	/**
	 * Gives a product and its variations their pictures.
	 *
	 * @param Input              $product Its entry in the catalogue.
	 * @param array<string, int> $ids     SKU to id.
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
	 * Draws and attaches one picture.
	 *
	 * @param int    $product_id The product or variation that gets it.
	 * @param string $sku        Names the file.
	 * @param string $motif      Decides the motif; variations have their product's.
	 * @param string $category   Slug of the category.
	 * @param string $color      Name of the colour.
	 * @param string $alt        What it shows, plain text.
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
