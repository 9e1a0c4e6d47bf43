<?php
/**
 * A grid of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Products in columns, with a way to the next page, or a sentence where there are none. */
final class ProductGrid {
	/**
	 * The block's inner HTML.
	 *
	 * @param array<int, array<array-key, mixed>> $products As the Store API answers them.
	 * @param GridOptions                         $options  How it looks.
	 * @param Pagination                          $pages    Which page it is.
	 */
	public static function html( array $products, GridOptions $options, Pagination $pages ): string {
		if ( array() === $products ) {
			return self::none( $pages );
		}
		$cards = '';
		foreach ( array_values( $products ) as $position => $product ) {
			$cards .= ProductCard::html( new Product( $product ), $options, $options->at_top && $position < $options->columns );
		}
		return sprintf(
			'<ul class="storefront-product-grid__list" role="list" style="--columns:%d">%s</ul>%s',
			$options->columns,
			$cards,
			$pages->html()
		);
	}

	/**
	 * What stands in the place of products, with the next step.
	 *
	 * @param Pagination $pages Which page it is.
	 */
	private static function none( Pagination $pages ): string {
		return sprintf(
			'<p class="storefront-product-grid__none">%s</p><p><a href="%s">%s</a></p>',
			Text::encode( __( 'No products here.', 'storefront-islands' ) ),
			Text::url( $pages->number > 1 ? $pages->url( 1 ) : home_url( '/' ) ),
			Text::encode( $pages->number > 1 ? __( 'Back to the first page', 'storefront-islands' ) : __( 'Back to the start page', 'storefront-islands' ) )
		);
	}
}
