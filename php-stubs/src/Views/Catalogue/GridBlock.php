<?php
/**
 * What the block product-grid shows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Asks the shop for a page of products. */
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
		$asked    = true === ( $attributes['inherit'] ?? false ) ? $this->asked_by_page() : array();
		$options  = new GridOptions( $attributes, $asked, StorePages::url( $this->shop, 'cart' ) );
		$pages    = new Pagination( self::$grids++, $options->paginate );
		$products = $this->shop->products(
			array(
				'per_page' => $options->per_page,
				'page'     => $pages->number,
			) + $options->query
		);
		if ( $options->paginate && count( $products ) === $options->per_page ) {
			// The route gives a list without its length: one more product is asked for to see whether there is one.
			$further         = array(
				'per_page' => 1,
				'page'     => $pages->number * $options->per_page + 1,
			);
			$pages->has_next = array() !== $this->shop->products( $further + $options->query );
		}
		return ProductGrid::html( $products, $options, $pages );
	}

	/**
	 * What the page that is shown asks for: its category, its search.
	 *
	 * @return array<string, mixed> Query arguments of the products route.
	 */
	private function asked_by_page(): array {
		$subject = get_queried_object();
		$asked   = array();
		if ( $subject instanceof \WP_Term && 'product_cat' === $subject->taxonomy ) {
			$asked['category'] = (string) $subject->term_id;
		}
		if ( is_search() ) {
			$asked['search'] = get_search_query( false );
		}
		return $asked;
	}
}
