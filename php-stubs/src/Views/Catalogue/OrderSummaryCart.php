<?php
/**
 * A cart as the order summary shows it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;

defined( 'ABSPATH' ) || exit;

/** Reads the answer of GET /wc/store/v1/cart into rows of text. */
final class OrderSummaryCart {
	/**
	 * The cart as the Store API answers it.
	 *
	 * @var Data
	 */
	private $cart;

	/**
	 * Takes the answer.
	 *
	 * @param mixed $cart Plain arrays.
	 */
	public function __construct( $cart ) {
		$this->cart = new Data( $cart );
	}

	/**
	 * What is in it.
	 *
	 * @return list<array{name: string, details: string, quantity: int, total: string}>
	 */
	public function items(): array {
		$rows = array();
		foreach ( $this->cart->objects( 'items' ) as $item ) {
			$details = array();
			foreach ( $item->objects( 'variation' ) as $variation ) {
				$details[] = $variation->text( 'attribute' ) . ': ' . $variation->text( 'value' );
			}
			$rows[] = array(
				'name'     => $item->text( 'name' ),
				'details'  => implode( ', ', $details ),
				'quantity' => $item->int( 'quantity' ),
				'total'    => $this->amount( $item->object( 'totals' ), 'line_subtotal' ),
			);
		}
		return $rows;
	}

	/**
	 * What it comes to: only the rows that say something, the whole last.
	 *
	 * @return list<array{label: string, amount: string, final: bool}>
	 */
	public function totals(): array {
		$totals = $this->cart->object( 'totals' );
		$rows   = array( $this->row( __( 'Subtotal', 'storefront-islands' ), $this->amount( $totals, 'total_items' ) ) );
		if ( 0 !== $totals->int( 'total_discount' ) ) {
			$rows[] = $this->row( __( 'Discount', 'storefront-islands' ), '-' . $this->amount( $totals, 'total_discount' ) );
		}
		foreach ( $this->cart->objects( 'fees' ) as $fee ) {
			$rows[] = $this->row( $fee->text( 'name' ), $this->amount( $fee->object( 'totals' ), 'total' ) );
		}
		if ( $this->cart->bool( 'needs_shipping' ) && $totals->has( 'total_shipping' ) ) {
			$rows[] = $this->row( __( 'Shipping', 'storefront-islands' ), $this->amount( $totals, 'total_shipping' ) );
		}
		if ( 0 !== $totals->int( 'total_tax' ) ) {
			$rows[] = $this->row( __( 'Taxes', 'storefront-islands' ), $this->amount( $totals, 'total_tax' ) );
		}
		$rows[] = array( 'final' => true ) + $this->row( __( 'Total', 'storefront-islands' ), $this->amount( $totals, 'total_price' ) );
		return $rows;
	}

	/**
	 * One row of the totals.
	 *
	 * @param string $label  Text.
	 * @param string $amount Text.
	 * @return array{label: string, amount: string, final: bool}
	 */
	private function row( string $label, string $amount ): array {
		return array(
			'label'  => $label,
			'amount' => $amount,
			'final'  => false,
		);
	}

	/**
	 * An amount as text.
	 *
	 * @param Data   $totals Amounts in minor units beside the fields of their currency.
	 * @param string $field  Which.
	 */
	private function amount( Data $totals, string $field ): string {
		return Money::format( $totals->int( $field ), $totals );
	}
}
