<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;

defined( 'ABSPATH' ) || exit;

/** Thank-you message, overview, items and addresses; for an unpaid order, how to pay it. */
final class PurchaseView {
	/**
	 * Returns the HTML of the summary.
	 *
	 * @param Purchase $purchase Order that the visitor may see.
	 * @param string $shop_url URL of the link to the shop; empty for none.
	 */
	public static function html( Purchase $purchase, Headings $headings, string $shop_url ): string {
		$page = Node::group(
			array(
				self::greeting( $purchase, $headings ),
				self::overview( $purchase ),
				Node::of_html( $purchase->instructions ),
				self::order( $purchase, $headings ),
				$purchase->is_open() ? null : self::ways( $purchase, '' === $shop_url ? null : PurchaseLayout::main( $shop_url, __( 'Continue shopping', 'storefront-islands' ) ) ),
			)
		);
		return PurchaseLayout::page( $page->html() );
	}

	/**
	 * Returns the HTML of an order in the customer's account, below its number, date and status.
	 *
	 * @param Purchase $purchase Order that the visitor may see.
	 */
	public static function details( Purchase $purchase, Headings $headings ): string {
		$pay = $purchase->is_open() ? PurchaseLayout::main( $purchase->pay_url, __( 'Pay for this order', 'storefront-islands' ) ) : null;
		return PurchaseLayout::page( Node::group( array( self::ways( $purchase, $pay ), self::rest( $purchase ), self::order( $purchase, $headings ) ) )->html() );
	}

	/** Returns files, items, totals and addresses, and what plugins print around them. */
	private static function order( Purchase $purchase, Headings $headings ): Node {
		return Node::group(
			array(
				Files::node( $purchase, $headings ),
				Printed::node( $purchase, 'before_table' ),
				Node::element(
					'div',
					array( 'class' => 'storefront-received__columns' ),
					array( Items::node( $purchase, $headings ), Addresses::node( $purchase, $headings ) )
				),
				Printed::node( $purchase, 'after_table' ),
				Printed::node( $purchase, 'after_details' ),
				Printed::node( $purchase, 'after_customer' ),
			)
		);
	}

	/** Returns the row of links; null if there are none. */
	private static function ways( Purchase $purchase, ?Node $main ): ?Node {
		$links = null === $main ? array() : array( $main );
		foreach ( $purchase->actions as $action ) {
			$links[] = PurchaseLayout::other( $action['url'], $action['label'] );
		}
		return array() === $links ? null : PurchaseLayout::node( $links );
	}

	/** Returns the title of the page. */
	public static function title( Purchase $purchase ): string {
		if ( $purchase->is_cancelled ) {
			return __( 'Your order was cancelled', 'storefront-islands' );
		}
		return $purchase->is_open() ? __( 'Your order is not paid yet', 'storefront-islands' ) : __( 'Order received', 'storefront-islands' );
	}

	/** Returns the thank-you message, or the problem and how to resolve it. */
	private static function greeting( Purchase $purchase, Headings $headings ): Node {
		if ( $purchase->is_open() ) {
			$lead = $purchase->has_failed
				? __( 'The payment did not go through, and nothing was charged. Your order is kept: you can pay it another way.', 'storefront-islands' )
				: __( 'We have your order, and it waits for its payment.', 'storefront-islands' );
			return Node::group(
				array(
					$headings->first( self::title( $purchase ) ),
					PurchaseLayout::lead( $lead ),
					self::ways( $purchase, PurchaseLayout::main( $purchase->pay_url, __( 'Pay for this order', 'storefront-islands' ) ) ),
				)
			);
		}
		if ( $purchase->is_cancelled ) {
			return Node::group( array( $headings->first( self::title( $purchase ) ), PurchaseLayout::lead( __( 'It will not be sent.', 'storefront-islands' ) ) ) );
		}
		$thanks = '' === $purchase->first_name
			? __( 'Thank you', 'storefront-islands' )
			/* translators: %s: first name */
			: sprintf( __( 'Thank you, %s', 'storefront-islands' ), $purchase->first_name );
		return Node::group( array( $headings->first( $thanks ), PurchaseLayout::lead( __( 'Your order has been received.', 'storefront-islands' ) ) ) );
	}

	/** Returns the overview of the order. */
	private static function overview( Purchase $purchase ): ?Node {
		return self::facts(
			array(
				__( 'Order number', 'storefront-islands' ) => $purchase->number,
				__( 'Date', 'storefront-islands' )         => $purchase->date,
				__( 'Email', 'storefront-islands' )        => $purchase->email,
				__( 'Total', 'storefront-islands' )        => $purchase->total,
				__( 'Payment method', 'storefront-islands' ) => $purchase->payment_method,
			)
		);
	}

	/** Returns what the account does not say above an order's details. */
	private static function rest( Purchase $purchase ): ?Node {
		return self::facts(
			array(
				__( 'Email', 'storefront-islands' )          => $purchase->email,
				__( 'Payment method', 'storefront-islands' ) => $purchase->payment_method,
			)
		);
	}

	/**
	 * Returns the list of facts that are known; null if there are none.
	 *
	 * @param array<string, string> $facts Values by label.
	 */
	private static function facts( array $facts ): ?Node {
		$nodes = array();
		foreach ( array_diff( $facts, array( '' ) ) as $label => $value ) {
			$nodes[] = Node::element(
				'div',
				array(),
				array( Node::element( 'dt', array(), array( $label ) ), Node::element( 'dd', array(), array( Node::element( 'bdi', array(), array( $value ) ) ) ) )
			);
		}
		return array() === $nodes ? null : Node::element( 'dl', array( 'class' => 'storefront-received__facts' ), $nodes );
	}
}
