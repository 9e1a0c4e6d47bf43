<?php
/**
 * Creates orders and prints the URLs of their received pages as JSON: `completed`, the customer's, with a file that may
 * be downloaded three times, one that may not be any more and one that has expired; `pending`, a guest's; `transfer`,
 * the customer's by bank transfer. WooCommerce only.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

// The sample shop has no list of approved directories.
update_option( 'wc_downloads_approved_directories_mode', 'disabled' );
$storefront_islands_uploads = wp_upload_dir();
wp_mkdir_p( $storefront_islands_uploads['basedir'] . '/woocommerce_uploads' );
file_put_contents( $storefront_islands_uploads['basedir'] . '/woocommerce_uploads/manual.txt', 'Knit.' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a test.

$storefront_islands_manual = new WC_Product_Simple();
$storefront_islands_manual->set_name( 'Knitting manual' );
$storefront_islands_manual->set_regular_price( '9' );
$storefront_islands_manual->set_downloadable( true );
$storefront_islands_manual->set_virtual( true );
$storefront_islands_manual->set_download_limit( 3 );
$storefront_islands_manual->set_purchase_note( 'Read <strong>chapter 2</strong> first.' );
$storefront_islands_files = array();
foreach ( array( 'Manual', 'Samples', 'Pattern' ) as $storefront_islands_name ) {
	$storefront_islands_file = new WC_Product_Download();
	$storefront_islands_file->set_id( sanitize_key( $storefront_islands_name ) );
	$storefront_islands_file->set_name( "$storefront_islands_name (PDF)" );
	$storefront_islands_file->set_file( $storefront_islands_uploads['baseurl'] . '/woocommerce_uploads/manual.txt' );
	$storefront_islands_files[] = $storefront_islands_file;
}
$storefront_islands_manual->set_downloads( $storefront_islands_files );
$storefront_islands_manual->save();

/**
 * Creates an order.
 *
 * @param int        $customer Id of the customer; 0 for a guest.
 * @param WC_Product $product  The product.
 * @param string     $status   Status of the order.
 */
function storefront_islands_order( int $customer, WC_Product $product, string $status ): WC_Order {
	$order = wc_create_order( array( 'customer_id' => $customer ) );
	$order->add_product( $product );
	$order->set_address(
		array(
			'first_name' => 'Ada',
			'last_name'  => 'Lovelace',
			'email'      => 'ada@example.com',
			'country'    => 'US',
			'state'      => 'CA',
		),
		'billing'
	);
	$order->calculate_totals();
	$order->update_status( $status );
	return $order;
}

$storefront_islands_completed = storefront_islands_order( (int) get_user_by( 'login', 'customer' )->ID, $storefront_islands_manual, 'completed' );
foreach ( WC_Data_Store::load( 'customer-download' )->get_downloads( array( 'order_id' => $storefront_islands_completed->get_id() ) ) as $storefront_islands_permission ) {
	if ( 'samples' === $storefront_islands_permission->get_download_id() ) {
		$storefront_islands_permission->set_downloads_remaining( 0 );
		$storefront_islands_permission->save();
	}
	if ( 'pattern' === $storefront_islands_permission->get_download_id() ) {
		$storefront_islands_permission->set_access_expires( time() - 2 * DAY_IN_SECONDS );
		$storefront_islands_permission->save();
	}
}
$storefront_islands_pending = storefront_islands_order( 0, wc_get_product( wc_get_product_id_by_sku( 'P-013' ) ), 'pending' );
$storefront_islands_transfer = storefront_islands_order( (int) get_user_by( 'login', 'customer' )->ID, wc_get_product( wc_get_product_id_by_sku( 'P-013' ) ), 'on-hold' );
$storefront_islands_transfer->set_payment_method( 'bacs' );
$storefront_islands_transfer->save();
echo wp_json_encode(
	array(
		'transfer'  => $storefront_islands_transfer->get_checkout_order_received_url(),
		'completed' => $storefront_islands_completed->get_checkout_order_received_url(),
		'pending'   => $storefront_islands_pending->get_checkout_order_received_url(),
		'id'        => $storefront_islands_pending->get_id(),
	)
);
