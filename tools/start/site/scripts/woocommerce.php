<?php
/**
 * Fills an installed WooCommerce with the sample shop of demo-shop/catalogue.json, once. Loaded by seed.php.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Seeding\PictureSeeder;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/woocommerce-store.php';

/** Creates the sample shop in WooCommerce. Every method reads one part of the catalogue. */
final class WooCommerce_Sample_Shop {
	/**
	 * Parsed catalogue.json.
	 *
	 * @var array<string, mixed>
	 */
	private $catalogue;

	/**
	 * Product and variation ids by SKU.
	 *
	 * @var array<string, int>
	 */
	private $ids = array();

	/**
	 * Attribute ids by name ("Color").
	 *
	 * @var array<string, int>
	 */
	private $attribute_ids = array();

	/**
	 * Sets the catalogue.
	 *
	 * @param array<string, mixed> $catalogue Parsed catalogue.json.
	 */
	public function __construct( array $catalogue ) {
		$this->catalogue = $catalogue;
	}

	/** Fills the shop. */
	public function fill(): void {
		WC_Install::install();
		( new WooCommerce_Sample_Store( $this->catalogue ) )->fill();
		$this->attributes();
		$this->products();
		$this->cross_sells();
		$this->pictures();
		wc_create_new_customer( 'customer@example.com', 'customer', 'password' );
		wc_update_product_lookup_tables();
		// Older WooCommerce has cached the number of shipping methods before there were any; its cache versions are
		// timestamps in seconds.
		WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	/** Creates attributes with their terms, and categories. Colours are visual attributes, which WooCommerce knows since 10.9. */
	private function attributes(): void {
		add_filter( 'product_attributes_type_selector', static fn ( array $types ): array => $types + array( 'wc-visual' => 'wc-visual' ) );
		foreach ( $this->catalogue['attributes'] as $attribute ) {
			$taxonomy = 'pa_' . $attribute['slug'];

			$this->attribute_ids[ $attribute['name'] ] = wc_create_attribute(
				array(
					'name'         => $attribute['name'],
					'slug'         => $attribute['slug'],
					'type'         => isset( $attribute['colors'] ) ? 'wc-visual' : 'select',
					'order_by'     => 'menu_order',
					'has_archives' => true,
				)
			);
			// WooCommerce registers the taxonomy itself only from the next request on.
			register_taxonomy( $taxonomy, array( 'product' ) );
			foreach ( $attribute['terms'] as $term ) {
				$created = wp_insert_term( $term, $taxonomy, array( 'slug' => sanitize_title( $term ) ) );
				if ( isset( $attribute['colors'][ $term ] ) ) {
					update_term_meta( $created['term_id'], 'color', $attribute['colors'][ $term ] );
				}
			}
		}
		foreach ( $this->catalogue['categories'] as $category ) {
			wp_insert_term( $category['name'], 'product_cat', array( 'slug' => $category['slug'] ) );
		}
	}

	/** Creates products with variations and reviews. */
	private function products(): void {
		foreach ( $this->catalogue['products'] as $data ) {
			$is_variable = 'variable' === $data['type'];
			$product     = $is_variable ? new WC_Product_Variable() : new WC_Product_Simple();
			$product->set_name( Text::stored( $data['name'] ) );
			$product->set_sku( $data['sku'] );
			$product->set_short_description( $data['short_description'] );
			$product->set_category_ids( array( get_term_by( 'slug', $data['category'], 'product_cat' )->term_id ) );
			if ( $is_variable ) {
				$product->set_attributes( $this->product_attributes( $data['attributes'], true ) );
			} else {
				$this->price_and_stock( $product, $data );
				$product->set_virtual( ! empty( $data['virtual'] ) );
				$product->set_sold_individually( ! empty( $data['sold_individually'] ) );
				$product->set_attributes(
					$this->product_attributes(
						array(
							'Color' => array( $data['color'] ),
							'Size'  => array( $data['size'] ),
						),
						false
					)
				);
				if ( isset( $data['quantity'] ) ) {
					$product->update_meta_data( '_sample_shop_quantity', $data['quantity'] );
				}
			}
			$this->ids[ $data['sku'] ] = $product->save();
			foreach ( $data['variations'] ?? array() as $variation ) {
				$this->variation( $this->ids[ $data['sku'] ], $variation );
			}
			if ( $is_variable ) {
				WC_Product_Variable::sync( $this->ids[ $data['sku'] ] );
			}
			$this->reviews( $this->ids[ $data['sku'] ], $data['ratings'] ?? array() );
		}
	}

	/**
	 * Creates a variation.
	 *
	 * @param int                  $parent_id Id of the parent product.
	 * @param array<string, mixed> $data   Catalogue entry.
	 */
	private function variation( int $parent_id, array $data ): void {
		$chosen = array();
		foreach ( $data['attributes'] as $name => $term ) {
			$chosen[ 'pa_' . sanitize_title( $name ) ] = sanitize_title( $term );
		}
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $parent_id );
		$variation->set_sku( $data['sku'] );
		$variation->set_attributes( $chosen );
		$this->price_and_stock( $variation, $data );
		$this->ids[ $data['sku'] ] = $variation->save();
	}

