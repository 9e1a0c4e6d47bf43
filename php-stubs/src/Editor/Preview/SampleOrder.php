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
		$rows = array(
			'total_items'    => __( 'Subtotal', 'storefront-islands' ),
			'total_shipping' => __( 'Shipping', 'storefront-islands' ),
			'total_tax'      => __( 'Taxes', 'storefront-islands' ),
			'total_price'    => __( 'Total', 'storefront-islands' ),
		);
		foreach ( $rows as $name => $label ) {
			if ( $totals->has( $name ) ) {
				$purchase->totals[] = array(
					'label' => $label,
					'value' => Money::format( $totals->int( $name ), $totals ),
				);
			}
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
}
