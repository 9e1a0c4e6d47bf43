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
use WP_REST_Request;

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

	/** Returns the paths of the products in HTML, in their order. */
	private static function links( string $html ): array {
		preg_match_all( '/storefront-product-card__name"><a href="([^"]+)"/', $html, $found );
		return array_map( 'html_entity_decode', $found[1] );
	}

	/** Returns the URLs of products. */
	private static function urls( array $ids ): array {
		return array_map( array( self::site_shop(), 'product_url' ), $ids );
	}

	/** Returns the response to a refresh of the grid in HTML. */
	private static function refreshed( string $html, array $filters = array() ): array {
		preg_match( '/data-grid="([^"]+)"/', $html, $found );
		$request = new WP_REST_Request( 'POST', '/storefront-islands/v1/refresh-loop' );
		$request->set_body_params(
			array( 'widget_id' => html_entity_decode( $found[1] ), 'widget_filters' => $filters, 'pagination_base_url' => home_url( '/shop/' ) )
		);
		return rest_do_request( $request )->get_data();
	}

	public function test_hand_picked_products_are_shown_in_their_order_also_after_a_refresh(): void {
		$ids    = self::ids();
		$picked = array( $ids[7], $ids[2], $ids[5] );
		$html   = self::grid( array( 'collection' => 'hand-picked', 'products' => array_merge( $picked, array( 99999999, $picked[0] ) ), 'filterable' => true ) );
		self::assertSame( self::urls( $picked ), self::links( $html ) );
		$refreshed = self::refreshed( $html );
		self::assertSame( 3, $refreshed['total'] );
		self::assertSame( self::urls( $picked ), self::links( $refreshed['data'] ) );
		$sorted = self::refreshed( $html, array( 'orderby' => 'title' ) );
		self::assertSame( self::urls( array( $ids[2], $ids[5], $ids[7] ) ), self::links( $sorted['data'] ) );
	}

	public function test_an_order_by_price_does_not_sort_the_next_list(): void {
		$ids = self::ids();
		foreach ( array( 'price', 'popularity', 'rating' ) as $order ) {
			self::grid( array( 'orderBy' => $order ) );
			$html = self::grid( array( 'collection' => 'hand-picked', 'products' => array( $ids[8], $ids[1] ) ) );
			self::assertSame( self::urls( array( $ids[8], $ids[1] ) ), self::links( $html ) );
		}
	}

	public function test_a_carousel_shows_hand_picked_products_in_their_order(): void {
		$ids = self::ids();
		self::assertSame( self::urls( array( $ids[4], $ids[1] ) ), self::links( Carousel::html( self::site_shop(), array( 'collection' => 'hand-picked', 'products' => array( $ids[4], $ids[1] ) ) ) ) );
	}

	public function test_without_any_of_its_products_a_list_is_not_shown(): void {
		self::assertSame( '', self::grid( array( 'collection' => 'hand-picked' ) ) );
		self::assertSame( '', self::grid( array( 'collection' => 'hand-picked', 'products' => array( 99999999 ) ) ) );
		self::assertSame( '', self::grid( array( 'collection' => 'related' ) ) );
		self::assertSame( '', Carousel::html( self::site_shop(), array( 'collection' => 'upsells' ) ) );
	}

	public function test_upsells_and_cross_sells_are_those_that_the_product_names(): void {
		$ids = self::ids();
		$before = array( get_post_meta( $ids[0], '_upsell_ids', true ), get_post_meta( $ids[0], '_crosssell_ids', true ) );
		update_post_meta( $ids[0], '_upsell_ids', array( $ids[9], $ids[3] ) );
		update_post_meta( $ids[0], '_crosssell_ids', array( $ids[6] ) );
		$upsells     = self::grid( array( 'collection' => 'upsells' ), $ids[0] );
		$cross_sells = self::grid( array( 'collection' => 'cross-sells', 'productId' => $ids[0] ), $ids[5] );
		update_post_meta( $ids[0], '_upsell_ids', $before[0] );
		update_post_meta( $ids[0], '_crosssell_ids', $before[1] );
		self::assertSame( self::urls( array( $ids[9], $ids[3] ) ), self::links( $upsells ) );
		self::assertSame( self::urls( array( $ids[6] ) ), self::links( $cross_sells ) );
	}

	public function test_related_products_are_others_of_its_category_the_same_each_time(): void {
		$mugs    = self::ids( array( 'category' => (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id ) );
		$related = self::site_shop()->related_products( $mugs[0], 'related' );
		self::assertContains( $mugs[1], $related );
		self::assertNotContains( $mugs[0], $related );
		self::assertSame( $related, self::site_shop()->related_products( $mugs[0], 'related' ) );
		$html = self::grid( array( 'collection' => 'related', 'filterable' => true ), $mugs[0] );
		self::assertNotSame( array(), self::links( $html ) );
		self::assertSame( self::links( $html ), self::links( self::refreshed( $html )['data'] ) );
		self::assertSame( array(), self::site_shop()->related_products( 99999999, 'related' ) );
	}

	public function test_a_shuffle_depends_on_its_seed_only(): void {
		$ids = range( 1, 20 );
		self::assertSame( StableShuffle::of( $ids, 7 ), StableShuffle::of( array_reverse( $ids ), 7 ) );
		self::assertNotSame( StableShuffle::of( $ids, 7 ), StableShuffle::of( $ids, 8 ) );
		self::assertSame( $ids, array_values( array_intersect( $ids, StableShuffle::of( $ids, 7 ) ) ) );
	}

	public function test_a_list_shows_only_what_is_on_sale(): void {
		$html = self::grid( array( 'onSale' => true, 'filterable' => true ) );
		$ids  = self::ids( array( 'on_sale' => true, 'catalog_visibility' => 'catalog' ) );
		self::assertNotSame( array(), $ids );
		self::assertSame( count( $ids ), count( self::links( $html ) ) );
		self::assertSame( count( $ids ), self::refreshed( $html )['total'] );
	}

	public function test_a_filter_that_matches_nothing_shows_nothing_of_what_is_on_sale(): void {
		$html = self::grid( array( 'onSale' => true, 'filterable' => true, 'widgetId' => 'sale' ) );
		self::assertSame( 0, self::refreshed( $html, array( 'e-filter-sale-product_cat' => 'no-such-category' ) )['total'] );
	}

	public function test_a_list_shows_only_some_stock_statuses_which_filters_narrow(): void {
		$html = self::grid( array( 'stockStatus' => array( 'outofstock', 'onbackorder' ), 'filterable' => true ) );
		$out  = self::ids( array( 'stock_status' => array( 'outofstock' ), 'catalog_visibility' => 'catalog' ) );
		$both = self::ids( array( 'stock_status' => array( 'outofstock', 'onbackorder' ), 'catalog_visibility' => 'catalog' ) );
		self::assertNotSame( array(), $out );
		self::assertCount( count( $both ), self::links( $html ) );
		self::assertSame( count( $out ), self::refreshed( $html, array( 'filter_stock_status' => 'outofstock,instock' ) )['total'] );
		self::assertSame( 0, self::refreshed( $html, array( 'filter_stock_status' => 'instock' ) )['total'] );
	}

	public function test_a_list_shows_the_products_of_tags_and_brands(): void {
		$is_new = ! taxonomy_exists( 'product_brand' );
		if ( $is_new ) {
			register_taxonomy( 'product_brand', 'product' );
		}
		$ids   = self::ids();
		$terms = array();
		foreach ( array( 'product_tag' => $ids[3], 'product_brand' => $ids[4] ) as $taxonomy => $id ) {
			$terms[ $taxonomy ] = wp_insert_term( 'Of this test', $taxonomy )['term_id'];
			wp_set_object_terms( $id, array( $terms[ $taxonomy ] ), $taxonomy, true );
		}
		$tagged  = self::grid( array( 'tags' => array( $terms['product_tag'], 99999999 ) ) );
		$branded = self::grid( array( 'brands' => array( $terms['product_brand'] ) ) );
		$none    = self::grid( array( 'tags' => array( $terms['product_tag'] ), 'brands' => array( $terms['product_brand'] ) ) );
		$page    = self::grid( array( 'tags' => array( $terms['product_tag'] ), 'inherit' => true ) );
		foreach ( $terms as $taxonomy => $id ) {
			wp_delete_term( $id, $taxonomy );
		}
		if ( $is_new ) {
			unregister_taxonomy( 'product_brand' );
		}
		self::assertSame( self::urls( array( $ids[3] ) ), self::links( $tagged ) );
		self::assertSame( self::urls( array( $ids[4] ) ), self::links( $branded ) );
		self::assertSame( array(), self::links( $none ) );
		self::assertGreaterThan( 1, count( self::links( $page ) ) );
	}

	/** Returns the HTML of a block. */
	private static function block( string $name, array $attributes ): string {
		return render_block( array( 'blockName' => 'storefront-islands/' . $name, 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	}

	/** Returns the products that a refresh renders for a visitor's ids. */
	private static function viewed( string $html, array $products ): array {
		preg_match( '/data-props="([^"]+)"/', $html, $found );
		$request = new WP_REST_Request( 'POST', '/storefront-islands/v1/refresh-loop' );
		$request->set_body_params(
			array(
				'widget_id'           => json_decode( html_entity_decode( $found[1] ), true )['widgetId'],
				'widget_filters'      => array(),
				'pagination_base_url' => home_url( '/' ),
				'products'            => $products,
			)
		);
		return self::links( rest_do_request( $request )->get_data()['data'] );
	}

	public function test_a_page_holds_none_of_the_products_that_a_visitor_has_viewed(): void {
		$ids = self::ids();
		foreach ( array( 'product-grid', 'product-carousel' ) as $name ) {
			$html = self::block( $name, array( 'collection' => 'recently-viewed', 'title' => 'Seen & liked', 'perPage' => 3, 'paginate' => true, 'filterable' => true ) );
			self::assertMatchesRegularExpression( '/^<div class="[^"]*storefront-product-grid[^"]*" hidden data-island="recently-viewed"/', $html );
			self::assertStringContainsString( '>' . Text::encode( 'Seen & liked' ) . '</h', $html );
			self::assertSame( 3, substr_count( $html, 'storefront-product-card--empty' ) );
			self::assertSame( array(), self::links( $html ) );
			self::assertStringNotContainsString( '<a ', $html );
			self::assertStringNotContainsString( 'data-grid', $html );
			// Shortcodes and texturizing must not rewrite the script.
			preg_match_all( '#<script[^>]*>(.*?)</script>#s', $html, $scripts );
			self::assertDoesNotMatchRegularExpression( '/&&|\[|\]/', implode( $scripts[1] ) );
			$picked = array( $ids[7], $ids[2], 99999999, $ids[5] );
			self::assertSame( self::urls( array( $ids[7], $ids[2], $ids[5] ) ), self::viewed( $html, $picked ) );
			self::assertSame( array(), self::viewed( $html, array() ) );
		}
	}

	public function test_a_list_of_viewed_products_leaves_out_the_one_of_its_page(): void {
		$attributes = RecentlyViewed::attributes( array( 'collection' => 'recently-viewed', 'perPage' => 50 ), 12 );
		preg_match( '/data-props="([^"]+)"/', $attributes, $found );
		$props = json_decode( html_entity_decode( $found[1] ), true );
		self::assertSame( array( 12, 20 ), array( $props['productId'], $props['most'] ) );
		self::assertSame( '', RecentlyViewed::attributes( array(), 12 ) );
	}

	public function test_only_a_list_of_viewed_products_takes_ids_of_a_refresh(): void {
		$ids   = self::ids();
		$token = new GridToken( 0, array( 'collection' => 'hand-picked', 'products' => array( $ids[3] ) ), array() );
		self::assertSame( array( $ids[3] ), $token->with_viewed( array( $ids[4] ) )->attributes['products'] );
	}

	public function test_products_are_remembered_once_a_shop_has_shown_such_a_list(): void {
		$id = self::ids()[0];
		delete_option( 'storefront_islands_recently_viewed' );
		self::assertStringNotContainsString( 'recently-viewed', self::block( 'add-to-cart', array( 'productId' => $id ) ) );
		self::block( 'product-grid', array() );
		self::assertStringNotContainsString( 'recently-viewed', self::block( 'add-to-cart', array( 'productId' => $id ) ) );
		self::block( 'product-grid', array( 'collection' => 'recently-viewed' ) );
		foreach ( array( 'product', 'form' ) as $content ) {
			self::assertStringContainsString( 'data-island="recently-viewed" data-props="' . Text::json( (object) array( 'productId' => $id ) ) . '"', self::block( 'add-to-cart', array( 'productId' => $id, 'content' => $content ) ) );
		}
		delete_option( 'storefront_islands_recently_viewed' );
	}

	public function test_names_are_one_level_below_a_heading(): void {
		$attributes = array( 'collection' => 'hand-picked', 'products' => array( self::ids()[9] ), 'headingLevel' => 4 );
		self::assertStringContainsString( '<h4 class="storefront-product-card__name">', self::grid( $attributes ) );
		$html = self::grid( $attributes + array( 'title' => 'Ours', 'filterable' => true ) );
		self::assertStringContainsString( '<h3 class="wp-block-heading storefront-product-grid__title">Ours</h3>', $html );
		self::assertStringContainsString( '<h4 class="storefront-product-card__name">', $html );
		self::assertStringContainsString( '<h4 class="storefront-product-card__name">', self::refreshed( $html )['data'] );
	}

	public function test_a_token_carries_lists_and_cannot_ask_for_anything_else(): void {
		$read = GridToken::read( ( new GridToken( 0, array( 'collection' => 'hand-picked', 'products' => array( 3, 1 ) ), array() ) )->text() );
		self::assertSame( array( 'include' => array( 3, 1 ) ), ( new ProductSelection( $read->attributes ) )->query( self::site_shop() ) );
		$hostile = array(
			'collection'  => array( 'related' ),
			'products'    => array( '1); DROP', -4, array( 5 ), '7' ),
			'tags'        => array( '1); DROP', array(), 8 ),
			'brands'      => 'x',
			'onSale'      => 'yes',
			'stockStatus' => array( 'draft', array( 'x' ), 'instock' ),
		);
		self::assertSame(
			array( 'stock_status' => array( 'instock' ), 'tag' => '8' ),
			( new ProductSelection( $hostile ) )->query( self::site_shop() )
		);
		self::assertSame( array( 'include' => array( 7 ) ), ( new ProductSelection( array( 'collection' => 'hand-picked', 'stockStatus' => array() ) + $hostile ) )->query( self::site_shop() ) );
	}

	public function test_cards_show_the_chosen_parts(): void {
		$sale = array( 'collection' => 'hand-picked', 'products' => array_slice( self::ids( array( 'on_sale' => true ) ), 0, 1 ) );
		$all  = self::grid( $sale );
		foreach ( array( 'storefront-picture', 'storefront-product-card__sale', 'storefront-product-price', 'storefront-add-to-cart__button', 'has-4-rows' ) as $part ) {
			self::assertStringContainsString( $part, $all );
		}
		self::assertStringNotContainsString( 'storefront-product-card__summary', $all );
		$none = self::grid( $sale + array( 'showPicture' => false, 'linkName' => false, 'showPrice' => false, 'showRating' => false, 'showButton' => false, 'showSummary' => true ) );
		foreach ( array( 'storefront-picture', 'storefront-product-card__media', 'storefront-product-card__sale', 'storefront-product-price', 'storefront-rating', 'storefront-add-to-cart', '<a ' ) as $part ) {
			self::assertStringNotContainsString( $part, $none );
		}
		self::assertStringContainsString( 'has-2-rows', $none );
		self::assertStringNotContainsString( 'storefront-product-card__sale', self::grid( $sale + array( 'showSaleBadge' => false ) ) );
	}

	public function test_the_short_description_is_text(): void {
		$id     = self::ids()[0];
		$before = get_post( $id )->post_excerpt;
		wp_update_post( array( 'ID' => $id, 'post_excerpt' => '<p>Small &amp; <b>light</b></p>' ) );
		$html = self::grid( array( 'collection' => 'hand-picked', 'products' => array( $id ), 'showSummary' => true, 'showRating' => false ) );
		wp_update_post( array( 'ID' => $id, 'post_excerpt' => $before ) );
		self::assertStringContainsString( '<p class="storefront-product-card__summary">' . Text::encode( 'Small & light' ) . '</p>', $html );
	}

	public function test_shortcodes_take_the_lists(): void {
		$ids  = self::ids();
		$html = do_shortcode( sprintf( '[storefront_product_grid collection="hand-picked" products="%d,%d" show-button="no"]', $ids[6], $ids[1] ) );
		self::assertSame( self::urls( array( $ids[6], $ids[1] ) ), self::links( $html ) );
		self::assertStringNotContainsString( 'storefront-add-to-cart__button', $html );
	}
}
