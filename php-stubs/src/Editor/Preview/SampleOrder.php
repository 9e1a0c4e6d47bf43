<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedItem;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/** The sample cart as an order that was just placed. */
final class SampleOrder {
	/**
	 * Returns the order.
	 *
	 * @param string $placeholder URL of the picture of products without one.
	 */
	public static function of( JsonReader $cart, string $placeholder ): Purchase {
		$totals                   = $cart->object( 'totals' );
		$address                  = $cart->object( 'billing_address' );
		$purchase                 = new Purchase();
		$purchase->number         = '1042';
		$purchase->email          = $address->string( 'email' );
		$purchase->first_name     = $address->string( 'first_name' );
		$purchase->total          = Money::format( $totals->int( 'total_price' ), $totals );
		$purchase->payment_method = __( 'Cash on delivery', 'storefront-islands' );
		$purchase->placeholder    = $placeholder;
		foreach ( $cart->objects( 'items' ) as $item ) {
			$line              = $item->object( 'totals' );
			$purchase->items[] = new PurchasedItem( $item->string( 'name' ), '&times;&nbsp;' . Number::quantity( $item->quantity( 'quantity' ) ), Money::format( $line->int( 'line_total' ), $line ), $item );
		}
		foreach ( self::totals( $cart, $totals ) as list( $label, $amount ) ) {
			$purchase->totals[] = array(
				'label' => $label,
				'value' => Money::format( $amount, $totals ),
			);
		}
		$purchase->addresses[] = array(
			'heading' => __( 'Shipping address', 'storefront-islands' ),
			'lines'   => array(
				$address->string( 'first_name' ) . ' ' . $address->string( 'last_name' ),
				$address->string( 'address_1' ),
				$address->string( 'postcode' ) . ' ' . $address->string( 'city' ),
			),
		);
		return $purchase;
	}

	/**
	 * Returns the parts of the total that the cart has, with their labels.
	 *
	 * @return list<array{string, int}>
	 */
	private static function totals( JsonReader $cart, JsonReader $totals ): array {
		$rows = array( array( __( 'Subtotal', 'storefront-islands' ), $totals->int( 'total_items' ) ) );
		if ( 0 !== $totals->int( 'total_discount' ) ) {
			$rows[] = array( __( 'Discount', 'storefront-islands' ), -$totals->int( 'total_discount' ) );
		}
		foreach ( $cart->objects( 'fees' ) as $fee ) {
			$rows[] = array( $fee->string( 'name' ), $fee->object( 'totals' )->int( 'total' ) );
		}
		if ( $totals->has( 'total_shipping' ) ) {
			$rows[] = array( __( 'Shipping', 'storefront-islands' ), $totals->int( 'total_shipping' ) );
		}
		foreach ( $totals->objects( 'tax_lines' ) as $tax ) {
			$rows[] = array( $tax->string( 'name' ), $tax->int( 'price' ) );
		}
		$rows[] = array( __( 'Total', 'storefront-islands' ), $totals->int( 'total_price' ) );
		return $rows;
	}
}
