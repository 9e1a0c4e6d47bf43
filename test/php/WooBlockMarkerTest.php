<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\WooBlockMarker;
use StorefrontIslands\Page\Content\BlockMarkers;

/** Tests that plugins which ask for WooCommerce's blocks find them on pages with the plugin's. */
final class WooBlockMarkerTest extends TestCase {
	private const OURS = '<!-- wp:storefront-islands/checkout /-->';

	protected function tear_down(): void {
		$GLOBALS['wp_query']->init();
		wp_reset_postdata();
		parent::tear_down();
	}

	/** Opens a page of the plugin's block. */
	private static function open(): \WP_Post {
		$GLOBALS['wp_query']->query( array( 'page_id' => self::post( self::OURS ) ) );
		$GLOBALS['wp_query']->the_post();
		WooBlockMarker::mark();
		return get_post();
	}

	private static function assert_is_stored_as_it_was( int $id ): void {
		wp_cache_delete( $id, 'posts' );
		self::assertSame( self::OURS, get_post( $id )->post_content );
	}

	public function test_the_checkout_counts_as_woocommerces_and_is_stored_as_it_was(): void {
		$post = self::open();
		self::assertTrue( has_block( 'woocommerce/checkout' ) );
		self::assertTrue( has_block( 'woocommerce/checkout', $post->ID ) );
		self::assertFalse( has_block( 'woocommerce/cart' ) );
		self::assert_is_stored_as_it_was( $post->ID );
	}

	/** A script of eWAY that serves both forms looks for fields of the classic one where it does not find the class. */
	public function test_scripts_find_its_class_too_once(): void {
		self::assertSame( 1, substr_count( do_blocks( self::OURS ), 'wp-block-woocommerce-checkout ' ) );
	}

	public function test_it_is_no_block_and_is_never_printed(): void {
		$post = self::open();
		self::assertNotContains( 'woocommerce/checkout', array_column( parse_blocks( $post->post_content ), 'blockName' ) );
		self::assertSame( self::OURS, BlockMarkers::removed( $post->post_content ) );
	}

	public function test_a_page_with_woocommerces_block_or_none_is_left_alone(): void {
		self::assertSame( '', BlockMarkers::lacked_by( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) );
		self::assertSame( '', BlockMarkers::lacked_by( self::OURS . '<!-- wp:woocommerce/checkout /-->' ) );
	}

	public function test_a_plugin_that_saves_the_page_while_it_is_shown_stores_no_marker(): void {
		add_filter( 'content_save_pre', array( BlockMarkers::class, 'removed' ) );
		$post = self::open();
		self::assertTrue( has_block( 'woocommerce/checkout', $post ) );
		wp_update_post( wp_slash( $post->to_array() ) );
		self::assert_is_stored_as_it_was( $post->ID );
	}

	/** Returns the answer of has_block() for the checkout's page, of the plugin's block, at a request of this address. */
	private static function asked_at( string $uri ): bool {
		$id = self::post( self::OURS );
		add_filter( 'option_woocommerce_checkout_page_id', static fn(): int => $id );
		$_SERVER['REQUEST_URI'] = $uri;
		WooBlockMarker::mark_shop_pages();
		$answer = has_block( 'woocommerce/checkout', $id );
		self::assert_is_stored_as_it_was( $id );
		return $answer;
	}

	/** @group woocommerce */
	public function test_the_store_api_counts_the_shops_checkout_as_woocommerces(): void {
		self::assertTrue( self::asked_at( '/wp-json/wc/store/v1/checkout?_locale=site' ) );
		$_GET['rest_route'] = '/wc/store/v1/checkout';
		self::assertTrue( self::asked_at( '/index.php?rest_route=…' ) );
	}

	public function test_the_editors_requests_see_the_page_as_it_is(): void {
		self::assertFalse( self::asked_at( '/wp-json/wp/v2/pages/7?context=edit' ) );
		self::assertFalse( self::asked_at( '/checkout/' ) );
	}

