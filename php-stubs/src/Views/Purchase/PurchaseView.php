<?php
/**
 * Renders the purchase summary.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Purchase;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;

defined( 'ABSPATH' ) || exit;

/** Thank-you message, overview, items and addresses; for an unpaid order, how to pay it. */
final class PurchaseView {
	/**
	 * Returns the HTML of the summary.
	 *
	 * @param Purchase $purchase Order that the visitor may see.
	 * @param Headings $headings Headings of the page.
	 * @param string   $shop_url URL of the link to the shop; empty for none.
	 */
	public static function html( Purchase $purchase, Headings $headings, string $shop_url ): string {
		$before = Node::group( array( self::greeting( $purchase, $headings ), self::facts( $purchase ) ) );
		$after  = Node::group(
			array(
				Node::element(
					'div',
					array( 'class' => 'storefront-received__columns' ),
					array( Items::node( $purchase, $headings ), self::addresses( $purchase, $headings ) )
				),
				$purchase->is_open() || '' === $shop_url ? null : PurchaseLayout::node( array( PurchaseLayout::main( $shop_url, __( 'Continue shopping', 'storefront-islands' ) ) ) ),
			)
		);
		return PurchaseLayout::page( $before->html() . $purchase->instructions . $after->html() );
	}

	/**
	 * Returns the title of the page.
	 *
	 * @param Purchase $purchase The order.
	 */
	public static function title( Purchase $purchase ): string {
		return $purchase->is_open() ? __( 'Your order is not paid yet', 'storefront-islands' ) : __( 'Order received', 'storefront-islands' );
	}

	/**
	 * Returns the thank-you message, or the problem and how to resolve it.
	 *
	 * @param Purchase $purchase The order.
	 * @param Headings $headings Headings of the page.
	 */
	private static function greeting( Purchase $purchase, Headings $headings ): Node {
		if ( $purchase->is_open() ) {
			$lead = $purchase->has_failed
				? __( 'The payment did not go through, and nothing was charged. Your order is kept: you can pay it another way.', 'storefront-islands' )
				: __( 'We have your order, and it waits for its payment.', 'storefront-islands' );
			return Node::group(
				array(
					$headings->first( self::title( $purchase ) ),
					PurchaseLayout::lead( $lead ),
					PurchaseLayout::node( array( PurchaseLayout::main( $purchase->pay_url, __( 'Pay for this order', 'storefront-islands' ) ) ) ),
				)
			);
		}
		$thanks = '' === $purchase->first_name
			? __( 'Thank you', 'storefront-islands' )
			/* translators: %s: first name */
			: sprintf( __( 'Thank you, %s', 'storefront-islands' ), $purchase->first_name );
		return Node::group( array( $headings->first( $thanks ), PurchaseLayout::lead( __( 'Your order has been received.', 'storefront-islands' ) ) ) );
	}

	/**
	 * Returns the overview of the order.
	 *
	 * @param Purchase $purchase The order.
	 */
	private static function facts( Purchase $purchase ): Node {
		$facts = array(
			__( 'Order number', 'storefront-islands' )   => $purchase->number,
			__( 'Date', 'storefront-islands' )           => $purchase->date,
			__( 'Email', 'storefront-islands' )          => $purchase->email,
			__( 'Total', 'storefront-islands' )          => $purchase->total,
			__( 'Payment method', 'storefront-islands' ) => $purchase->payment_method,
		);
		$nodes = array();
		foreach ( array_diff( $facts, array( '' ) ) as $label => $value ) {
			$nodes[] = Node::element(
				'div',
				array(),
				array( Node::element( 'dt', array(), array( $label ) ), Node::element( 'dd', array(), array( Node::element( 'bdi', array(), array( $value ) ) ) ) )
			);
		}
		return Node::element( 'dl', array( 'class' => 'storefront-received__facts' ), $nodes );
	}

	/**
	 * Returns the delivery method and the addresses.
	 *
	 * @param Purchase $purchase The order.
	 * @param Headings $headings Headings of the page.
	 */
	private static function addresses( Purchase $purchase, Headings $headings ): Node {
		$sections = array();
		foreach ( $purchase->addresses as $address ) {
			$lines = array();
			foreach ( $address['lines'] as $line ) {
				$lines[] = Node::element( 'span', array(), array( Node::element( 'bdi', array(), array( $line ) ) ) );
			}
			$sections[] = Node::element(
				'section',
				array(),
				array( $headings->second( $address['heading'] ), Node::element( 'p', array( 'class' => 'storefront-received__lines' ), $lines ) )
			);
		}
		return Node::element( 'div', array( 'class' => 'storefront-received__addresses' ), $sections );
	}
}
