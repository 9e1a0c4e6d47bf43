<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;

defined( 'ABSPATH' ) || exit;

/** Products in columns with pagination, or a message if there are none; replaced by a loop refresh. */
final class ProductGrid {
	/** Returns the HTML of the products. */
	public static function html( Grid $grid ): string {
		$products = $grid->products();
		if ( array() === $products ) {
			return EmptyGrid::html( $grid );
		}
		return self::cards( $products, $grid->options, $grid->shop )
			. $grid->pagination->html( $grid->pages(), $grid->is_filtered(), $grid->options->takes_query );
	}

	/** Returns the heading of a list; empty if it has none. */
	public static function title( GridOptions $options ): string {
		return '' === $options->title ? '' : sprintf(
			'<h%1$d class="wp-block-heading storefront-product-grid__title">%2$s</h%1$d>',
			$options->heading_level - 1,
			Text::encode( $options->title )
		);
	}

	/**
	 * Returns the list of products.
	 *
	 * @param list<array<string, mixed>> $products Products as the Store API returns them.
	 * @param string $more Additional class of the list.
	 */
	public static function cards( array $products, GridOptions $options, Shop $shop, string $more = '' ): string {
		$cards    = '';
		$cart_url = StorePages::url( $shop, 'cart' );
		$printed  = $shop->card_actions( array_map( static fn( array $fields ): int => ( new Product( $fields ) )->id(), $products ) );
		foreach ( $products as $position => $fields ) {
			$product  = new Product( $fields );
			$swatches = $options->parts->swatches ? CardSwatches::html( $product, $shop ) : '';
			$cards   .= ProductCard::html( $product, $options, $cart_url, $swatches, $options->at_top && $position < $options->columns, $printed[ $product->id() ] ?? array() );
		}
		// Scripts of plugins that print into cards find lists by the names of WooCommerce's.
		return self::list_of( $cards, $options, array() === $printed ? $more : trim( "$more wc-block-product-template" ) );
	}

	/**
	 * Returns the element of a list.
	 *
	 * @param string $cards HTML of the cards.
	 */
	public static function list_of( string $cards, GridOptions $options, string $more, string $state = '' ): string {
		return sprintf(
			'<ul class="storefront-product-grid__list has-%d-columns has-%d-rows%s" role="list"%s>%s</ul>',
			$options->columns,
			$options->parts->rows(),
			Text::encode( '' === $more ? '' : " $more" ),
			$state,
			$cards
		);
	}
}
