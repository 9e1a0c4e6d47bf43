<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMDocument;
use DOMNode;
use DOMXPath;
use StorefrontIslands\Catalogue\Filters\ActiveFilters;
use StorefrontIslands\Catalogue\Filters\FiltersDisclosure;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\StoreQuery;

/**
 * Tests the server-rendered active filters and the queries of filters.
 */
final class ActiveFiltersTest extends TestCase {
	private static function page( string $query, array $asked = array() ): CataloguePage {
		$shop = self::site_shop();
		return new CataloguePage( $shop, new CatalogueUrl( 'https://shop.test/shop/?' . $query, FilterSchema::of( $shop ) ), $asked );
	}

	/** Returns the elements of a view that match an XPath. */
	private static function find( ActiveFilters $view, string $path ): array {
		$node = $view->node();
		if ( null === $node ) {
			return array();
		}
		$document = new DOMDocument();
		$document->loadHTML( '<meta charset="utf-8"><body>' . $node->html(), LIBXML_NOERROR );
		return iterator_to_array( ( new DOMXPath( $document ) )->query( $path ) );
	}

	/** Returns label to address of each link. */
	private static function links( ActiveFilters $view ): array {
		$links = array();
		foreach ( self::find( $view, '//a' ) as $link ) {
			$links[ $link->getAttribute( 'aria-label' ) ] = $link->getAttribute( 'href' );
		}
		return $links;
	}

	private static function text_of( array $nodes ): array {
		return array_map(
			static function ( DOMNode $node ): string {
				return $node->textContent; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- DOM's name.
			},
			$nodes
		);
	}

	public function test_nothing_is_shown_when_no_filter_is_active(): void {
		self::assertNull( ( new ActiveFilters( array(), self::page( 'a=1&filter_material=wool' ) ) )->node() );
	}

	public function test_nothing_is_shown_when_there_are_no_products(): void {
		self::assertNull( ( new ActiveFilters( array(), self::page( 'rating_filter=5', array( 'include' => array( 0 ) ) ) ) )->node() );
	}

	public function test_each_filter_has_a_link_to_the_page_without_it(): void {
		$view = new ActiveFilters( array(), self::page( 'a=1&min_price=10&max_price=20.5&filter_color=blue,red&query_type_color=and&paged=2' ) );
		self::assertSame(
			array(
				'Remove Between $10.00 and $20.50 filter' => 'https://shop.test/shop/?a=1&filter_color=blue,red&query_type_color=and',
				'Remove Blue filter' => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=red&query_type_color=and',
				'Remove Red filter'  => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=blue&query_type_color=and',
			),
			self::links( $view )
		);
	}

	public function test_all_joins_terms_combined_by_and(): void {
		$operators = '//*[@class="wc-block-active-filters__list-item-operator"]';
		self::assertSame( array( 'All' ), self::text_of( self::find( new ActiveFilters( array(), self::page( 'filter_color=blue,red&query_type_color=and' ) ), $operators ) ) );
		self::assertSame( array(), self::find( new ActiveFilters( array(), self::page( 'filter_color=blue,red&query_type_color=or' ) ), $operators ) );
	}

	public function test_groups_are_named(): void {
		$view = new ActiveFilters( array(), self::page( 'filter_size=small&rating_filter=4&filter_stock_status=onbackorder&max_price=9&categories=mugs' ) );
		self::assertSame( array( 'Price', 'Stock Status', 'Rating', 'Size', 'Category' ), self::text_of( self::find( $view, '//*[@class="wc-block-active-filters__list-item-type"]' ) ) );
		self::assertSame( array( 'Up to $9.00', 'On backorder', 'Rated 4 out of 5', 'Small', 'Mugs' ), self::text_of( self::find( $view, '//*[@class="wc-block-active-filters__list-item-name"]' ) ) );
	}

	public function test_clear_all_keeps_other_query_arguments(): void {
		$view = new ActiveFilters( array(), self::page( 'a=%22%3E%3Cb%3E&filter_color=blue&e-filter-g0-product_cat=mugs' ) );
		$fields = self::find( $view, '//form[@method="get"]/input' );
		self::assertCount( 1, $fields );
		self::assertSame( array( 'a', '"><b>' ), array( $fields[0]->getAttribute( 'name' ), $fields[0]->getAttribute( 'value' ) ) );
		self::assertSame( 'Clear All', self::find( $view, '//button' )[0]->textContent );
	}

	public function test_malicious_terms_are_escaped(): void {
		$html = ( new ActiveFilters( array(), self::page( 'filter_color=%3Cscript%3E,%22onload=,[gallery]' ) ) )->node()->html();
		self::assertDoesNotMatchRegularExpression( '/<script|"onload|\[gallery/', $html );
	}

	public function test_an_unknown_category_is_shown_by_its_slug(): void {
		self::assertSame( array( 'Remove no-such filter' ), array_keys( self::links( new ActiveFilters( array(), self::page( 'categories=no-such' ) ) ) ) );
	}

	public function test_collapsed_filters_show_the_number_of_active_ones(): void {
		self::assertMatchesRegularExpression( '/data-active-filters="">4<\/span>/', FiltersDisclosure::node( self::page( 'min_price=1&max_price=2&filter_color=blue,red&rating_filter=5' )->filters() )->html() );
		self::assertMatchesRegularExpression( '/data-active-filters=""><\/span>/', FiltersDisclosure::node( self::page( '' )->filters() )->html() );
	}

	public function test_filters_are_converted_to_minor_units_and_operators_of_the_store_api(): void {
		self::assertSame(
			array(
				'search'             => 'mug',
				'min_price'          => '1050',
				'rating'             => array( 4, 5 ),
				'stock_status'       => array( 'instock' ),
				'attributes'         => array(
					array(
						'attribute' => 'pa_color',
						'slug'      => array( 'blue', 'red' ),
						'operator'  => 'and',
					),
				),
				'attribute_relation' => 'and',
			),
			self::page( 'min_price=10.5&rating_filter=4,5&filter_stock_status=instock&filter_color=blue,red&query_type_color=and', array( 'search' => 'mug' ) )->query()
		);
	}

	/**
	 * @testdox a category’s page is narrowed to its children
	 */
	public function test_a_categorys_page_is_narrowed_to_its_children(): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		$bags = get_term_by( 'slug', 'bags', 'product_cat' )->term_id;
		$made = wp_insert_term( 'Espresso', 'product_cat', array( 'slug' => 'espresso', 'parent' => $mugs ) );
		$cups = $made['term_id'];
		try {
			self::assertSame( (string) $cups, self::page( 'categories=espresso,bags', array( 'category' => (string) $mugs ) )->query()['category'] );
			self::assertSame( array( 0 ), self::page( 'categories=bags', array( 'category' => (string) $mugs ) )->query()['include'] );
			self::assertSame( "$cups,$bags", self::page( 'categories=espresso,bags' )->query()['category'] );
		} finally {
			wp_delete_term( $cups, 'product_cat' );
		}
	}

	public function test_terms_of_a_widget_narrow_only_its_own_grid(): void {
		$filters = self::page( 'e-filter-g1-product_cat=mugs&e-filter-g2-pa_color=blue&e-filter-g1-no_such=x' )->filters();
		$mugs = (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		self::assertSame( array( 'category' => $mugs ), StoreQuery::for_widget( array(), $filters, 'g1' ) );
		self::assertSame( 'pa_color', StoreQuery::for_widget( array(), $filters, 'g2' )['attributes'][0]['attribute'] );
		self::assertSame( array(), StoreQuery::for_widget( array(), $filters, 'g3' ) );
	}
}
