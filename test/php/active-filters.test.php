<?php
/**
 * What the server shows of active filters, and what filters ask the shop for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Address;
use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Catalogue\StoreQuery;
use StorefrontIslands\Catalogue\Vocabulary;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Filters\ActiveFilters;
use StorefrontIslands\Views\Filters\Fold;

$page = static function ( string $query, array $asked = array() ): CataloguePage {
	$shop = CurrentShop::get();
	return new CataloguePage( $shop, new Address( 'https://shop.test/shop/?' . $query, Vocabulary::of( $shop ) ), $asked );
};
/** The elements of a view that a selector of XPath finds. */
$find = static function ( ActiveFilters $view, string $path ): array {
	$node = $view->node();
	if ( null === $node ) {
		return array();
	}
	$document = new DOMDocument();
	$document->loadHTML( '<meta charset="utf-8"><body>' . $node->html(), LIBXML_NOERROR );
	return iterator_to_array( ( new DOMXPath( $document ) )->query( $path ) );
};
/** Label to address of each link. */
$links = static function ( ActiveFilters $view ) use ( $find ): array {
	$links = array();
	foreach ( $find( $view, '//a' ) as $link ) {
		$links[ $link->getAttribute( 'aria-label' ) ] = $link->getAttribute( 'href' );
	}
	return $links;
};
$text_of = static function ( array $nodes ): array {
	return array_map(
		static function ( DOMNode $node ): string {
			return $node->textContent; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- DOM's name.
		},
		$nodes
	);
};

return array(
	'nothing is shown where nothing is active'          => static function () use ( $page ): void {
		same( null, ( new ActiveFilters( array(), $page( 'a=1&filter_material=wool' ) ) )->node() );
	},
	'nothing is shown where there are no products'      => static function () use ( $page ): void {
		same( null, ( new ActiveFilters( array(), $page( 'rating_filter=5', array( 'include' => array( 0 ) ) ) ) )->node() );
	},
	'each filter has a link to the page without it'     => static function () use ( $page, $links ): void {
		$view = new ActiveFilters( array(), $page( 'a=1&min_price=10&max_price=20.5&filter_color=blue,red&query_type_color=and&paged=2' ) );
		same(
			array(
				'Remove Between $10.00 and $20.50 filter' => 'https://shop.test/shop/?a=1&filter_color=blue,red&query_type_color=and',
				'Remove Blue filter' => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=red&query_type_color=and',
				'Remove Red filter'  => 'https://shop.test/shop/?a=1&min_price=10&max_price=20.5&filter_color=blue&query_type_color=and',
			),
			$links( $view )
		);
	},
	'All stands between terms that are all needed'      => static function () use ( $page, $find, $text_of ): void {
		$operators = '//*[@class="wc-block-active-filters__list-item-operator"]';
		same( array( 'All' ), $text_of( $find( new ActiveFilters( array(), $page( 'filter_color=blue,red&query_type_color=and' ) ), $operators ) ) );
		same( array(), $find( new ActiveFilters( array(), $page( 'filter_color=blue,red' ) ), $operators ) );
	},
	'groups are named'                                  => static function () use ( $page, $find, $text_of ): void {
		$view = new ActiveFilters( array(), $page( 'filter_size=small&rating_filter=4&filter_stock_status=onbackorder&max_price=9&categories=mugs' ) );
		same( array( 'Price', 'Stock Status', 'Rating', 'Size', 'Category' ), $text_of( $find( $view, '//*[@class="wc-block-active-filters__list-item-type"]' ) ) );
		same( array( 'Up to $9.00', 'On backorder', 'Rated 4 out of 5', 'Small', 'Mugs' ), $text_of( $find( $view, '//*[@class="wc-block-active-filters__list-item-name"]' ) ) );
	},
	'Clear All keeps what is no filter'                 => static function () use ( $page, $find ): void {
		$view   = new ActiveFilters( array(), $page( 'a=%22%3E%3Cb%3E&filter_color=blue&e-filter-g0-product_cat=mugs' ) );
		$fields = $find( $view, '//form[@method="get"]/input' );
		same( 1, count( $fields ) );
		same( array( 'a', '"><b>' ), array( $fields[0]->getAttribute( 'name' ), $fields[0]->getAttribute( 'value' ) ) );
		same( 'Clear All', $find( $view, '//button' )[0]->textContent );
	},
	'hostile terms are text'                            => static function () use ( $page ): void {
		$html = ( new ActiveFilters( array(), $page( 'filter_color=%3Cscript%3E,%22onload=,[gallery]' ) ) )->node()->html();
		same( 0, preg_match( '/<script|"onload|\[gallery/', $html ) );
	},
	'a category that has no such slug is named by it'   => static function () use ( $page, $links ): void {
		same( array( 'Remove no-such filter' ), array_keys( $links( new ActiveFilters( array(), $page( 'categories=no-such' ) ) ) ) );
	},
	'folded filters say how many are active'            => static function () use ( $page ): void {
		same( 1, preg_match( '/data-active-filters="">4<\/span>/', Fold::node( $page( 'min_price=1&max_price=2&filter_color=blue,red&rating_filter=5' )->filters() )->html() ) );
		same( 1, preg_match( '/data-active-filters=""><\/span>/', Fold::node( $page( '' )->filters() )->html() ) );
	},
	'the shop is asked in minor units and operators'    => static function () use ( $page ): void {
		same(
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
			$page( 'min_price=10.5&rating_filter=4,5&filter_stock_status=instock&filter_color=blue,red&query_type_color=and', array( 'search' => 'mug' ) )->query()
		);
	},
	'a category’s page is narrowed to what is below it' => static function () use ( $page ): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		$bags = get_term_by( 'slug', 'bags', 'product_cat' )->term_id;
		$made = wp_insert_term( 'Espresso', 'product_cat', array( 'slug' => 'espresso', 'parent' => $mugs ) );
		$cups = $made['term_id'];
		try {
			same( (string) $cups, $page( 'categories=espresso,bags', array( 'category' => (string) $mugs ) )->query()['category'] );
			same( array( 0 ), $page( 'categories=bags', array( 'category' => (string) $mugs ) )->query()['include'] );
			same( "$cups,$bags", $page( 'categories=espresso,bags' )->query()['category'] );
		} finally {
			wp_delete_term( $cups, 'product_cat' );
		}
	},
	'a widget’s terms narrow its grid alone'            => static function () use ( $page ): void {
		$filters = $page( 'e-filter-g1-product_cat=mugs&e-filter-g2-pa_color=blue&e-filter-g1-no_such=x' )->filters();
		$mugs    = (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		same( array( 'category' => $mugs ), StoreQuery::for_widget( array(), $filters, 'g1' ) );
		same( 'pa_color', StoreQuery::for_widget( array(), $filters, 'g2' )['attributes'][0]['attribute'] );
		same( array(), StoreQuery::for_widget( array(), $filters, 'g3' ) );
	},
);
