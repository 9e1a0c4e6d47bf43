<?php
/**
 * Gives the product SLUG a tall photo, and a wide one for its gallery. Prints its id. Called by
 * picture-ratios.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

/** Returns the id of a photo with these sides. */
function storefront_islands_photo( int $width, int $height ): int {
	$file  = wp_upload_dir()['path'] . "/photo-$width-$height.jpg";
	$image = imagecreatetruecolor( $width, $height );
	imagejpeg( $image, $file );
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	return $id;
}

$storefront_islands_product = wc_get_product( get_page_by_path( (string) getenv( 'SLUG' ), OBJECT, 'product' )->ID );
$storefront_islands_product->set_image_id( storefront_islands_photo( 800, 1200 ) );
$storefront_islands_product->set_gallery_image_ids( array( storefront_islands_photo( 1200, 600 ) ) );
$storefront_islands_product->save();
echo (int) $storefront_islands_product->get_id();
