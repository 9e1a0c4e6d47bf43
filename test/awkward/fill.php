<?php
/**
 * Fills a shop with the products of test/fixtures/awkward-catalogue.json; the demo shop with those that it can hold.
 * Prints the ids by SKU.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_catalogue = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/awkward-catalogue.json' ), true );

if ( class_exists( 'WooCommerce', false ) ) {
	require __DIR__ . '/plugin.php';
	require __DIR__ . '/woocommerce-products.php';
	Awkward_Products::fill( $storefront_islands_catalogue );
} else {
	$storefront_islands_stored = static function ( array $entry, array $of ): array {
		return ( $entry['set'] ?? array() ) + array(
			'category'   => 'mugs',
			'weight'     => '1',
			'color'      => 'Blue',
			'size'       => 'Small',
			'attributes' => $of,
		);
	};
	$storefront_islands_products = array();
	foreach ( $storefront_islands_catalogue['products'] as $storefront_islands_entry ) {
		if ( ! empty( $storefront_islands_entry['demo'] ) ) {
			$storefront_islands_variations = array();
			foreach ( $storefront_islands_entry['variations'] ?? array() as $storefront_islands_index => $storefront_islands_variation ) {
				$storefront_islands_variations[] = array( 'sku' => "{$storefront_islands_entry['sku']}-$storefront_islands_index" ) + $storefront_islands_stored( $storefront_islands_variation, array_combine( array_keys( $storefront_islands_entry['attributes'] ), $storefront_islands_variation['of'] ) );
			}
			$storefront_islands_products[] = array( 'variations' => $storefront_islands_variations ) + $storefront_islands_entry + array( 'type' => 'simple' ) + $storefront_islands_stored( $storefront_islands_entry, $storefront_islands_entry['attributes'] ?? array( 'Color' => array( 'Blue' ), 'Size' => array( 'Small' ) ) );
		}
	}
	StorefrontIslands\DemoShop\Seeder::run( array( 'products' => $storefront_islands_products ) );
}
echo 'filled';
