<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Product_Variable;
use WC_Query;
use WP_Query;

/**
 * Tests filters by attribute against WooCommerce's own page, with its table of attributes and without.
 *
 * @group woocommerce
 */
final class WooAttributeLookupTest extends TestCase {
	use BuildsWooProducts;

	private const OPTIONS = array( 'woocommerce_attribute_lookup_enabled', 'woocommerce_attribute_lookup_direct_updates', 'woocommerce_hide_out_of_stock_items' );

	/** Options before the test. */
	private array $options = array();
	/** Ids of two shirts in the sizes "small", in stock, and "large", of which one is. */
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
		foreach ( $this->options as $name => $value ) {
			update_option( $name, $value );
		}
		if ( array() !== $this->options ) {
			self::open( array(), array() );
		}
		parent::tear_down();
	}

	private static function term( string $slug ): int {
		return get_term_by( 'slug', $slug, 'pa_size' )->term_id;
	}

	private static function shirt( string $large ): int {
		$sizes = self::attribute( 'pa_size', array( self::term( 'small' ), self::term( 'large' ) ), wc_attribute_taxonomy_id_by_name( 'pa_size' ) );
		$shirt = self::variable( array( $sizes ), array( array( 'pa_size' => 'small' ), array( 'pa_size' => 'large' ) ), array( 'name' => "Looked up shirt, large $large" ) );
		$last  = wc_get_product( $shirt->get_children()[1] );
		$last->set_stock_status( $large );
		$last->save();
		WC_Product_Variable::sync( $shirt->get_id() );
		return $shirt->get_id();
	}

	/** Opens a page of WooCommerce's with filters; returns its products. */
	private static function open( array $vars, array $filters ): array {
		$_GET = $filters;
		WC_Query::reset_chosen_attributes();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		return array() === $vars ? array() : wp_list_pluck( $GLOBALS['wp_the_query']->query( $vars + array( 'posts_per_page' => -1 ) ), 'ID' );
	}

	private static function of_page( array $filters ): array {
		return self::open( array( 'post_type' => 'product', 's' => 'Looked up' ), $filters );
	}

	/** The page of a term is not a filter: WooCommerce finds it by its term. */
	public function test_the_page_of_a_term_lists_what_woocommerce_lists_there(): void {
		$listed = array_intersect( $this->shirts, self::open( array( 'taxonomy' => 'pa_size', 'term' => 'large' ), array() ) );
		self::assertCount( 2, $listed );
		self::assertSame( $listed, array_intersect( $this->shirts, self::woo_shop()->product_ids( PageQuery::current() ) ) );
		$small               = PageQuery::current();
		$small['attributes'] = array( array( 'attribute' => 'pa_size', 'slug' => array( 'small' ), 'operator' => 'in' ) );
		self::assertSame( $this->shirts, array_values( array_intersect( $this->shirts, self::woo_shop()->product_ids( $small + array( 'attribute_relation' => 'and' ) ) ) ) );
	}

	public function test_lists_what_the_page_lists_and_counts_as_many(): void {
		foreach ( array( array( 'yes', 'yes' ), array( 'yes', 'no' ), array( 'no', 'yes' ), array( 'no', 'no' ) ) as list( $lookup, $hides ) ) {
			update_option( 'woocommerce_attribute_lookup_enabled', $lookup );
			update_option( 'woocommerce_hide_out_of_stock_items', $hides );
			foreach ( array( array( array( 'large' ), 'in' ), array( array( 'small', 'large' ), 'in' ), array( array( 'small', 'large' ), 'and' ) ) as list( $slugs, $operator ) ) {
				if ( 'and' === $operator && version_compare( WC_VERSION, '9.9', '<' ) ) {
					// Its page lists variable products with one of the values only.
					continue;
				}
				$expected = self::of_page( array( 'filter_size' => implode( ',', $slugs ), 'query_type_size' => 'and' === $operator ? 'and' : 'or' ) );
				$query    = PageQuery::current() + array( 'attributes' => array( array( 'attribute' => 'pa_size', 'slug' => $slugs, 'operator' => $operator ) ), 'per_page' => 100 );
				$shop     = self::woo_shop();
				self::assertEqualsCanonicalizing( $expected, array_column( $shop->products( $query ), 'id' ) );
				self::assertSame( count( $expected ), $shop->found_products( $query ) );
			}
			$expected = count( self::of_page( array( 'filter_size' => 'large' ) ) );
			self::assertSame( 'yes' === $lookup && 'yes' === $hides ? 1 : 2, $expected );
			self::of_page( array() );
			$wanted = PageQuery::current() + array( 'calculate_attribute_counts' => array( array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ) ) );
			foreach ( array( self::woo_shop()->collection_data( $wanted ), self::fetched( '/wc/store/v1/products/collection-data', $wanted ) ) as $data ) {
				self::assertSame( $expected, array_column( $data['attribute_counts'], 'count', 'term' )[ self::term( 'large' ) ] );
			}
		}
	}
}
