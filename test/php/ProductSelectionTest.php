<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\Grid\ProductSelection;
use StorefrontIslands\Catalogue\GridView\Carousel;
use StorefrontIslands\Catalogue\GridView\GridBlock;
use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Support\StableShuffle;

/** Tests which products a list shows, on the page and after a refresh, and which parts its cards have. */
final class ProductSelectionTest extends TestCase {
	/** Returns the ids of published products, by their position in the catalogue. */
	private static function ids( array $query = array() ): array {
		return array_column( self::site_shop()->products( $query + array( 'per_page' => 100, 'orderby' => 'title', 'order' => 'asc' ) ), 'id' );
	}

	/** Returns the HTML of a grid. */
	private static function grid( array $attributes, int $product_id = 0 ): string {
		return ( new GridBlock( self::site_shop(), new CurrentCatalogue( self::site_shop() ) ) )->html( $attributes + array( 'perPage' => 100 ), $product_id );
	}

	/** Returns the attributes of a list of hand-picked products. */
	private static function picked( int ...$ids ): array {
		return array( 'collection' => 'hand-picked', 'products' => $ids );
	}

	private static function assert_shows( array $ids, string $html ): void {
		preg_match_all( '/storefront-product-card__name"><a href="([^"]+)"/', $html, $found );
		self::assertSame( array_map( array( self::site_shop(), 'product_url' ), $ids ), array_map( 'html_entity_decode', $found[1] ) );
	}

	private static function number_in( string $html ): int {
		return substr_count( $html, 'storefront-product-card__name"><a href=' );
	}

	/** Returns the data of a refresh. */
	private static function refresh( string $widget_id, array $filters = array(), array $products = array() ): array {
		$fields = array( 'widget_id' => $widget_id, 'widget_filters' => $filters, 'pagination_base_url' => home_url( '/shop/' ), 'products' => $products );
		return rest_do_request( self::rest( 'POST', '/storefront-islands/v1/refresh-loop', $fields ) )->get_data();
	}

	/** Returns the response to a refresh of the grid in HTML. */
	private static function refreshed( string $html, array $filters = array() ): array {
		preg_match( '/data-grid="([^"]+)"/', $html, $found );
		return self::refresh( html_entity_decode( $found[1] ), $filters );
	}

	private static function props( string $html ): array {
		preg_match( '/data-props="([^"]+)"/', $html, $found );
		return json_decode( html_entity_decode( $found[1] ), true );
	}

	public function test_hand_picked_products_are_shown_in_their_order_also_after_a_refresh(): void {
		$ids    = self::ids();
		$picked = array( $ids[7], $ids[2], $ids[5] );
		$html   = self::grid( self::picked( ...$picked, ...array( 99999999, $picked[0] ) ) + array( 'filterable' => true ) );
		self::assert_shows( $picked, $html );
		self::assertSame( 3, self::refreshed( $html )['total'] );
		self::assert_shows( $picked, self::refreshed( $html )['data'] );
		self::assert_shows( array( $ids[2], $ids[5], $ids[7] ), self::refreshed( $html, array( 'orderby' => 'title' ) )['data'] );
		self::assert_shows( $picked, Carousel::html( self::site_shop(), self::picked( ...$picked ) ) );
		$shortcode = do_shortcode( sprintf( '[storefront_product_grid collection="hand-picked" products="%d,%d" show-button="no"]', $ids[6], $ids[1] ) );
		self::assert_shows( array( $ids[6], $ids[1] ), $shortcode );
		self::assertStringNotContainsString( 'storefront-add-to-cart__button', $shortcode );
	}

	public function test_an_order_by_price_does_not_sort_the_next_list(): void {
		$ids = self::ids();
		foreach ( array( 'price', 'popularity', 'rating' ) as $order ) {
			self::grid( array( 'orderBy' => $order ) );
			self::assert_shows( array( $ids[8], $ids[1] ), self::grid( self::picked( $ids[8], $ids[1] ) ) );
		}
	}

