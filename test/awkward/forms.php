<?php
/**
 * Prints as JSON what shoppers see of each product of test/fixtures/awkward-catalogue.json: our HTML by SKU, that of
 * WooCommerce's own templates, and a cart with each of them as a cross-sell.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

use StorefrontIslands\Page\Shortcodes\BlockHtml;

final class Awkward_Forms {
	/** Returns ids, and what each product looks like. */
	public static function all( array $entries ): array {
		$request = new WP_REST_Request( 'GET', '/wc/store/v1/products' );
		$request->set_query_params( array( 'per_page' => 100, 'catalog_visibility' => 'any' ) );
		$ids = array_column( rest_do_request( $request )->get_data(), 'id', 'sku' );
		return array_combine( array_column( $entries, 'sku' ), array_map( static fn( array $entry ): array => self::of( self::id( $entry['sku'], $ids ) ), $entries ) );
	}

	/** Returns the id of a product. The Store API lists no hidden one. */
	private static function id( string $sku, array $ids ): int {
		return function_exists( 'wc_get_product_id_by_sku' ) ? wc_get_product_id_by_sku( $sku ) : $ids[ $sku ];
	}

	/** Returns the HTML of a product. */
	private static function of( int $id ): array {
		return array(
			'id'        => $id,
			'form'      => BlockHtml::of( 'storefront-islands/add-to-cart', array( 'productId' => $id ), '' ),
			'shortcode' => do_shortcode( "[storefront_add_to_cart product-id=\"$id\" content=\"form\"]" ),
			'card'      => BlockHtml::of( 'storefront-islands/product-grid', array( 'collection' => 'hand-picked', 'products' => array( $id ), 'perPage' => 1 ), '' ),
		) + ( function_exists( 'wc_get_product' ) ? self::of_woocommerce( wc_get_product( $id ) ) : array() );
	}

	/** Returns the HTML of WooCommerce's templates; empty where its page or list shows none. */
	private static function of_woocommerce( WC_Product $product ): array {
		$GLOBALS['post']    = get_post( $product->get_id() );
		$GLOBALS['product'] = $product;
		setup_postdata( $GLOBALS['post'] );
		$print = static function ( callable $template ): string {
			ob_start();
			$template();
			return (string) ob_get_clean();
		};
		$html = array(
			'their_form' => post_password_required( $product->get_id() ) ? '' : $print( 'woocommerce_template_single_add_to_cart' ),
			'their_card' => $product->is_visible() ? $print( 'woocommerce_template_loop_add_to_cart' ) : '',
		);
		unset( $GLOBALS['product'], $GLOBALS['post'] );
		return $html;
	}
}

$storefront_islands_catalogue = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/awkward-catalogue.json' ), true );
$storefront_islands_entries   = $storefront_islands_catalogue['products'];
if ( class_exists( 'WooCommerce', false ) ) {
	require __DIR__ . '/plugin.php';
	wc_load_cart();
} else {
	$storefront_islands_entries = array_values( array_filter( $storefront_islands_entries, static fn( array $entry ): bool => ! empty( $entry['demo'] ) ) );
}
$storefront_islands_products = Awkward_Forms::all( $storefront_islands_entries );
add_filter( 'woocommerce_cart_crosssell_ids', static fn(): array => array_column( $storefront_islands_products, 'id' ) );
echo "\n" . wp_json_encode(
	array(
		'products' => $storefront_islands_products,
		'cart'     => rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data(),
	)
);
