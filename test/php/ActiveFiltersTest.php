<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Filters\ActiveFilters;
use StorefrontIslands\Catalogue\Filters\FiltersDisclosure;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\StoreQuery;

/** Tests the server-rendered active filters and the queries of filters. */
final class ActiveFiltersTest extends TestCase {
	private static function page( string $query, array $asked = array() ): CataloguePage {
		$shop = self::site_shop();
		return new CataloguePage( $shop, new CatalogueUrl( 'https://shop.test/shop/?' . $query, FilterSchema::of( $shop ) ), $asked );
	}

	/** Returns the HTML of the active filters; null if there are none. */
	private static function html( string $query, array $asked = array() ): ?string {
		$node = ( new ActiveFilters( array(), self::page( $query, $asked ) ) )->node();
		return null === $node ? null : $node->html();
	}

	/** Returns label to address of each link. */
	private static function links( string $query ): array {
		$page = self::document( self::html( $query ) );
		return array_combine( self::texts( $page, '//a/@aria-label' ), self::texts( $page, '//a/@href' ) );
	}

	/** Returns the texts of the elements of a list item. */
	private static function parts( string $query, string $part ): array {
		return self::texts( self::document( self::html( $query ) ), "//*[@class=\"wc-block-active-filters__list-item-$part\"]" );
	}

	public function test_nothing_is_shown_without_an_active_filter_or_products(): void {
		self::assertNull( self::html( 'a=1&filter_material=wool' ) );
		self::assertNull( self::html( 'rating_filter=5', array( 'include' => array( 0 ) ) ) );
	}

	public function test_each_filter_has_a_link_to_the_page_without_it(): void {
		self::assertSame(
			array(
				'Remove Between $10.00 and $20.50 filter' => 'https://shop.test/shop/?a=1&filter_color=blue,red&query_type_color=and',
				'Remove Blue filter' => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=red&query_type_color=and',
				'Remove Red filter'  => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=blue&query_type_color=and',
			),
			self::links( 'a=1&min_price=10&max_price=20.5&filter_color=blue,red&query_type_color=and&paged=2' )
		);
		self::assertSame( array( 'Remove no-such filter' ), array_keys( self::links( 'categories=no-such' ) ), 'by its slug' );
	}

	public function test_all_joins_terms_combined_by_and(): void {
		self::assertSame( array( 'All' ), self::parts( 'filter_color=blue,red&query_type_color=and', 'operator' ) );
		self::assertSame( array(), self::parts( 'filter_color=blue,red&query_type_color=or', 'operator' ) );
	}

	public function test_groups_are_named(): void {
		$query = 'filter_size=small&rating_filter=4&filter_stock_status=onbackorder&max_price=9&categories=mugs';
		self::assertSame( array( 'Price', 'Stock Status', 'Rating', 'Size', 'Category' ), self::parts( $query, 'type' ) );
		self::assertSame( array( 'Up to $9.00', 'On backorder', 'Rated 4 out of 5', 'Small', 'Mugs' ), self::parts( $query, 'name' ) );
	}

	public function test_clear_all_keeps_other_query_arguments(): void {
		$page = self::document( self::html( 'a=%22%3E%3Cb%3E&filter_color=blue&e-filter-g0-product_cat=mugs' ) );
		self::assertSame( array( 'a', '"><b>' ), self::texts( $page, '//form[@method="get"]/input/@name | //form[@method="get"]/input/@value' ) );
		self::assertSame( 'Clear All', self::texts( $page, '//button' )[0] );
	}

	public function test_malicious_terms_are_escaped(): void {
		self::assertDoesNotMatchRegularExpression( '/<script|"onload|\[gallery/', self::html( 'filter_color=%3Cscript%3E,%22onload=,[gallery]' ) );
	}

	public function test_collapsed_filters_show_the_number_of_active_ones(): void {
		$count = static fn( string $query ): string => FiltersDisclosure::node( self::page( $query )->filters() )->html();
		self::assertStringContainsString( 'data-active-filters="">4</span>', $count( 'min_price=1&max_price=2&filter_color=blue,red&rating_filter=5' ) );
		self::assertStringContainsString( 'data-active-filters=""></span>', $count( '' ) );
	}

	public function test_filters_are_converted_to_minor_units_and_operators_of_the_store_api(): void {
		self::assertSame(
			array(
				'search'             => 'mug',
				'min_price'          => '1050',
				'rating'             => array( 4, 5 ),
				'stock_status'       => array( 'instock' ),
				'attributes'         => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue', 'red' ), 'operator' => 'and' ) ),
				'attribute_relation' => 'and',
			),
			self::page( 'min_price=10.5&rating_filter=4,5&filter_stock_status=instock&filter_color=blue,red&query_type_color=and', array( 'search' => 'mug' ) )->query()
		);
	}

	public function test_terms_of_a_widget_narrow_only_its_own_grid(): void {
		$filters = self::page( 'e-filter-g1-product_cat=mugs&e-filter-g2-pa_color=blue&e-filter-g1-no_such=x' )->filters();
		$mugs    = (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		self::assertSame( array( 'category' => $mugs ), StoreQuery::for_widget( array(), $filters, 'g1' ) );
		self::assertSame( 'pa_color', StoreQuery::for_widget( array(), $filters, 'g2' )['attributes'][0]['attribute'] );
		self::assertSame( array(), StoreQuery::for_widget( array(), $filters, 'g3' ) );
	}
}
