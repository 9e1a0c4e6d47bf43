<?php
/**
 * Renders a product card.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\ProductGrid\GridOptions;

defined( 'ABSPATH' ) || exit;

/** Image, name, price, rating, stock and button. CSS stretches the only link to the product over the image. */
final class ProductCard {
	/**
	 * Returns the list item.
	 *
	 * @param Product     $product  Product of the card.
	 * @param GridOptions $options  Options of the grid.
	 * @param string      $cart_url Target of the form.
	 * @param bool        $first    True in the first row of a page.
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