	public function test_without_any_of_its_products_a_list_is_not_shown(): void {
		foreach ( array( self::picked(), self::picked( 99999999 ), array( 'collection' => 'related' ) ) as $attributes ) {
			self::assertSame( '', self::grid( $attributes ) );
		}
		self::assertSame( '', Carousel::html( self::site_shop(), array( 'collection' => 'upsells' ) ) );
	}

	public function test_upsells_and_cross_sells_are_those_that_the_product_names(): void {
		$ids    = self::ids();
		$linked = array( '_upsell_ids' => array( $ids[9], $ids[3] ), '_crosssell_ids' => array( $ids[6] ) );
		$before = array();
		foreach ( $linked as $key => $value ) {
			$before[ $key ] = get_post_meta( $ids[0], $key, true );
			update_post_meta( $ids[0], $key, $value );
		}
		$upsells     = self::grid( array( 'collection' => 'upsells' ), $ids[0] );
		$cross_sells = self::grid( array( 'collection' => 'cross-sells', 'productId' => $ids[0] ), $ids[5] );
		foreach ( $before as $key => $value ) {
			update_post_meta( $ids[0], $key, $value );
		}
		self::assert_shows( $linked['_upsell_ids'], $upsells );
		self::assert_shows( $linked['_crosssell_ids'], $cross_sells );
	}

