<?php
/**
 * What the block product-grid shows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Loop\Grid;
use StorefrontIslands\Loop\GridPage;
use StorefrontIslands\Loop\GridToken;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * A line with the number of products and the choice of their order, and the products. The element `data-grid` is what a loop
 * refresh fills anew; its value is the widget_id.
 */
final class GridBlock {
	/**
	 * How many grids this page has had so far.
	 *
	 * @var int
	 */
	private static $grids = 0;

	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop Who has the products.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * The block's inner HTML.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 */
	public function html( array $attributes ): string {
		$asked = true === ( $attributes['inherit'] ?? false ) ? CataloguePage::current()->asked() : array();
		$grid  = new Grid( $this->shop, new GridToken( self::$grids++, $attributes, $asked ), GridPage::current() );
		if ( $grid->options->takes_query ) {
			// Filters may bring what can be bought to a page that has nothing of it yet.
			Island::expect( 'add-to-cart' );
		}
		$products = ProductGrid::html( $grid );
		return $this->bar( $grid ) . sprintf(
			'<div class="storefront-product-grid__products" data-grid="%s" data-post="%d"%s>%s</div>',
			Text::encode( $grid->token->text() ),
			get_queried_object() instanceof \WP_Post ? get_queried_object_id() : 0,
			$grid->options->takes_query ? ' data-takes-query' : '',
			$products
		);
	}

	/**
	 * The number of products and the choice of their order; nothing for a grid that has neither.
	 *
	 * @param Grid $grid Whose.
	 */
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
