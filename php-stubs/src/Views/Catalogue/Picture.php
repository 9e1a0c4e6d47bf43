<?php
/**
 * Renders a product image.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Image of the Store API with explicit dimensions, so that loading it causes no layout shift. */
final class Picture {
	/** Size in pixels: the Store API sends none, and shops crop catalogue images to squares. */
	private const THUMBNAIL = 324;
	private const FULL      = 600;

	/** Image as the Store API returns it. */
	private JsonReader $image;

	/**
	 * Creates the image.
	 *
	 * @param JsonReader $image Image as the Store API returns it.
	 */
	public function __construct( JsonReader $image ) {
		$this->image = $image;
	}

	/**
	 * Returns the thumbnail for lists.
	 *
	 * @param bool $first True at the top of the page, where the image is loaded eagerly.
	 */
	public function thumbnail( bool $first ): string {
		$thumbnail = $this->image->string( 'thumbnail' );
		return $this->html( '' === $thumbnail ? $this->image->string( 'src' ) : $thumbnail, self::THUMBNAIL, '(min-width: 60rem) 18rem, 45vw', $first );
	}

	/** Returns the large image of a product page. */
	public function full(): string {
		return $this->html( $this->image->string( 'src' ), self::FULL, '(min-width: 60rem) 36rem, 100vw', true );
	}

	/**
	 * Returns the data with which the island replaces the image by another.
	 *
	 * @return array<string, string>
	 */
	public function props(): array {
		return array(
			'src'    => $this->image->string( 'src' ),
			'srcset' => $this->image->string( 'srcset' ),
			'alt'    => $this->image->text( 'alt' ),
		);
	}

	/** Returns the placeholder for a missing image. */
	public static function none(): string {
		return '<span class="storefront-picture storefront-picture--none"></span>';
	}

	/**
	 * Returns the img element.
	 *
	 * @param string $src   URL of the image.
	 * @param int    $size  Width and height in pixels.
	 * @param string $sizes Value of the sizes attribute.
	 * @param bool   $first True to load it eagerly.
	 */
	private function html( string $src, int $size, string $sizes, bool $first ): string {
		$srcset = $this->image->string( 'srcset' );
		return sprintf(
			'<img class="storefront-picture skip-lazy" src="%1$s"%2$s width="%3$d" height="%3$d" alt="%4$s" %5$s decoding="async">',
			Text::url( $src ),
			'' === $srcset ? '' : sprintf( ' srcset="%s" sizes="%s"', Text::encode( $srcset ), Text::encode( $sizes ) ),
			$size,
			Text::encode( $this->image->text( 'alt' ) ),
			$first ? 'fetchpriority="high"' : 'loading="lazy"'
		);
	}
}
