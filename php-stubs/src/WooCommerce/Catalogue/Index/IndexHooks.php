<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Marks products when WordPress or WooCommerce changes what their facts are read from. */
final class IndexHooks {
	/** Actions whose first argument is the id of a product or variation, or the object; a post may be the second. */
	private const OF_PRODUCT = array(
		'clean_post_cache',
		'deleted_post',
		'set_object_terms',
		'added_term_relationship',
		'deleted_term_relationships',
		'woocommerce_new_product',
		'woocommerce_update_product',
		'woocommerce_new_product_variation',
		'woocommerce_update_product_variation',
		'woocommerce_product_set_stock',
		'woocommerce_variation_set_stock',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
		'woocommerce_updated_product_stock',
		'woocommerce_updated_product_price',
		'woocommerce_delete_product_transients',
		'woocommerce_run_product_attribute_lookup_update_callback',
	);

	/** Actions after which every product may have other facts. */
	private const OF_ALL = array(
		'delete_option_woocommerce_product_lookup_table_is_generating',
		'wc_update_product_lookup_tables_column',
		'wc_update_product_lookup_tables_rating_count_batch',
		'update_option_woocommerce_attribute_lookup_enabled',
		'woocommerce_attribute_updated',
		'woocommerce_attribute_deleted',
	);

	/**
	 * Products that this request has changed, by id.
	 *
	 * @var array<int, int>
	 */
	private static array $changed = array();

	/** The last of them. */
	private static int $last = 0;

	public static function register(): void {
		foreach ( self::OF_PRODUCT as $action ) {
			add_action( $action, array( self::class, 'change' ), PHP_INT_MAX, 2 );
		}
		foreach ( self::OF_ALL as $action ) {
			add_action( $action, array( self::class, 'change_all' ), PHP_INT_MAX, 0 );
		}
		add_action( 'shutdown', array( self::class, 'finish' ), PHP_INT_MAX, 0 );
	}

	/**
	 * Marks a product. Its next changes need no mark until another product follows: that one's first change, or the end
	 * of the request, marks both, in case that somebody has taken up the product halfway.
	 *
	 * @param mixed $product Product, or id of a post.
	 * @param mixed $post    The post, where the action has it.
	 */
	public static function change( $product, $post = null ): void {
		$id   = $product instanceof \WC_Product ? $product->get_id() : ( is_numeric( $product ) ? (int) $product : 0 );
		$post = $post instanceof \WP_Post || 0 === $id ? $post : get_post( $id );
		if ( ! $post instanceof \WP_Post || ! in_array( $post->post_type, array( 'product', 'product_variation' ), true ) ) {
			return;
		}
		$id = 'product' === $post->post_type ? $post->ID : (int) $post->post_parent;
		if ( $id > 0 && self::$last !== $id ) {
			IndexChanges::mark( ...array_unique( array_filter( array( self::$last, $id ) ) ) );
			self::$last           = $id;
			self::$changed[ $id ] = $id;
		}
	}

	/** Marks all products, which are taken up in the background. */
	public static function change_all(): void {
		IndexChanges::mark_all();
		IndexBuild::schedule();
	}

	/** Marks once more, now that all is written. */
	public static function finish(): void {
		if ( array() !== self::$changed ) {
			IndexChanges::mark( ...array_values( self::$changed ) );
			if ( count( self::$changed ) > IndexState::FEW ) {
				IndexBuild::schedule();
			}
		}
		self::$changed = array();
		self::$last    = 0;
	}
}