	/** @group woocommerce */
	public function test_a_gateway_finds_the_block_before_the_page_is_known(): void {
		$id    = self::post( self::OURS );
		$asked = static function ( string $uri ) use ( $id ): bool {
			$_SERVER['REQUEST_URI'] = $uri;
			wp_cache_delete( $id, 'posts' );
			return has_block( 'woocommerce/checkout', wc_get_page_id( 'checkout' ) );
		};
		$actions = $GLOBALS['wp_actions'];
		unset( $GLOBALS['wp_actions']['wp_loaded'] );
		add_filter( 'option_woocommerce_checkout_page_id', static fn(): int => $id );
		add_filter( 'woocommerce_get_checkout_page_id', array( WooBlockMarker::class, 'mark_asked_pages' ), PHP_INT_MAX );
		$answers = array_map( $asked, array( '/wp-json/wp/v2/pages/7?context=edit', '/?rest_route=%2Fwp%2Fv2%2Fpages', '/checkout/' ) );
		$GLOBALS['wp_actions'] = $actions;
		self::assertSame( array( false, false, true ), $answers );
		self::assert_is_stored_as_it_was( $id );
	}

	/** @group woocommerce */
	public function test_a_plugin_finds_the_block_when_it_answers_its_script(): void {
		$id    = self::post( self::OURS );
		$asked = static function ( string $page ): bool {
			$_SERVER['HTTP_REFERER'] = $page;
			return has_block( 'woocommerce/checkout', wc_get_page_id( 'checkout' ) );
		};
		add_filter( 'option_woocommerce_checkout_page_id', static fn(): int => $id );
		add_filter( 'woocommerce_get_checkout_page_id', array( WooBlockMarker::class, 'mark_asked_pages' ), PHP_INT_MAX );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin-ajax.php';
		$answers = array_map( $asked, array( admin_url( 'edit.php?post_type=page' ), home_url( '/checkout/' ) ) );
		unset( $_SERVER['HTTP_REFERER'] );
		self::assertSame( array( false, true ), $answers );
		self::assert_is_stored_as_it_was( $id );
	}

	/** @group woocommerce */
	public function test_other_pages_do_not_show_the_block_for_which_woocommerce_prefetches_its_scripts(): void {
		$id = self::post( self::OURS );
		add_filter( 'option_woocommerce_checkout_page_id', static fn(): int => $id );
		add_filter( 'woocommerce_get_checkout_page_id', array( WooBlockMarker::class, 'mark_asked_pages' ), PHP_INT_MAX );
		$_SERVER['REQUEST_URI'] = '/shop/';
		wp_cache_delete( $id, 'posts' );
		self::assertGreaterThan( 0, did_action( 'wp_loaded' ) );
		self::assertFalse( has_block( 'woocommerce/checkout', wc_get_page_id( 'checkout' ) ) );
	}

	public function test_a_persistent_cache_has_the_marker_in_this_process_only(): void {
		$id     = self::post( self::OURS );
		$before = $GLOBALS['wp_object_cache'];
		// A cache as plugins have them: reads a stored text once, and then gives clones of its copy.
		$GLOBALS['wp_object_cache'] = new class() extends \WP_Object_Cache {
			/** @var array<string, string> Values as its server has them. */
			public array $stored = array();
			/** @var array<string, mixed> Values of this process. */
			public array $cache = array();
			public function set( $key, $data, $group = 'default', $expire = 0 ) {
				$this->stored[ "$group:$key" ] = serialize( $data );
				return true;
			}
			public function get( $key, $group = 'default', $force = false, &$found = null ) {
				$name                 = "$group:$key";
				$this->cache[ $name ] ??= isset( $this->stored[ $name ] ) ? unserialize( $this->stored[ $name ] ) : false;
				$found                = false !== $this->cache[ $name ];
				return is_object( $this->cache[ $name ] ) ? clone $this->cache[ $name ] : $this->cache[ $name ];
			}
		};
		wp_using_ext_object_cache( true );
		wp_cache_set( $id, $GLOBALS['wpdb']->get_row( $GLOBALS['wpdb']->prepare( 'SELECT * FROM %i WHERE ID = %d', $GLOBALS['wpdb']->posts, $id ) ), 'posts' );
		$GLOBALS['wp_query']->query( array( 'page_id' => $id ) );
		WooBlockMarker::mark();
		$is_found = has_block( 'woocommerce/checkout', $id );
		$stored   = implode( '', $GLOBALS['wp_object_cache']->stored );
		wp_using_ext_object_cache( false );
		$GLOBALS['wp_object_cache'] = $before;
		self::assertTrue( $is_found );
		self::assertStringContainsString( self::OURS, $stored );
		self::assertStringNotContainsString( 'woocommerce/checkout', $stored );
	}
}
