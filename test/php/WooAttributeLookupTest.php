<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Query;
use WP_Query;
use WP_REST_Request;

/**
 * Tests filters by attribute against WooCommerce's own page, with its table of attributes and without.
 *
 * @group woocommerce
 */
final class WooAttributeLookupTest extends TestCase {
	private const OPTIONS = array( 'woocommerce_attribute_lookup_enabled', 'woocommerce_attribute_lookup_direct_updates', 'woocommerce_hide_out_of_stock_items' );

	/** Options before the test. */
	private array $options = array();

	/** @var WC_Product_Variable[] */
	private array $shirts = array();

	protected function set_up(): void {
		parent::set_up();
		foreach ( self::OPTIONS as $name ) {
			$this->options[ $name ] = get_option( $name );
			update_option( $name, 'yes' );
		}
		$this->shirts = array( self::shirt( 'instock' ), self::shirt( 'outofstock' ) );
	}

	protected function tear_down(): void {
		foreach ( $this->shirts as $shirt ) {
			foreach ( $shirt->get_children() as $id ) {
				wc_get_product( $id )->delete( true );
			}
			$shirt->delete( true );
		}
		foreach ( $this->options as $name => $value ) {
			update_option( $name, $value );
		}
		$_GET                    = array();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		WC_Query::reset_chosen_attributes();
		parent::tear_down();
	}

	/** Returns a shirt in the sizes "small", in stock, and "large". */
	private static function shirt( string $large ): WC_Product_Variable {
		$sizes = array();
		foreach ( array( 'small', 'large' ) as $slug ) {
			$sizes[ $slug ] = get_term_by( 'slug', $slug, 'pa_size' )->term_id;
		}
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_size' ) );
		$attribute->set_name( 'pa_size' );
		$attribute->set_options( array_values( $sizes ) );
		$attribute->set_variation( true );
		$attribute->set_visible( true );
		$shirt = new WC_Product_Variable();
		$shirt->set_name( 'Looked up shirt, large ' . $large );
		$shirt->set_attributes( array( $attribute ) );
		$shirt->save();
		foreach ( array_keys( $sizes ) as $slug ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $shirt->get_id() );
			$variation->set_attributes( array( 'pa_size' => $slug ) );
			$variation->set_regular_price( '20' );
			$variation->set_stock_status( 'large' === $slug ? $large : 'instock' );
			$variation->save();
		}
		WC_Product_Variable::sync( $shirt->get_id() );
		return new WC_Product_Variable( $shirt->get_id() );
	}

	/** Returns the products of WooCommerce's own page. */
	private static function of_page( array $filters ): array {
		$_GET = $filters;
		WC_Query::reset_chosen_attributes();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		return wp_list_pluck( $GLOBALS['wp_the_query']->query( array( 'post_type' => 'product', 'posts_per_page' => -1, 's' => 'Looked up' ) ), 'ID' );
	}

	/** The page of a term is not a filter: WooCommerce finds it by its term. */
	public function test_the_page_of_a_term_lists_what_woocommerce_lists_there(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_the_query']->query( array( 'taxonomy' => 'pa_size', 'term' => 'large', 'posts_per_page' => -1 ) );
		$shirts = array_map( static fn( $shirt ): int => $shirt->get_id(), $this->shirts );
		$listed = array_intersect( $shirts, wp_list_pluck( $GLOBALS['wp_the_query']->posts, 'ID' ) );
		self::assertCount( 2, $listed );
		self::assertSame( $listed, array_intersect( $shirts, self::woo_shop()->product_ids( PageQuery::current() ) ) );
		$small = PageQuery::current();
		$small['attributes'][] = array( 'attribute' => 'pa_size', 'slug' => array( 'small' ), 'operator' => 'in' );
		self::assertSame( $shirts, array_values( array_intersect( $shirts, self::woo_shop()->product_ids( $small + array( 'attribute_relation' => 'and' ) ) ) ) );
	}

	private static function query( array $slugs, string $operator ): array {
		return PageQuery::current() + array( 'attributes' => array( array( 'attribute' => 'pa_size', 'slug' => $slugs, 'operator' => $operator ) ), 'per_page' => 100 );
	}

	private static function sorted( array $ids ): array {
		sort( $ids );
		return $ids;
	}

	public function test_lists_what_the_page_lists_and_counts_as_many(): void {
		$large = get_term_by( 'slug', 'large', 'pa_size' )->term_id;
		$shops = array( array( 'yes', 'yes' ), array( 'yes', 'no' ), array( 'no', 'yes' ), array( 'no', 'no' ) );
		foreach ( $shops as list( $lookup, $hides ) ) {
			update_option( 'woocommerce_attribute_lookup_enabled', $lookup );
			update_option( 'woocommerce_hide_out_of_stock_items', $hides );
			foreach ( array( array( array( 'large' ), 'in' ), array( array( 'small', 'large' ), 'in' ), array( array( 'small', 'large' ), 'and' ) ) as $filter ) {
				if ( 'and' === $filter[1] && version_compare( WC_VERSION, '9.9', '<' ) ) {
					// Its page lists variable products with one of the values only.
					continue;
				}
				$expected = self::of_page( array( 'filter_size' => implode( ',', $filter[0] ), 'query_type_size' => 'and' === $filter[1] ? 'and' : 'or' ) );
				$query    = self::query( ...$filter );
				$shop     = self::woo_shop();
				self::assertSame( self::sorted( $expected ), self::sorted( array_column( $shop->products( $query ), 'id' ) ) );
				self::assertSame( count( $expected ), $shop->found_products( $query ) );
			}
			$expected = count( self::of_page( array( 'filter_size' => 'large' ) ) );
			self::assertSame( 'yes' === $lookup && 'yes' === $hides ? 1 : 2, $expected );
			self::of_page( array() );
			$wanted = PageQuery::current() + array( 'calculate_attribute_counts' => array( array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ) ) );
			self::assertSame( $expected, array_column( self::woo_shop()->collection_data( $wanted )['attribute_counts'], 'count', 'term' )[ $large ] );
			$request = new WP_REST_Request( 'GET', '/wc/store/v1/products/collection-data' );
			$request->set_query_params( $wanted );
			$counts = json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );
			self::assertSame( $expected, array_column( $counts['attribute_counts'], 'count', 'term' )[ $large ] );
		}
	}
}
