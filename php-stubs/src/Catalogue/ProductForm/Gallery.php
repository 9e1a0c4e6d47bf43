<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\Picture;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\Product\Variation;
use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures side by side in a strip that is swiped, with small ones below that bring one into view; each opens large. Without
 * scripts the small ones are links to the others, and the large ones to the files.
 */
final class Gallery {
	/** Brings the picture of a small one into view, and marks the small one of the picture in view. */
	private const SCRIPT = <<<'JS'
function ( gallery ) {
	var small = function () {
		return Array.from( gallery.querySelectorAll( '.storefront-gallery__thumbnails a' ) );
	};
	var strip = function () {
		return gallery.querySelector( '.storefront-gallery__strip' );
	};
	gallery.addEventListener( 'click', function ( event ) {
		var place = small().indexOf( event.target.closest( 'a' ) );
		if ( place >= 0 ) {
			event.preventDefault();
			strip().children[ place ].scrollIntoView( { block: 'nearest', inline: 'start' } );
		}
	} );
	gallery.addEventListener( 'scroll', function () {
		var shown = Math.round( Math.abs( strip().scrollLeft ) / strip().clientWidth );
		small().forEach( function ( link, place ) {
			link.setAttribute( 'aria-current', place === shown );
		} );
	}, true );
}
JS;

	private Product $shown;
	private Product $product;

	public function __construct( Product $product, Product $shown ) {
		$this->product = $product;
		$this->shown   = $shown;
	}

	/**
	 * Returns the gallery.
	 *
	 * @param Variation[] $variations Variations of the product.
	 */
	public function html( array $variations ): string {
		return sprintf(
			'<div class="storefront-product__media" data-gallery>%s%s</div>',
			$this->view( $this->shown ),
			$this->templates( $variations )
		) . InlineScript::for_each( '[data-gallery]', self::SCRIPT );
	}

	/**
	 * Returns the galleries that the island copies when a variation is chosen, if any variation has a gallery of its own.
	 *
	 * @param Variation[] $variations Variations of the product.
	 */
	private function templates( array $variations ): string {
		$templates = '';
		foreach ( $variations as $variation ) {
			if ( null !== $variation->product && count( $variation->product->pictures() ) > 1 ) {
				$templates .= sprintf( '<template data-gallery-of="%d">%s</template>', $variation->id, $this->view( $variation->product ) );
			}
		}
		return '' === $templates ? '' : sprintf( '<template data-gallery-of="">%s</template>', $this->view( $this->product ) ) . $templates;
	}

	/** Returns the pictures of a product. A variation without a gallery has the product's, behind its own picture. */
	private function view( Product $of ): string {
		$pictures = $of->pictures();
		$is_own   = $of !== $this->product && count( $pictures ) > 1;
		if ( ! $is_own && $of !== $this->product ) {
			$pictures = array_merge( $pictures, array_slice( $this->product->pictures(), count( $pictures ) ) );
		}
		if ( array() === $pictures ) {
			return '<div class="storefront-gallery">' . Picture::none() . '</div>';
		}
		$large = '';
		$small = '';
		$count = count( $pictures );
		foreach ( $pictures as $index => $picture ) {
			$id     = sprintf( 'storefront-picture-%d-%d', $this->product->id(), $index + 1 );
			$large .= $this->large( $picture, $id, $index + 1, $count );
			$small .= sprintf( '<li><a href="#%s" aria-current="%s">%s</a></li>', $id, 0 === $index ? 'true' : 'false', $picture->small() );
		}
		return sprintf(
			'<div class="storefront-gallery" data-of="%s"><div class="storefront-gallery__strip">%s</div>%s</div>',
			$is_own ? (string) $of->id() : '',
			$large,
			1 === $count ? '' : "<ul class=\"storefront-gallery__thumbnails\">$small</ul>"
		);
	}

	/** Returns a large picture, which opens in the lightbox with the others. */
	private function large( Picture $picture, string $id, int $place, int $count ): string {
		$label = 1 === $count
			? __( 'Enlarge picture', 'storefront-islands' )
			/* translators: 1: place of a picture, 2: number of pictures. */
			: sprintf( __( 'Enlarge picture %1$d of %2$d', 'storefront-islands' ), $place, $count );
		return sprintf(
			'<a class="storefront-gallery__picture" id="%1$s" href="%2$s" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="storefront-product-%3$d">%4$s<span class="storefront-visually-hidden">%5$s</span></a>',
			$id,
			Text::url( $picture->url() ),
			$this->product->id(),
			$picture->full( 1 === $place ),
			Text::encode( $label )
		);
	}
}
