<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\MemoizedShop;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Support\EarlyOptions;

/** Tests what the plugin costs the server on every page, by counts: times depend on the machine. */
final class ServerCostTest extends TestCase {
	use BuildsWooProducts;

	public function test_blocks_of_others_are_registered_without_translating_anything(): void {
		$translated = 0;
		$count      = static function ( string $text ) use ( &$translated ): string {
			++$translated;
			return $text;
		};
		add_filter( 'gettext_storefront-islands', $count );
		apply_filters( 'block_type_metadata', array( 'name' => 'core/paragraph', 'attributes' => array() ) );
		self::assertSame( 0, $translated );
		$metadata = apply_filters( 'block_type_metadata', array( 'name' => 'storefront-islands/price-filter', 'attributes' => array( 'heading' => array( 'default' => '' ) ) ) );
		self::assertSame( 'Price', $metadata['attributes']['heading']['default'] );
	}

	public function test_wordpress_reads_no_block_json_and_its_copy_is_the_same(): void {
		$copy = require WP_PLUGIN_DIR . '/storefront-islands/blocks/metadata.php';
		foreach ( array_keys( $copy ) as $name ) {
			$file = WP_PLUGIN_DIR . "/storefront-islands/blocks/$name/block.json";
			self::assertSame( wp_json_file_decode( $file, array( 'associative' => true ) ), $copy[ $name ], $name );
			if ( class_exists( 'WP_Block_Metadata_Registry' ) ) {
				self::assertSame( $copy[ $name ], \WP_Block_Metadata_Registry::get_metadata( $file ), $name );
			}
		}
		self::assertCount( count( (array) glob( WP_PLUGIN_DIR . '/storefront-islands/blocks/*/block.json' ) ), $copy );
	}

	public function test_scripts_are_registered_from_one_file(): void {
		self::assertSame( array(), preg_grep( '#storefront-islands/build/(?!scripts\.php)#', get_included_files() ) );
		self::assertTrue( wp_script_is( 'storefront-islands-cart', 'registered' ) );
	}

	public function test_settings_of_forms_are_read_for_private_pages_only(): void {
		$shop = new class( self::site_shop() ) extends ShopDecorator {
			public int $asked = 0;

			public function form_settings(): array {
				++$this->asked;
				return parent::form_settings();
			}
		};
		$settings = new SiteSettings( new MemoizedShop( $shop ) );
		self::assertArrayNotHasKey( 'countries', $settings->all( false ) );
		self::assertSame( 0, $shop->asked );
		self::assertSame( array(), array_diff( array( 'countries', 'states', 'addressFields', 'paymentMethodSortOrder', 'checkout' ), array_keys( $settings->all( true ) ) ) );
		$settings->all( true );
		self::assertSame( 1, $shop->asked );
	}

	public function test_the_options_of_every_page_are_read_by_one_query(): void {
		$asked = array( 'storefront_islands_recording', 'WPLANG', 'woocommerce_demo_store', 'woocommerce_enable_guest_checkout' );
		if ( ! wp_using_ext_object_cache() ) {
			// Transients are options.
			array_push( $asked, '_transient_wc_term_counts', '_transient_timeout_wc_term_counts' );
		}
		foreach ( array_merge( array( 'alloptions', 'notoptions' ), $asked ) as $name ) {
			wp_cache_delete( $name, 'options' );
		}
		wp_load_alloptions();
		self::assertLessThanOrEqual( 1, count( $this->queries_of( array( EarlyOptions::class, 'read' ) ) ) );
		self::assertSame(
			array(),
			$this->queries_of(
				static function () use ( $asked ): void {
					array_map( 'get_option', $asked );
				}
			)
		);
	}

	/** @group woocommerce */
	public function test_woocommerce_is_asked_for_its_options_of_the_checkout_by_one_query(): void {
		$queries = $this->queries_of(
			static function (): void {
				foreach ( array( 'enable_guest_checkout', 'enable_signup_and_login_from_checkout', 'registration_generate_password', 'enable_checkout_login_reminder', 'enable_order_comments', 'ship_to_destination' ) as $name ) {
					wp_cache_delete( "woocommerce_$name", 'options' );
				}
				self::site_shop()->form_settings();
			}
		);
		self::assertCount( 1, preg_grep( '/woocommerce_(enable_|registration_|ship_to)/', $queries ), implode( "\n", $queries ) );
	}

	/** @group woocommerce */
	public function test_no_other_plugin_searches_for_classes_of_this_one(): void {
		$asked = array();
		foreach ( spl_autoload_functions() as $loader ) {
			$asked[] = $loader instanceof \Closure ? basename( (string) ( new \ReflectionFunction( $loader ) )->getFileName() ) : ( is_array( $loader ) ? $loader[1] : '' );
		}
		self::assertContains( 'load_class', $asked, 'WooCommerce\'s own' );
		self::assertLessThan( array_search( 'load_class', $asked, true ), array_search( 'Autoload.php', $asked, true ) );
	}

	/** @group woocommerce */
	public function test_the_pages_of_the_shop_are_read_by_one_query(): void {
		$ids = array_filter( array_column( self::site_shop()->settings()['storePages'], 'id' ) );
		self::assertGreaterThan( 3, count( $ids ) );
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'posts' );
		}
		$of_pages = '/FROM \S*posts WHERE ID (?:= (?:' . implode( '|', $ids ) . ') LIMIT|IN)/';
		$queries  = preg_grep( $of_pages, $this->queries_of( static fn() => self::site_shop()->settings() ) );
		self::assertCount( 1, $queries, implode( "\n", $queries ) );
	}

	/** @group woocommerce */
	public function test_the_form_of_a_product_has_as_many_queries_for_two_variations_as_for_nine(): void {
		// The sample shop's own, which read meta data of each product.
		foreach ( array( 'minimum', 'maximum', 'multiple_of' ) as $limit ) {
			remove_all_filters( "woocommerce_store_api_product_quantity_$limit" );
		}
		$count = function ( int $variations ): int {
			$sizes = array_map( static fn( int $size ): string => "Size $size", range( 1, $variations ) );
			$id    = self::variable( array( self::attribute( 'Size', $sizes ) ), array_map( static fn( string $size ): array => array( 'Size' => $size ), $sizes ) )->get_id();
			self::form_of( $id );
			wp_cache_flush();
			return count( $this->queries_of( static fn() => self::form_of( $id ) ) );
		};
		self::assertSame( $count( 2 ), $count( 9 ) );
	}

	private static function form_of( int $product_id ): string {
		return ( new FormBlock( new MemoizedShop( self::site_shop() ) ) )->html( array( 'productId' => $product_id, 'content' => 'form' ), array() );
	}

	/**
	 * Returns the queries of some code.
	 *
	 * @param callable(): void $run
	 * @return list<string>
	 */
	private function queries_of( callable $run ): array {
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$run();
		return $queries;
	}
}
