<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Instructions on the order's page for payment methods that are paid outside of the shop. */
final class PaymentInstructions {
	/** Returns the instructions; null if the method needs none. */
	public static function node( Order $order ): ?Node {
		switch ( $order->payment_method ) {
			case 'bacs':
				return self::section(
					__( 'Our bank details', 'storefront-islands' ),
					__( 'Please transfer the total with your order number as reference. Your order is sent when the money has arrived.', 'storefront-islands' ),
					array(
						__( 'Account name', 'storefront-islands' ) => 'Harbour Goods (test)',
						__( 'Bank', 'storefront-islands' )       => 'First Harbour Bank',
						'IBAN'                                     => 'GB00 TEST 0000 0000 0000 00',
						'BIC'                                      => 'TESTGB00',
						__( 'Reference', 'storefront-islands' )  => (string) $order->id,
					)
				);
			case 'cheque':
				return self::section( __( 'Where to send your check', 'storefront-islands' ), __( 'Harbour Goods, 1 Main St, San Francisco, CA 94105. Please write your order number on its back.', 'storefront-islands' ), array() );
			case 'cod':
				return self::section( __( 'Pay on delivery', 'storefront-islands' ), __( 'Please have the total ready when your order comes.', 'storefront-islands' ), array() );
			default:
				return null;
		}
	}

	/**
	 * @param array<string, string> $details Values by label.
	 */
	private static function section( string $heading, string $sentence, array $details ): Node {
		$nodes = array();
		foreach ( $details as $label => $value ) {
			$nodes[] = Node::element( 'dt', array(), array( $label ) );
			$nodes[] = Node::element( 'dd', array(), array( Node::element( 'bdi', array(), array( $value ) ) ) );
		}
		return Node::element(
			'section',
			array( 'class' => 'storefront-received__instructions' ),
			array(
				Node::element( 'h2', array(), array( $heading ) ),
				Node::element( 'p', array(), array( $sentence ) ),
				array() === $nodes ? null : Node::element( 'dl', array(), $nodes ),
			)
		);
	}
}