	public function test_related_products_are_others_of_its_category_the_same_each_time(): void {
		$mugs    = self::ids( array( 'category' => (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id ) );
		$related = self::site_shop()->related_products( $mugs[0], 'related' );
		self::assertContains( $mugs[1], $related );
		self::assertNotContains( $mugs[0], $related );
		self::assertSame( $related, self::site_shop()->related_products( $mugs[0], 'related' ) );
		$html = self::grid( array( 'collection' => 'related', 'filterable' => true ), $mugs[0] );
		self::assertGreaterThan( 0, self::number_in( $html ) );
		preg_match_all( '/__name"><a href="[^"]+"/', $html, $shown );
		preg_match_all( '/__name"><a href="[^"]+"/', self::refreshed( $html )['data'], $again );
		self::assertSame( $shown, $again );
		self::assertSame( array(), self::site_shop()->related_products( 99999999, 'related' ) );
	}

	public function test_a_shuffle_depends_on_its_seed_only(): void {
		$ids = range( 1, 20 );
		self::assertSame( StableShuffle::of( $ids, 7 ), StableShuffle::of( array_reverse( $ids ), 7 ) );
		self::assertNotSame( StableShuffle::of( $ids, 7 ), StableShuffle::of( $ids, 8 ) );
		self::assertSame( $ids, array_values( array_intersect( $ids, StableShuffle::of( $ids, 7 ) ) ) );
	}

	public function test_a_list_shows_only_what_is_on_sale(): void {
		$html = self::grid( array( 'onSale' => true, 'filterable' => true, 'widgetId' => 'sale' ) );
		$sale = count( self::ids( array( 'on_sale' => true, 'catalog_visibility' => 'catalog' ) ) );
		self::assertGreaterThan( 0, $sale );
		self::assertSame( array( $sale, $sale ), array( self::number_in( $html ), self::refreshed( $html )['total'] ) );
		self::assertSame( 0, self::refreshed( $html, array( 'e-filter-sale-product_cat' => 'no-such-category' ) )['total'] );
	}

	public function test_a_list_shows_only_some_stock_statuses_which_filters_narrow(): void {
		$count = static fn( string ...$statuses ): int => count( self::ids( array( 'stock_status' => $statuses, 'catalog_visibility' => 'catalog' ) ) );
		$html  = self::grid( array( 'stockStatus' => array( 'outofstock', 'onbackorder' ), 'filterable' => true ) );
		self::assertGreaterThan( 0, $count( 'outofstock' ) );
		self::assertSame( $count( 'outofstock', 'onbackorder' ), self::number_in( $html ) );
		self::assertSame( $count( 'outofstock' ), self::refreshed( $html, array( 'filter_stock_status' => 'outofstock,instock' ) )['total'] );
		self::assertSame( 0, self::refreshed( $html, array( 'filter_stock_status' => 'instock' ) )['total'] );
	}

	public function test_a_list_shows_the_products_of_tags_and_brands(): void {
		$is_new = ! taxonomy_exists( 'product_brand' );
		$is_new && register_taxonomy( 'product_brand', 'product' );
		$ids   = self::ids();
		$terms = array();
		foreach ( array( 'product_tag' => $ids[3], 'product_brand' => $ids[4] ) as $taxonomy => $id ) {
			$terms[ $taxonomy ] = wp_insert_term( 'Of this test', $taxonomy )['term_id'];
			wp_set_object_terms( $id, array( $terms[ $taxonomy ] ), $taxonomy, true );
		}
		$tag   = $terms['product_tag'];
		$brand = array( 'brands' => array( $terms['product_brand'] ) );
		$lists = array_map( array( self::class, 'grid' ), array( array( 'tags' => array( $tag, 99999999 ) ), $brand, array( 'tags' => array( $tag ) ) + $brand, array( 'tags' => array( $tag ), 'inherit' => true ) ) );
		foreach ( $terms as $taxonomy => $id ) {
			wp_delete_term( $id, $taxonomy );
		}
		$is_new && unregister_taxonomy( 'product_brand' );
		self::assert_shows( array( $ids[3] ), $lists[0] );
		self::assert_shows( array( $ids[4] ), $lists[1] );
		self::assert_shows( array(), $lists[2] );
		self::assertGreaterThan( 1, self::number_in( $lists[3] ), 'the page decides' );
	}

	/** Returns the HTML of a block. */
	private static function block( string $name, array $attributes ): string {
		return render_block( array( 'blockName' => 'storefront-islands/' . $name, 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	}

	public function test_a_page_holds_none_of_the_products_that_a_visitor_has_viewed(): void {
		$ids = self::ids();
		foreach ( array( 'product-grid', 'product-carousel' ) as $name ) {
			$html = self::block( $name, array( 'collection' => 'recently-viewed', 'title' => 'Seen & liked', 'perPage' => 3, 'paginate' => true, 'filterable' => true ) );
			self::assertMatchesRegularExpression( '/^<div class="[^"]*storefront-product-grid[^"]*" hidden data-island="recently-viewed"/', $html );
			self::assertStringContainsString( '>' . Text::encode( 'Seen & liked' ) . '</h', $html );
			self::assertSame( 3, substr_count( $html, 'storefront-product-card--empty' ) );
			self::assertDoesNotMatchRegularExpression( '/<a |data-grid/', $html );
			// Shortcodes and texturizing must not rewrite the script.
			preg_match_all( '#<script[^>]*>(.*?)</script>#s', $html, $scripts );
			self::assertDoesNotMatchRegularExpression( '/&&|\[|\]/', implode( $scripts[1] ) );
			$widget_id = self::props( $html )['widgetId'];
			self::assert_shows( array( $ids[7], $ids[2], $ids[5] ), self::refresh( $widget_id, array(), array( $ids[7], $ids[2], 99999999, $ids[5] ) )['data'] );
			self::assert_shows( array(), self::refresh( $widget_id )['data'] );
		}
	}

	public function test_a_list_of_viewed_products_leaves_out_the_one_of_its_page(): void {
		$props = self::props( RecentlyViewed::attributes( array( 'collection' => 'recently-viewed', 'perPage' => 50 ), 12 ) );
		self::assertSame( array( 12, 20 ), array( $props['productId'], $props['most'] ) );
		self::assertSame( '', RecentlyViewed::attributes( array(), 12 ) );
	}

	public function test_products_are_remembered_once_a_shop_has_shown_such_a_list(): void {
		$form = array( 'productId' => self::ids()[0] );
		delete_option( 'storefront_islands_recently_viewed' );
		self::assertStringNotContainsString( 'recently-viewed', self::block( 'add-to-cart', $form ) );
		self::block( 'product-grid', array() );
		self::assertStringNotContainsString( 'recently-viewed', self::block( 'add-to-cart', $form ) );
		self::block( 'product-grid', array( 'collection' => 'recently-viewed' ) );
		foreach ( array( 'product', 'form' ) as $content ) {
			self::assertStringContainsString( 'data-island="recently-viewed" data-props="' . Text::json( (object) $form ) . '"', self::block( 'add-to-cart', $form + array( 'content' => $content ) ) );
		}
		delete_option( 'storefront_islands_recently_viewed' );
	}

	public function test_names_are_one_level_below_a_heading(): void {
		$attributes = self::picked( self::ids()[9] ) + array( 'headingLevel' => 4 );
		$name       = '<h4 class="storefront-product-card__name">';
		self::assertStringContainsString( $name, self::grid( $attributes ) );
		$html = self::grid( $attributes + array( 'title' => 'Ours', 'filterable' => true ) );
		self::assertStringContainsString( '<h3 class="wp-block-heading storefront-product-grid__title">Ours</h3>', $html );
		self::assertStringContainsString( $name, $html );
		self::assertStringContainsString( $name, self::refreshed( $html )['data'] );
	}

	public function test_a_token_carries_lists_and_cannot_ask_for_anything_else(): void {
		$query = static fn( array $attributes ): array => ( new ProductSelection( $attributes ) )->query( self::site_shop() );
		self::assertSame( array( 'include' => array( 3, 1 ) ), $query( GridToken::read( ( new GridToken( 0, self::picked( 3, 1 ), array() ) )->text() )->attributes ) );
		self::assertSame( array( 3 ), ( new GridToken( 0, self::picked( 3 ), array() ) )->with_viewed( array( 4 ) )->attributes['products'], 'only a list of viewed products takes ids of a refresh' );
		$hostile = array(
			'collection'  => array( 'related' ),
			'products'    => array( '1); DROP', -4, array( 5 ), '7' ),
			'tags'        => array( '1); DROP', array(), 8 ),
			'brands'      => 'x',
			'onSale'      => 'yes',
			'stockStatus' => array( 'draft', array( 'x' ), 'instock' ),
		);
		self::assertSame( array( 'stock_status' => array( 'instock' ), 'tag' => '8' ), $query( $hostile ) );
		self::assertSame( array( 'include' => array( 7 ) ), $query( array( 'collection' => 'hand-picked', 'stockStatus' => array() ) + $hostile ) );
	}

	public function test_cards_show_the_chosen_parts(): void {
		$sale  = self::picked( self::ids( array( 'on_sale' => true ) )[0] );
		$none  = self::grid( $sale + array( 'showPicture' => false, 'linkName' => false, 'showPrice' => false, 'showRating' => false, 'showButton' => false, 'showSummary' => true ) );
		$parts = array( 'storefront-picture', 'storefront-product-card__sale', 'storefront-product-price', 'storefront-add-to-cart__button' );
		foreach ( array_merge( $parts, array( 'has-4-rows' ) ) as $part ) {
			self::assertStringContainsString( $part, self::grid( $sale ) );
		}
		self::assertStringNotContainsString( 'storefront-product-card__summary', self::grid( $sale ) );
		foreach ( array_merge( $parts, array( 'storefront-product-card__media', 'storefront-rating', 'storefront-add-to-cart', '<a ' ) ) as $part ) {
			self::assertStringNotContainsString( $part, $none );
		}
		self::assertStringContainsString( 'has-2-rows', $none );
		self::assertStringNotContainsString( 'storefront-product-card__sale', self::grid( $sale + array( 'showSaleBadge' => false ) ) );
	}

	public function test_the_short_description_is_text(): void {
		$id     = self::ids()[0];
		$before = get_post( $id )->post_excerpt;
		wp_update_post( array( 'ID' => $id, 'post_excerpt' => '<p>Small &amp; <b>light</b></p>' ) );
		$html = self::grid( self::picked( $id ) + array( 'showSummary' => true, 'showRating' => false ) );
		wp_update_post( array( 'ID' => $id, 'post_excerpt' => $before ) );
		self::assertStringContainsString( '<p class="storefront-product-card__summary">' . Text::encode( 'Small & light' ) . '</p>', $html );
	}
}