	/**
	 * Sets price, weight and stock, which simple products and variations share.
	 *
	 * @param WC_Product           $product Product or variation.
	 * @param array<string, mixed> $data    Catalogue entry.
	 */
	private function price_and_stock( WC_Product $product, array $data ): void {
		$product->set_regular_price( $data['regular_price'] );
		$product->set_sale_price( $data['sale_price'] ?? '' );
		$product->set_weight( $data['weight'] );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $data['stock_quantity'] );
		$product->set_backorders( $data['backorders'] ?? 'no' );
		$product->set_low_stock_amount( $data['low_stock_amount'] ?? '' );
	}

	/**
	 * Returns the attributes of a product.
	 *
	 * @param array<string, list<string>> $terms         Attribute name to names of terms.
	 * @param bool                        $for_variation True if variations differ by them.
	 * @return list<WC_Product_Attribute>
	 */
	private function product_attributes( array $terms, bool $for_variation ): array {
		$attributes = array();
		foreach ( $terms as $name => $options ) {
			$taxonomy = 'pa_' . sanitize_title( $name );
			$ids      = array();
			foreach ( $options as $option ) {
				$ids[] = get_term_by( 'slug', sanitize_title( $option ), $taxonomy )->term_id;
			}
			$attribute = new WC_Product_Attribute();
			$attribute->set_id( $this->attribute_ids[ $name ] );
			$attribute->set_name( $taxonomy );
			$attribute->set_options( $ids );
			$attribute->set_visible( true );
			$attribute->set_variation( $for_variation );
			$attributes[] = $attribute;
		}
		return $attributes;
	}

	/**
	 * Creates the reviews of a product.
	 *
	 * @param int       $product_id Id of the product.
	 * @param list<int> $ratings    Ratings; one review is created for each.
	 */
	private function reviews( int $product_id, array $ratings ): void {
		foreach ( $ratings as $index => $rating ) {
			$review = wp_insert_comment(
				array(
					'comment_post_ID'      => $product_id,
					'comment_author'       => "Reviewer $index",
					'comment_author_email' => "reviewer-$index@example.com",
					'comment_content'      => 'As described.',
					'comment_type'         => 'review',
					'comment_approved'     => 1,
				)
			);
			update_comment_meta( $review, 'rating', $rating );
		}
		WC_Comments::clear_transients( $product_id );
	}

	/** Sets cross-sells once every product has its id. */
	private function cross_sells(): void {
		foreach ( $this->catalogue['products'] as $data ) {
			if ( isset( $data['cross_sells'] ) ) {
				$product = wc_get_product( $this->ids[ $data['sku'] ] );
				$product->set_cross_sell_ids( array_map( array( $this, 'id_of' ), $data['cross_sells'] ) );
				$product->save();
			}
		}
	}

	/** Adds the images; last, so that the ids of products and variations are consecutive. */
	private function pictures(): void {
		foreach ( $this->catalogue['products'] as $data ) {
			PictureSeeder::draw( Input::of( $data ), $this->ids );
		}
	}

	/**
	 * Returns the id of a product.
	 *
	 * @param string $sku SKU.
	 */
	private function id_of( string $sku ): int {
		return $this->ids[ $sku ];
	}
}

if ( ! wc_get_product_id_by_sku( 'P-001' ) ) {
	$catalogue_file = WP_PLUGIN_DIR . '/storefront-islands-demo-shop/catalogue.json';
	( new WooCommerce_Sample_Shop( json_decode( (string) file_get_contents( $catalogue_file ), true ) ) )->fill();
}
