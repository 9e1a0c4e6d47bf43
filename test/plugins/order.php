<?php
/**
 * Prints what a visit has left in the shop as JSON: the newest order of an email address (EMAIL), or null. Run by
 * visit.mjs.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

/** Returns the data of an order that must be the same whichever checkout has sent it. */
function storefront_islands_described_order( WC_Order $order ): array {
	$meta = array();
	foreach ( $order->get_meta_data() as $entry ) {
		$meta[ $entry->key ][] = $entry->value;
	}
	ksort( $meta );
	$notes = array();
	foreach ( wc_get_order_notes( array( 'order_id' => $order->get_id(), 'order' => 'ASC' ) ) as $note ) {
		$notes[] = wp_strip_all_tags( $note->content );
	}
	return array(
		'id'          => $order->get_id(),
		'key'         => $order->get_order_key(),
		'status'      => $order->get_status(),
		'total'       => $order->get_total(),
		'currency'    => $order->get_currency(),
		'method'      => $order->get_payment_method(),
		'title'       => $order->get_payment_method_title(),
		'transaction' => $order->get_transaction_id(),
		'via'         => $order->get_created_via(),
		'note'        => $order->get_customer_note(),
		'billing'     => $order->get_address( 'billing' ),
		'shipping'    => $order->get_address( 'shipping' ),
		'meta'        => $meta,
		'notes'       => $notes,
	);
}

$storefront_islands_orders = wc_get_orders(
	array( 'billing_email' => (string) getenv( 'EMAIL' ), 'orderby' => 'ID', 'order' => 'DESC', 'limit' => 1 )
);
echo wp_json_encode( array() === $storefront_islands_orders ? null : storefront_islands_described_order( $storefront_islands_orders[0] ) );
