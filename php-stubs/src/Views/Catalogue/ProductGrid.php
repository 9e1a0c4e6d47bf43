<?php
/**
 * A grid of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Loop\Grid;

defined( 'ABSPATH' ) || exit;

/** Products in columns, with a way to the next page, or a sentence where there are none: what a loop refresh exchanges. */
final class ProductGrid {
	/**
	 * The products' HTML.
	 *
	 * @param Grid $grid Whose.
	 */
	public static function html( Grid $grid ): string {
		$products = $grid->products();
		if ( array() === $products ) {
			return self::none( $grid );
		}
		return self::cards( $products, $grid->options, StorePages::url( $grid->shop, 'cart' ) )
			. $grid->pagination->html( $grid->pages(), $grid->is_filtered(), $grid->options->takes_query );
	}

	/**
	 * The list of products.
	 *
	 * @param list<array<string, mixed>> $products As the Store API answers them.
	 * @param GridOptions                $options  How it looks.
	 * @param string                     $cart_url Where the forms of its cards lead.
	 * @param string                     $more     A further class of the list.
	 */
	public static function cards( array $products, GridOptions $options, string $cart_url, string $more = '' ): string {
		$cards = '';
		foreach ( $products as $position => $product ) {
			$cards .= ProductCard::html( new Product( $product ), $options, $cart_url, $options->at_top && $position < $options->columns );
		}
		return sprintf( '<ul class="storefront-product-grid__list%s" role="list" style="--columns:%d">%s</ul>', Text::encode( '' === $more ? '' : " $more" ), $options->columns, $cards );
	}

	/**
	 * What stands in the place of products, with the next step.
	 *
	 * @param Grid $grid Whose.
	 */
	private static function none( Grid $grid ): string {
		if ( $grid->pagination->number > 1 ) {
			return self::sentence( __( 'No products here.', 'storefront-islands' ), $grid->pagination->url( 1 ), __( 'Back to the first page', 'storefront-islands' ), $grid->options->takes_query );
		}
		if ( $grid->is_filtered() ) {
			$unfiltered = $grid->page->address->url_with( new Filters() );
			return self::sentence( __( 'No products match all of these filters.', 'storefront-islands' ), $unfiltered, __( 'Clear all filters', 'storefront-islands' ) );
		}
		return self::sentence( __( 'No products here.', 'storefront-islands' ), home_url( '/' ), __( 'Back to the start page', 'storefront-islands' ) );
	}

	/**
	 * A sentence and a link.
	 *
	 * @param string $sentence What there is to say.
	 * @param string $url      Where the link leads.
	 * @param string $label    Its text.
	 * @param bool   $in_place Whether the island product-grid follows it in place.
	 */
	private static function sentence( string $sentence, string $url, string $label, bool $in_place = false ): string {
		return sprintf(
			'<p class="storefront-product-grid__none">%s</p><p%s><a href="%s" rel="nofollow">%s</a></p>',
			Text::encode( $sentence ),
			$in_place ? ' ' . Island::attributes( 'product-grid' ) : '',
			Text::url( $url ),
			Text::encode( $label )
		);
	}
}
