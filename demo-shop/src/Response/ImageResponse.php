<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Product images as the Store API describes them. The files are SVG, so one file serves every size. */
final class ImageResponse {
	/**
	 * Returns the images of a product; a variation without an image has its parent's.
	 *
	 * @return list<array<string, int|string>>
	 */
	public static function of( Product $product ): array {
		$id  = $product->image_id > 0 ? $product->image_id : (int) get_post_thumbnail_id( $product->parent_id );
		$src = $id > 0 ? (string) wp_get_attachment_url( $id ) : '';
		if ( '' === $src ) {
			return array();
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );
		return array(
			array(
				'id'               => $id,
				'src'              => $src,
				'thumbnail'        => $src,
				'srcset'           => '',
				'sizes'            => '',
				'thumbnail_srcset' => '',
				'thumbnail_sizes'  => '',
				'name'             => get_the_title( $id ),
				'alt'              => is_string( $alt ) ? $alt : '',
			),
		);
	}
}
