<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use mysqli;
use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Support\Database\NamedLock;
use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;

/**
 * Tests that counts are kept in an object cache, and that only a few are made at once.
 *
 * @group woocommerce
 */
final class WooCountsTest extends TestCase {
	use BuildsWooProducts;

	private const WANTED = array( 'catalog_visibility' => 'catalog', 'calculate_stock_status_counts' => true );

	/** True if the object cache was a persistent one before the test. */
	private bool $is_external = false;

	protected function set_up(): void {
		parent::set_up();
		$this->is_external = (bool) wp_using_ext_object_cache( true );
	}

	protected function tear_down(): void {
		wp_using_ext_object_cache( $this->is_external );
		parent::tear_down();
	}

	/** Returns the number of products in stock. */
	private static function in_stock(): int {
		return (int) array_column( WooStoreApi::collection_data( self::WANTED )['stock_status_counts'], 'count', 'status' )['instock'];
	}

	/** True if a count reads products. */
	private static function counts_anew(): bool {
		$asked = false;
		$watch = static function ( string $sql ) use ( &$asked ): string {
			$asked = $asked || false !== strpos( $sql, 'COUNT(' );
			return $sql;
		};
		add_filter( 'query', $watch );
		self::in_stock();
		remove_filter( 'query', $watch );
		return $asked;
	}

	public function test_counts_are_kept_until_the_catalogue_changes(): void {
		$lamp = self::product( array( 'manage_stock' => true, 'stock_quantity' => 5 ) );
		$many = self::in_stock();
		self::assertFalse( self::counts_anew() );
		wc_update_product_stock( $lamp, 0, 'set' );
		self::assertSame( $many - 1, self::in_stock() );
		wc_update_product_stock( $lamp, 5, 'set' );
		self::assertSame( $many, self::in_stock(), 'within the same second' );
		$lamp->delete( true );
		self::assertSame( $many - 1, self::in_stock() );
	}

	public function test_counts_that_a_plugin_may_change_are_not_kept(): void {
		self::in_stock();
		add_action( 'pre_get_posts', static fn() => null );
		self::assertTrue( self::counts_anew() );
	}

	/** Returns connections that have the names of all locks but some. */
	private static function others( int $but ): array {
		$name = new \ReflectionMethod( NamedLock::class, 'of_site' );
		$name->setAccessible( true );
		list( $host, , $socket ) = Table::database()->parse_db_host( DB_HOST );
		$others = array();
		for ( $place = $but; $place < 4; $place++ ) {
			$other = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, $socket );
			$other->query( "SELECT GET_LOCK( '" . $name->invoke( null, "count_$place" ) . "', 0 )" );
			$others[] = $other;
		}
		return $others;
	}

	public function test_a_fifth_count_is_left_out_and_its_page_not_kept(): void {
		if ( ! Table::database()->dbh instanceof mysqli ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs MariaDB' );
		}
		wp_using_ext_object_cache( false );
		$private = 0;
		add_action(
			'storefront_islands_shows_visitor',
			static function () use ( &$private ): void {
				++$private;
			}
		);
		$ask    = static fn() => rest_do_request( self::rest( 'GET', '/wc/store/v1/products/collection-data', self::WANTED + array( PageQuery::PAGE => PageQuery::SHOP ) ) );
		$others = self::others( 0 );
		self::assertSame( array(), self::woo_shop()->collection_data( self::WANTED ) );
		self::assertSame( array(), self::woo_shop()->price_histogram( self::WANTED, 20 ) );
		self::assertSame( array( 2, 503 ), array( $private, $ask()->get_status() ) );
		array_map( static fn( mysqli $other ): bool => $other->close(), $others );
		$others = self::others( 1 );
		self::assertNotSame( array(), self::woo_shop()->collection_data( self::WANTED ) );
		self::assertSame( array( 2, 200 ), array( $private, $ask()->get_status() ) );
	}
}
