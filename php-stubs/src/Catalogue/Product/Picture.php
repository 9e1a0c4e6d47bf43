<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Image of the Store API with explicit dimensions, so that loading it causes no layout shift. In lists it has the ratio
 * that the shop crops to (PictureRatio), elsewhere its own.
 */
final class Picture {
	/** Size in pixels of images whose size WordPress does not know, such as those of another server. */
	private const THUMBNAIL = 324;
	private const FULL      = 600;
	private const SMALL     = 80;

	/** Attributes of an image that is loaded before others, and of one that is loaded as it comes near the window. */
	private const FIRST = ' fetchpriority="high"';
	private const LATER = ' loading="lazy"';

	private JsonReader $image;

	public function __construct( JsonReader $image ) {
		$this->image = $image;
	}

	/**
	 * Returns the thumbnail for lists.
	 *
	 * @param bool $first True at the top of the page, where the image is loaded first.
	 * @param int $columns Number of columns on a wide screen: fewer have larger images.
	 */
	public function thumbnail( bool $first, int $columns ): string {
		$thumbnail = $this->image->string( 'thumbnail' );
		$srcset    = $this->image->string( 'thumbnail_srcset' );
		return $this->html(
			'' === $thumbnail ? $this->url() : $thumbnail,
			'' === $srcset ? $this->image->string( 'srcset' ) : $srcset,
			sprintf( '(min-width: 60rem) %drem, 45vw', max( 18, 60 / $columns ) ),
			PictureRatio::is_cropped() ? null : $this->size( 'woocommerce_thumbnail' ),
			self::THUMBNAIL,
			$first ? self::FIRST : self::by_position()
		);
	}

	/**
	 * Returns the large image of a product page.
	 *
	 * @param bool $first True for the one that is seen at first.
	 */
	public function full( bool $first ): string {
		return $this->html( $this->url(), $this->image->string( 'srcset' ), '(min-width: 60rem) 36rem, 100vw', $this->size( 'full' ), self::FULL, $first ? self::FIRST : self::LATER );
	}

	/** Returns the small image below a large one. */
	public function small(): string {
		$thumbnail = $this->image->string( 'thumbnail' );
		return sprintf(
			'<img class="storefront-picture skip-lazy" src="%1$s" width="%2$d" height="%2$d" alt="%3$s" loading="lazy" decoding="async">',
			Text::url( '' === $thumbnail ? $this->url() : $thumbnail ),
			self::SMALL,
			Text::encode( $this->image->text( 'alt' ) )
		);
	}

	/** Returns the URL of the largest file. */
	public function url(): string {
		return $this->image->string( 'src' );
	}

	/**
	 * Returns the data with which the island replaces the image by another: attributes of the element.
	 *
	 * @return array<string, string|int>
	 */
	public function props(): array {
		return array(
			'src'    => $this->url(),
			'srcset' => $this->image->string( 'srcset' ),
			'alt'    => $this->image->text( 'alt' ),
		) + ( $this->size( 'full' ) ?? array() );
	}

	/** Returns the placeholder for a missing image. */
	public static function none(): string {
		return '<span class="storefront-picture storefront-picture--none"></span>';
	}

	/**
	 * Returns the img element.
	 *
	 * @param string $src URL of the image.
	 * @param string $srcset Its other sizes; may be empty.
	 * @param string $sizes Width for browsers that do not take it from the page, which those do for lazy images.
	 * @param array{width: int, height: int}|null $size Size in pixels of an image that is shown in its own ratio.
	 * @param int $square Width and height in pixels of any other.
	 * @param string $loading Attributes of its loading.
	 */
	private function html( string $src, string $srcset, string $sizes, ?array $size, int $square, string $loading ): string {
		return sprintf(
			'<img class="storefront-picture%7$s skip-lazy" src="%1$s"%2$s width="%3$d" height="%6$d" alt="%4$s"%5$s decoding="async">',
			Text::url( $src ),
			'' === $srcset ? '' : sprintf( ' srcset="%s" sizes="%s"', Text::encode( $srcset ), Text::encode( ( self::LATER === $loading ? 'auto, ' : '' ) . $sizes ) ),
			$size['width'] ?? $square,
			Text::encode( $this->image->text( 'alt' ) ),
			$loading,
			$size['height'] ?? $square,
			null === $size ? '' : ' storefront-picture--whole'
		);
	}

	/**
	 * Returns the size of one of the image's files in pixels; null if it is not known.
	 *
	 * @return array{width: int, height: int}|null
	 */
	private function size( string $name ): ?array {
		$file = wp_get_attachment_image_src( $this->image->int( 'id' ), $name );
		// WordPress says 1 of what it cannot measure, such as an SVG.
		return is_array( $file ) && $file[1] > 1 && $file[2] > 1 ? array(
			'width'  => (int) $file[1],
			'height' => (int) $file[2],
		) : null;
	}

	/**
	 * Returns the attributes by WordPress's rule, which counts the images of a page: the first of its content are loaded at
	 * once. In the content of a post it is followed over all of it later (wp_filter_content_tags()).
	 */
	private static function by_position(): string {
		$size       = array(
			'width'  => self::THUMBNAIL,
			'height' => self::THUMBNAIL,
		);
		$attributes = wp_get_loading_optimization_attributes( 'img', $size, 'wp_get_attachment_image' );
		return ( isset( $attributes['fetchpriority'] ) ? self::FIRST : '' ) . ( 'lazy' === ( $attributes['loading'] ?? '' ) ? self::LATER : '' );
	}
}
