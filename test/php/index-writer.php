<?php
/**
 * Changes products and takes the changes up into the index, as one of several processes (WooIndexTest).
 *
 *   SITE=WORDPRESS_FOLDER php test/php/index-writer.php ID…
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\WooCommerce\Catalogue\Index\IndexChanges;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexWriter;

require getenv( 'SITE' ) . '/wp-load.php';

global $wpdb;
foreach ( array( 'onbackorder', 'outofstock', 'instock', 'onbackorder' ) as $status ) {
	foreach ( array_slice( $argv, 1 ) as $id ) {
		// Without WooCommerce, whose hooks would mark the product once more at the end.
		$wpdb->update( $wpdb->prefix . 'wc_product_meta_lookup', array( 'stock_status' => $status ), array( 'product_id' => $id ) );
		IndexChanges::mark( (int) $id );
		IndexWriter::run( 100, 10 );
	}
}
