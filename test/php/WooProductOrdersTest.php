<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\GridView\Carousel;
use StorefrontIslands\Catalogue\GridView\SortForm;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Query;
use WP_Query;

/**
 * Tests that lists are in the shop's orders, and offer those (docs/catalogue.md#orders).
 *
 * @group woocommerce
 */
final class WooProductOrdersTest extends TestCase {
	private const CATEGORY = array( 'product_cat' => 'mugs' );

	protected function tear_down(): void {
		self::leave();
		WC()->query->remove_ordering_args();
		parent::tear_down();
	}

	/** Runs the main query of a page, as its request does. */
	private static function open( array $vars, string $order = '' ): void {
		self::leave();
		$_GET = array_filter( array( 'orderby' => $order ) );
		WC_Query::reset_chosen_attributes();
		WC()->query->remove_ordering_args();
		add_filter( 'loop_shop_per_page', static fn(): int => 100 );
		$GLOBALS['wp_the_query']->query( $vars );
		WC()->query->remove_ordering_args();
	}

	/** Ends a request. */
	private static function leave(): void {
		$_GET                    = array();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	/** Returns the grid of the opened page. */
	private static function grid( array $attributes = array(), string $order = '' ): Grid {
		$token = new GridToken( 0, $attributes + array( 'inherit' => true, 'sortable' => true, 'perPage' => 100 ), PageQuery::current() );
		return self::again( $token, $order );
	}

	/** Returns a grid as a request for it makes it. */
	private static function again( GridToken $token, string $order = '' ): Grid {
		$shop = self::woo_shop();
		return new Grid( $shop, $token, GridPage::of_browser( home_url( '/shop/' ), array( 'orderby' => $order ), FilterSchema::of( $shop ) ) );
	}

	/** Returns the ids of a grid's products. */
	private static function ids( Grid $grid ): array {
		return array_column( $grid->products(), 'id' );
	}

	/** Returns the ids that the main query has found. */
	private static function main(): array {
		return wp_list_pluck( $GLOBALS['wp_the_query']->posts, 'ID' );
	}

	/** Returns value and label of the choice that the grid's form shows. */
	private static function selected( Grid $grid ): array {
		$form = self::document( SortForm::html( $grid ) );
		return array_merge( self::texts( $form, '//option[@selected]/@value' ), self::texts( $form, '//option[@selected]' ) );
	}

	public static function defaults(): array {
		return array_map( static fn( string $name ): array => array( $name ), array( 'menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc' ) );
	}

	/** @dataProvider defaults */
	public function test_a_list_is_first_in_the_shops_order( string $name ): void {
		self::set_options( array( 'woocommerce_default_catalog_orderby' => $name ) );
		self::open( self::CATEGORY );
		$grid = self::grid();
		self::assertGreaterThan( 2, count( self::main() ) );
		self::assertSame( self::main(), self::ids( $grid ) );
		self::assertSame( $name, array_key_first( $grid->orders->choices() ) );
		self::assertSame( $name, self::selected( $grid )[0] );
		self::assertSame( 'menu_order' === $name, isset( $grid->orders->choices()['menu_order'] ), 'as in WooCommerce’s own list' );
	}

	public function test_a_search_is_by_relevance_and_a_block_in_its_own_order_whatever_the_shops_is(): void {
		self::set_options( array( 'woocommerce_default_catalog_orderby' => 'price' ) );
		self::open( array( 's' => 'mug', 'post_type' => 'product' ) );
		self::assertSame( array( 'relevance', 'popularity' ), array_slice( array_keys( self::grid()->orders->choices() ), 0, 2 ) );
		self::open( self::CATEGORY );
		self::assertSame( 'title', self::grid( array( 'orderBy' => 'title' ) )->order->name );
		$named = array_slice( self::main(), 0, 3 );
		self::leave();
		self::assertSame( array_reverse( $named ), self::ids( self::grid( array( 'inherit' => false, 'collection' => 'hand-picked', 'products' => array_reverse( $named ) ) ) ) );
	}

	public function test_a_carousel_is_in_the_shops_order(): void {
		self::set_options( array( 'woocommerce_default_catalog_orderby' => 'price-desc' ) );
		self::open( self::CATEGORY, 'price-desc' );
		$names = array_map( 'get_the_title', array_slice( self::main(), 0, 3 ) );
		self::leave();
		$page = self::document( Carousel::html( self::woo_shop(), array( 'category' => 'mugs', 'perPage' => 3 ) ) );
		self::assertSame( array_map( 'html_entity_decode', $names ), self::texts( $page, '//*[contains(@class,"card__name")]' ) );
	}

	public function test_an_order_that_a_plugin_removes_can_be_chosen_neither_in_the_list_nor_by_an_address(): void {
		add_filter( 'woocommerce_catalog_orderby', static fn( array $labels ): array => array_diff_key( array( 'date' => 'Neu &amp; frisch' ) + $labels, array( 'price' => '' ) ) );
		self::open( self::CATEGORY );
		$grid = self::grid( array(), 'price' );
		self::assertArrayNotHasKey( 'price', $grid->orders->choices() );
		self::assertSame( 'menu_order', $grid->order->name );
		self::assertSame( 'Neu & frisch', $grid->orders->choices()['date'] );
		self::assertSame( 'price-desc', self::grid( array(), 'price-desc' )->order->name );
	}

	public function test_where_the_lists_own_order_is_removed_an_empty_choice_stands_for_it(): void {
		add_filter( 'woocommerce_catalog_orderby', static fn(): array => array( 'price' => 'Cheap' ) );
		self::open( self::CATEGORY );
		$grid = self::grid();
		self::assertSame( array( '', 'price' ), array_keys( $grid->orders->choices() ) );
		self::assertSame( array( '', 'Choose an option' ), self::selected( $grid ) );
		self::assertSame( self::main(), self::ids( $grid ) );
		self::assertSame( array( 'price', 'Cheap' ), self::selected( self::grid( array(), 'price' ) ) );
	}

	/** Ways in which plugins apply an order of theirs: by what WooCommerce tells them, or by the address. */
	public static function plugins(): array {
		$apply = array( 'orderby' => 'title', 'order' => 'DESC', 'meta_key' => '' );
		return array(
			'by arguments'   => array( 'last_letters', static fn( array $args, string $orderby = '' ): array => 'last_letters' === $orderby ? $apply : $args ),
			'by the address' => array( 'last_letters', static fn( array $args ): array => 'last_letters' === ( $_GET['orderby'] ?? apply_filters( 'woocommerce_default_catalog_orderby', get_option( 'woocommerce_default_catalog_orderby' ) ) ) ? $apply : $args ),
			'with a hyphen'  => array( 'letters-last', static fn( array $args, string $orderby = '', string $order = '' ): array => 'letters LAST' === "$orderby $order" ? $apply : $args ),
			'WooCommerce’s'  => array( 'title-desc', null ),
		);
	}

	/** @dataProvider plugins */
	public function test_an_order_that_a_plugin_adds_is_offered_and_applied_also_to_a_refreshed_grid( string $name, ?callable $apply ): void {
		add_filter( 'woocommerce_catalog_orderby', static fn( array $labels ): array => $labels + array( $name => 'Z first' ) );
		null === $apply || add_filter( 'woocommerce_get_catalog_ordering_args', $apply, 10, 3 );
		self::open( self::CATEGORY );
		$unsorted = self::main();
		self::open( self::CATEGORY, $name );
		$expected = self::main();
		self::assertNotSame( $unsorted, $expected );
		$grid = self::grid( array(), $name );
		self::assertSame( $expected, self::ids( $grid ) );
		self::assertSame( array( $name, 'Z first' ), self::selected( $grid ) );
		self::leave();
		self::assertSame( $expected, self::ids( self::again( $grid->token, $name ) ) );
		self::assertSame( $unsorted, self::ids( self::again( $grid->token ) ) );
		self::assertSame( array(), $_GET );
		add_filter( 'woocommerce_default_catalog_orderby', static fn(): string => $name );
		self::assertSame( $expected, self::ids( self::again( $grid->token ) ) );
	}

	public function test_an_order_that_no_plugin_applies_is_left_out(): void {
		add_filter( 'woocommerce_catalog_orderby', static fn( array $labels ): array => $labels + array( 'magic' => 'Magic' ) );
		add_filter( 'woocommerce_default_catalog_orderby', static fn(): string => 'magic' );
		self::open( self::CATEGORY );
		self::assertArrayNotHasKey( 'magic', self::grid()->orders->choices() );
		self::assertSame( 'menu_order', self::grid( array(), 'magic' )->order->name );
	}

	public function test_a_refresh_is_in_the_order_that_a_plugin_gives_the_page(): void {
		add_filter( 'woocommerce_default_catalog_orderby', static fn( string $name ): string => is_product_category( 'mugs' ) ? 'price-desc' : $name );
		self::open( self::CATEGORY );
		$grid = self::grid();
		self::leave();
		self::assertSame( 'price-desc', self::again( $grid->token )->order->name );
		self::open( array( 'post_type' => 'product' ) );
		self::assertSame( 'menu_order', self::grid()->order->name );
	}
}
