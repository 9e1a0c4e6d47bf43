<?php
/**
 * A product's picture.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** An image of the Store API as an element with a size of its own, so that nothing moves when it arrives. */
final class Picture {
	/** Pixels: the Store API says no size, and shops crop catalogue pictures to squares. */
	private const THUMBNAIL = 324;
	private const FULL      = 600;

	/**
	 * The image as the Store API answers it.
	 *
	 * @var Data
	 */
	private $image;

	/**
	 * Takes one of a product's images.
	 *
	 * @param Data $image As the Store API answers it.
	 */
	public function __construct( Data $image ) {
		$this->image = $image;
	}

	/**
	 * The small picture of a list.
	 *
	 * @param bool $first Whether it stands at the top of the page, where waiting would be seen.
	 */
	public function thumbnail( bool $first ): string {
		$thumbnail = $this->image->string( 'thumbnail' );
		return $this->html( '' === $thumbnail ? $this->image->string( 'src' ) : $thumbnail, self::THUMBNAIL, '(min-width: 60rem) 18rem, 45vw', $first );
	}

	/** The large picture of a product's page. */
	public function full(): string {
		return $this->html( $this->image->string( 'src' ), self::FULL, '(min-width: 60rem) 36rem, 100vw', true );
	}

	/**
	 * What the island needs to show it in the place of another.
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

	/** What stands in a picture's place where there is none. */
	public static function none(): string {
		return '<span class="storefront-picture storefront-picture--none"></span>';
	}

	/**
	 * The element.
	 *
	 * @param string $src   Address of the picture to show.
	 * @param int    $size  Width and height in pixels.
	 * @param string $sizes How wide it is shown.
	 * @param bool   $first Whether to load it at once.
	 */
	private function html( string $src, int $size, string $sizes, bool $first ): string {
		$srcset = $this->image->string( 'srcset' );
		return sprintf(
			'<img class="storefront-picture" src="%1$s"%2$s width="%3$d" height="%3$d" alt="%4$s" %5$s decoding="async">',
			Text::url( $src ),
			'' === $srcset ? '' : sprintf( ' srcset="%s" sizes="%s"', Text::encode( $srcset ), Text::encode( $sizes ) ),
			$size,
			Text::encode( $this->image->text( 'alt' ) ),
			$first ? 'fetchpriority="high"' : 'loading="lazy"'
		);
	}
}
