<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/picture.tsx. */
final class Picture {
	private const SIZE = 96;

	/**
	 * Returns the image of a product.
	 *
	 * @param JsonReader   $product     Cart item or product of the Store API.
	 * @param string $placeholder URL of the placeholder image; may be empty.
	 * @param bool   $is_decor    True if the image is next to the product's name and needs no text alternative.
	 * @param bool   $is_near     True if it is loaded at once, not as it comes near the window.
	 */
	public static function node( JsonReader $product, string $placeholder, bool $is_decor = false, bool $is_near = false ): Node {
		$images = $product->objects( 'images' );
		$image  = $images[0] ?? new JsonReader( array() );
		$src    = $image->image_url( 'thumbnail' );
		$src    = '' === $src ? $image->image_url( 'src' ) : $src;
		$srcset = '' === $src ? '' : $image->string( 'srcset' );
		$alt    = '' === $src || $is_decor ? '' : $image->text( 'alt' );
		$src    = '' === $src ? $placeholder : $src;
		if ( '' === $src ) {
			return Node::element( 'span', array( 'class' => 'storefront-picture' ) );
		}
		return Node::element(
			'img',
			array(
				'class'    => 'storefront-picture skip-lazy',
				'src'      => $src,
				'srcset'   => '' === $srcset ? null : $srcset,
				'sizes'    => '' === $srcset ? null : 'auto, ' . self::SIZE . 'px',
				'alt'      => $alt,
				'width'    => self::SIZE,
				'height'   => self::SIZE,
				'loading'  => $is_near ? 'eager' : 'lazy',
				'decoding' => 'async',
			)
		);
	}
}
