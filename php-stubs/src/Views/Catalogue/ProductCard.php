<?php
/**
 * One product of a grid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Picture, name, price, rating, stock and button. One link to the product, stretched over the picture by the style sheet. */
final class ProductCard {
	/**
	 * The list item.
	 *
	 * @param Product     $product  What it shows.
	 * @param GridOptions $options  How the grid looks.
	 * @param string      $cart_url Where its form leads.
	 * @param bool        $first    Whether it stands in the first row of a page.
	 */
	public static function html( Product $product, GridOptions $options, string $cart_url, bool $first ): string {
		$picture = $product->picture();
		return sprintf(
			'<li class="storefront-product-card">'
				. '<div class="storefront-product-card__media">%1$s%2$s</div>'
				. '<h%3$d class="storefront-product-card__name"><a href="%4$s">%5$s</a></h%3$d>'
				. '<div class="storefront-product-card__facts">%6$s%7$s%8$s</div>%9$s</li>',
			null === $picture ? Picture::none() : $picture->thumbnail( $first ),
			$product->is_on_sale() ? sprintf( '<span class="storefront-product-card__sale">%s</span>', Text::encode( __( 'Sale', 'storefront-islands' ) ) ) : '',
			$options->heading_level,
			Text::url( $product->url() ),
			Text::encode( $product->name() ),
			$product->prices()->html(),
			Rating::html( $product->average_rating(), $product->review_count() ),
			$product->stock()->html(),
			AddToCart::html( $product, $cart_url )
		);
	}
}
