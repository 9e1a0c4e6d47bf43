<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\WooBlockMarker;

/** Tests that plugins which ask for WooCommerce's blocks find them on pages with the plugin's. */
final class WooBlockMarkerTest extends TestCase {
	private const OURS = '<!-- wp:storefront-islands/checkout /-->';

	/** {@inheritDoc} */
	public function tear_down(): void {
		$GLOBALS['wp_query']->init();
		wp_reset_postdata();
		parent::tear_down();
	}

	private static function open( string $content ): \WP_Post {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Marked',
				'post_content' => $content,
			)
		);
		$GLOBALS['wp_query']->query( array( 'page_id' => $id ) );
		$GLOBALS['wp_query']->the_post();
		WooBlockMarker::mark();
		return get_post();
	}

	public function test_the_checkout_counts_as_woocommerces(): void {
		$post = self::open( self::OURS );
		self::assertTrue( has_block( 'woocommerce/checkout' ) );
		self::assertTrue( has_block( 'woocommerce/checkout', $post->ID ) );
		self::assertFalse( has_block( 'woocommerce/cart' ) );
	}

	public function test_it_is_no_block_and_is_never_printed(): void {
		$post = self::open( self::OURS );
		self::assertNotContains( 'woocommerce/checkout', array_column( parse_blocks( $post->post_content ), 'blockName' ) );
		self::assertSame( self::OURS, WooBlockMarker::without_markers( $post->post_content ) );
	}

	public function test_a_page_with_woocommerces_block_or_none_is_left_alone(): void {
		self::assertSame( '', WooBlockMarker::markers_for( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) );
		self::assertSame( '', WooBlockMarker::markers_for( self::OURS . '<!-- wp:woocommerce/checkout /-->' ) );
	}

	public function test_a_plugin_that_saves_the_page_while_it_is_shown_stores_no_marker(): void {
		add_filter( 'content_save_pre', array( WooBlockMarker::class, 'without_markers' ) );
		$post = self::open( self::OURS );
		self::assertTrue( has_block( 'woocommerce/checkout', $post ) );
		wp_update_post( wp_slash( $post->to_array() ) );
		wp_cache_delete( $post->ID, 'posts' );
		self::assertSame( self::OURS, get_post( $post->ID )->post_content );
	}

	/**
	 * Runs what plugins see at a request of this address, with a checkout page of the plugin's block.
	 *
	 * @param string $uri Address of the request.
	 * @return bool The answer of has_block() for the checkout's page.
	 */
	private static function asked_at( string $uri ): bool {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Checkout', 'post_content' => self::OURS ) );
		add_filter( 'option_woocommerce_checkout_page_id', static fn(): int => $id );
		$before                 = $_SERVER['REQUEST_URI'] ?? '';
		$_SERVER['REQUEST_URI'] = $uri;
		WooBlockMarker::mark_shop_pages();
		$_SERVER['REQUEST_URI'] = $before;
		$answer                 = has_block( 'woocommerce/checkout', $id );
		wp_cache_delete( $id, 'posts' );
		self::assertSame( self::OURS, get_post( $id )->post_content );
		return $answer;
	}

	/** @group woocommerce */
	public function test_the_store_api_counts_the_shops_checkout_as_woocommerces(): void {
		self::assertTrue( self::asked_at( '/wp-json/wc/store/v1/checkout?_locale=site' ) );
		self::assertTrue( self::asked_at( '/index.php?rest_route=%2Fwc%2Fstore%2Fv1%2Fcheckout' ) );
	}

	public function test_the_editors_requests_see_the_page_as_it_is(): void {
		self::assertFalse( self::asked_at( '/wp-json/wp/v2/pages/7?context=edit' ) );
		self::assertFalse( self::asked_at( '/checkout/' ) );
	}

	public function test_the_stored_content_stays(): void {
		$post = self::open( self::OURS );
		wp_cache_delete( $post->ID, 'posts' );
		self::assertSame( self::OURS, get_post( $post->ID )->post_content );
	}
}
