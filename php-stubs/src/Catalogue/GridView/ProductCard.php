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
	 * @param array<string, string> $printed What other plugins print, by WooCommerce's action.
	 */
	public static function html( Product $product, GridOptions $options, string $cart_url, string $swatches, bool $first, array $printed = array() ): string {
		$parts  = $options->parts;
		$name   = Text::encode( $product->name() );
		$above  = self::added( $printed, 'woocommerce_before_shop_loop_item', 'woocommerce_before_shop_loop_item_title' );
		$below  = self::added( $printed, 'woocommerce_after_shop_loop_item' );
		$button = $parts->button ? AddToCart::html( $product, $cart_url ) : '';
		return sprintf(
			'<li class="storefront-product-card%6$s">%1$s'
				. '<h%2$d class="storefront-product-card__name">%3$s</h%2$d>'
				. '<div class="storefront-product-card__facts">%4$s</div>%5$s</li>',
			$parts->picture ? self::media( $product, $options, $first, $above ) : '',
			$options->heading_level,
			$parts->name_link ? sprintf( '<a href="%s">%s</a>', Text::url( $product->url() ), $name ) : $name,
			( $parts->picture ? '' : $above )
				. self::added( $printed, 'woocommerce_shop_loop_item_title' )
				. ( $parts->price ? $product->price() : '' )
				. ( $parts->rating ? Rating::html( $product->average_rating(), $product->review_count() ) : '' )
				. self::added( $printed, 'woocommerce_after_shop_loop_item_title' )
				. $product->stock()->html()
				. $swatches
				. ( $parts->summary ? self::summary( $product->summary() ) : '' )
				. ( $parts->button ? '' : $below ),
			'' === $button || '' === $below ? $button : "<div class=\"storefront-product-card__actions\">$button$below</div>",
			array() === $printed ? '' : ' wc-block-product'
		);
	}

	/**
	 * Returns what other plugins print at actions, in an element of its own; empty for nothing.
	 *
	 * @param array<string, string> $printed HTML by action.
	 */
	private static function added( array $printed, string ...$actions ): string {
		$html = implode( '', array_map( static fn( string $action ): string => $printed[ $action ] ?? '', $actions ) );
		return '' === $html ? '' : "<div class=\"storefront-product-card__added\">$html</div>";
	}

	/**
	 * Returns the picture with the badge of a sale.
	 *
	 * @param bool $first True in the first row of a page.
	 * @param string $added What other plugins print there.
	 */
	private static function media( Product $product, GridOptions $options, bool $first, string $added ): string {
		$picture = $product->picture();
		$badge   = $options->parts->sale_badge && $product->is_on_sale() ? $product->sale_badge() : '';
		return sprintf(
			'<div class="storefront-product-card__media">%s%s%s</div>',
			null === $picture ? Picture::none() : $picture->thumbnail( $first, $options->columns ),
			'' === $badge ? '' : sprintf( '<span class="storefront-product-card__sale">%s</span>', Text::encode( $badge ) ),
			$added
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
