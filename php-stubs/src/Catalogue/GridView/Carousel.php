<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Grid\GridOrders;
use StorefrontIslands\Catalogue\Grid\ProductSelection;
use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Row of products with native scrolling by touch, wheel and keyboard. Two buttons scroll it by the visible width; a
 * short inline script implements them, so that the page loads no script for it.
 */
final class Carousel {
	/** Maximum number of products. */
	private const MAX = 24;

	/** Class of the list of products. */
	private const TRACK = 'storefront-carousel__track';

	private const SCRIPT = <<<'JS'
function ( carousel ) {
	var track = carousel.querySelector( 'ul' );
	var controls = carousel.querySelector( 'div' );
	function show() {
		var room = track.scrollWidth - track.clientWidth;
		var gone = Math.abs( track.scrollLeft );
		controls.toggleAttribute( 'data-idle', room < 2 );
		controls.firstChild.setAttribute( 'aria-disabled', gone < 2 );
		controls.lastChild.setAttribute( 'aria-disabled', gone > room - 2 );
	}
	function turn( button, pages ) {
		button.addEventListener( 'click', function () {
			var forward = getComputedStyle( track ).direction === 'rtl' ? -1 : 1;
			track.scrollBy( { left: forward * pages * track.clientWidth } );
		} );
	}
	turn( controls.firstChild, -1 );
	turn( controls.lastChild, 1 );
	track.addEventListener( 'scroll', show, { passive: true } );
	new ResizeObserver( show ).observe( track );
}
JS;

	/**
	 * Returns the block's inner HTML; empty if there are no products.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 * @param int $product_id Id of the page's product; 0 if it has none.
	 */
	public static function html( Shop $shop, array $attributes, int $product_id = 0 ): string {
		$options = new GridOptions( ProductSelection::on_page( $attributes, $product_id ) );
		if ( $options->selection->is_viewed() ) {
			return ProductGrid::title( $options ) . self::section( $attributes, RecentlyViewed::cards( $options, self::TRACK ) ) . RecentlyViewed::script();
		}
		$products = $shop->products(
			array(
				'per_page'           => min( self::MAX, $options->per_page ),
				'catalog_visibility' => 'catalog',
			) + ( new GridOrders( $shop, $options ) )->default->query() + $options->selection->query( $shop )
		);
		if ( array() === $products ) {
			return '';
		}
		return ProductGrid::title( $options ) . self::section( $attributes, ProductGrid::cards( $products, $options, $shop, self::TRACK ) );
	}

	/**
	 * Returns the row with its buttons.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 * @param string               $cards      HTML of the list of products.
	 */
	private static function section( array $attributes, string $cards ): string {
		$label = $attributes['label'] ?? '';
		return sprintf(
			'<section class="storefront-carousel" aria-label="%s"><div class="storefront-carousel__controls" data-idle>%s%s</div>%s%s</section>',
			Text::encode( is_string( $label ) && '' !== $label ? $label : __( 'Products', 'storefront-islands' ) ),
			self::button( __( 'Previous products', 'storefront-islands' ), Icon::path( 'previous' ) ),
			self::button( __( 'Next products', 'storefront-islands' ), Icon::path( 'next' ) ),
			$cards,
			InlineScript::for_each( '.storefront-carousel', self::SCRIPT )
		);
	}

	/**
	 * Returns one of the two buttons.
	 *
	 * @param string $path SVG path of the arrow.
	 */
	private static function button( string $label, string $path ): string {
		return sprintf(
			'<button type="button" class="storefront-carousel__button" aria-label="%s"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="%s"/></svg></button>',
			Text::encode( $label ),
			$path
		);
	}
}
