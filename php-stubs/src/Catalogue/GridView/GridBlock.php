<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\Grid\ProductSelection;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Result count, order select and products. The element with `data-grid`, whose value is the widget_id, is what a loop
 * refresh replaces.
 */
final class GridBlock {
	/** Prefix of the names that count the grids of a page. */
	private const COUNTED = 'storefront-grid-';

	private Shop $shop;
	private CurrentCatalogue $catalogue;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
	}

	/**
	 * Returns the block's inner HTML; empty if none of the products that were chosen, or that belong to a product, can
	 * be shown.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 * @param int                  $product_id Id of the page's product; 0 if it has none.
	 */
	public function html( array $attributes, int $product_id = 0 ): string {
		$options = new GridOptions( $attributes );
		if ( $options->selection->is_viewed() ) {
			return ProductGrid::title( $options ) . RecentlyViewed::cards( $options ) . RecentlyViewed::script();
		}
		$attributes = ProductSelection::on_page( $attributes, $product_id );
		$page_query = true === ( $attributes['inherit'] ?? false ) ? $this->catalogue->page()->page_query() : array();
		// From 0.
		$number = (int) substr( wp_unique_prefixed_id( self::COUNTED ), strlen( self::COUNTED ) ) - 1;
		$grid   = new Grid( $this->shop, new GridToken( $number, $attributes, $page_query ), GridPage::of_request( $this->catalogue->page() ) );
		if ( $grid->options->takes_query ) {
			// Filters may add products with a button to a page that has none yet.
			Island::enqueue_assets( 'add-to-cart' );
		}
		$is_named = $grid->options->selection->has_own_order() && ! $grid->options->takes_query;
		if ( $is_named && 1 === $grid->pagination->number && array() === $grid->products() ) {
			return '';
		}
		$products = ProductGrid::html( $grid );
		return ProductGrid::title( $grid->options ) . $this->bar( $grid ) . sprintf(
			'<div class="storefront-product-grid__products" data-grid="%s" data-post="%d"%s>%s</div>',
			Text::encode( $grid->token->text() ),
			get_queried_object() instanceof \WP_Post ? get_queried_object_id() : 0,
			$grid->options->takes_query ? ' data-takes-query' : '',
			$products
		);
	}

	/** Returns the result count and the order select; empty for a grid with neither. */
	private function bar( Grid $grid ): string {
		if ( ! $grid->options->takes_query && ! $grid->options->sortable ) {
			return '';
		}
		$total = $grid->total();
		/* translators: %s: number of products. */
		$count = sprintf( _n( '%s product', '%s products', $total, 'storefront-islands' ), Number::text( $total ) );
		return sprintf(
			'<div class="storefront-product-grid__bar"><p class="storefront-product-grid__count" data-count>%s</p>%s</div>',
			Text::encode( $count ),
			$grid->options->sortable ? SortForm::html( $grid ) : ''
		);
	}
}
