<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\Picture;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\Product\Rating;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Image, name, price, rating, stock, short description and button. CSS stretches the only link to the product over the
 * image.
 */
final class ProductCard {
	/**
	 * Returns the list item.
	 *
	 * @param string $swatches Samples of its values; may be empty.
	 * @param bool $first True in the first row of a page.
	 */
	public static function html( Product $product, GridOptions $options, string $cart_url, string $swatches, bool $first ): string {
		$parts = $options->parts;
		$name  = Text::encode( $product->name() );
		return sprintf(
			'<li class="storefront-product-card">%1$s'
				. '<h%2$d class="storefront-product-card__name">%3$s</h%2$d>'
				. '<div class="storefront-product-card__facts">%4$s%5$s%6$s%7$s%8$s</div>%9$s</li>',
			$parts->picture ? self::media( $product, $parts->sale_badge, $first ) : '',
			$options->heading_level,
			$parts->name_link ? sprintf( '<a href="%s">%s</a>', Text::url( $product->url() ), $name ) : $name,
			$parts->price ? $product->price() : '',
			$parts->rating ? Rating::html( $product->average_rating(), $product->review_count() ) : '',
			$product->stock()->html(),
			$swatches,
			$parts->summary ? self::summary( $product->summary() ) : '',
			$parts->button ? AddToCart::html( $product, $cart_url ) : ''
		);
	}

	/**
	 * Returns the picture with the badge of a sale.
	 *
	 * @param bool $sale_badge True if a sale is shown.
	 * @param bool $first True in the first row of a page.
	 */
	private static function media( Product $product, bool $sale_badge, bool $first ): string {
		$picture = $product->picture();
		$badge   = $sale_badge && $product->is_on_sale() ? $product->sale_badge() : '';
		return sprintf(
			'<div class="storefront-product-card__media">%s%s</div>',
			null === $picture ? Picture::none() : $picture->thumbnail( $first ),
			'' === $badge ? '' : sprintf( '<span class="storefront-product-card__sale">%s</span>', Text::encode( $badge ) )
		);
	}

	/**
	 * Returns the short description; empty if there is none.
	 *
	 * @param string $text Short description as text.
	 */
	private static function summary( string $text ): string {
		return '' === $text ? '' : sprintf( '<p class="storefront-product-card__summary">%s</p>', Text::encode( $text ) );
	}
}
