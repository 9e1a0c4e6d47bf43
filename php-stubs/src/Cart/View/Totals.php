<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\ShippingAvailability;
use StorefrontIslands\Cart\ShippingPackages;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\TotalsItem;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as the list in src/islands/shared/cart/totals.tsx, by the same rules. */
final class Totals {
	/** Returns the totals, in the order in which they add up. */
	public static function node( CartReader $reader, ?ShippingPackages $offered = null ): Node {
		$rows    = self::rows( $reader, $offered );
		$last    = count( $rows ) - 1;
		$classic = $reader->classic;
		$lines   = array();
		foreach ( $rows as $index => $row ) {
			$lines[] = TotalsItem::node( $classic->change( 'label-' . $row['id'] ) ?? $row['label'], $row['value'], $index === $last, $row['note'], $classic->change( $row['id'] ) );
		}
		return Node::element(
			'dl',
			array(
				'class'     => 'storefront-totals',
				'aria-busy' => 'false',
			),
			$lines
		);
	}

	/**
	 * Returns labels and values of the totals, with the total last.
	 *
	 * @param ShippingPackages|null $offered Packages with the rates that can be chosen; null for all.
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	public static function rows( CartReader $reader, ?ShippingPackages $offered = null ): array {
		$totals = $reader->cart->object( 'totals' );
		return array_merge(
			array( self::row( 'subtotal', __( 'Subtotal', 'storefront-islands' ), $reader->price( $totals, 'total_items', 'total_items_tax' ) ) ),
			self::discount( $totals, $reader ),
			self::fees( $reader ),
			self::shipping( $totals, $reader, $offered ),
			self::taxes( $totals, $reader ),
			array( self::row( 'total', self::label( $reader ), self::total( $reader ) ) )
		);
	}

	/**
	 * Returns one row.
	 *
	 * @param string $id    Name of the row for plugins' changes (Shop\ClassicTotals).
	 * @param string $value Amount or text.
	 * @param string $note Text below label and value; none if empty.
	 * @return array{id: string, label: string, value: string, note: string}
	 */
	private static function row( string $id, string $label, string $value, string $note = '' ): array {
		return array(
			'id'    => $id,
			'label' => $label,
			'value' => $value,
			'note'  => $note,
		);
	}

	/**
	 * True if shipping is not included in the total yet: it has not been calculated, or rates are available and none is
	 * chosen.
	 */
	public static function is_estimate( CartReader $reader ): bool {
		if ( ! $reader->is_shipped() ) {
			return false;
		}
		if ( ! $reader->cart->bool( 'has_calculated_shipping' ) || ! $reader->cart->object( 'totals' )->has( 'total_shipping' ) ) {
			return true;
		}
		$packages = ShippingPackages::of( $reader->cart );
		foreach ( $packages->rates() as $rate ) {
			if ( $rate->bool( 'selected' ) ) {
				return false;
			}
		}
		return $packages->count() > 0;
	}

	/** Returns the label of the total. */
	public static function label( CartReader $reader ): string {
		return self::is_estimate( $reader ) ? __( 'Estimated total', 'storefront-islands' ) : __( 'Total', 'storefront-islands' );
	}

	/** Returns the formatted total to pay. */
	public static function total( CartReader $reader ): string {
		$totals = $reader->cart->object( 'totals' );
		return Money::format( $totals->int( 'total_price' ), $totals );
	}

	/** Returns a note with the taxes included in the total, if prices include tax. */
	public static function tax_note( CartReader $reader, string $class_name ): ?Node {
		$totals  = $reader->cart->object( 'totals' );
		$tax     = $totals->int( 'total_tax' );
		$classic = $reader->classic;
		// The total of a plugin says what it includes.
		if ( ! $reader->includes_tax() || 0 === $tax || null !== $classic->change( 'total' ) ) {
			return null;
		}
		$lines = array();
		foreach ( self::itemised( $totals, $reader ) as $row ) {
			$lines[] = $row['value'] . ' ' . $row['label'];
		}
		$text = array() === $lines
			/* translators: %s: an amount of money. */
			? sprintf( __( 'Including %s in taxes', 'storefront-islands' ), Money::format( $tax, $totals ) )
			/* translators: %s: amounts and names of taxes: "$1.00 Sales tax, $2.00 City tax". */
			: sprintf( __( 'Including %s', 'storefront-islands' ), implode( ', ', $lines ) );
		return Node::element( 'p', array( 'class' => $class_name ), array( $classic->change( 'tax-note' ) ?? $text ) );
	}

	/**
	 * Returns the discount of coupons.
	 *
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	private static function discount( JsonReader $totals, CartReader $reader ): array {
		$discount = $reader->amount( $totals, 'total_discount', 'total_discount_tax' );
		return 0 === $discount ? array() : array( self::row( 'discount', __( 'Discount', 'storefront-islands' ), Money::format( -$discount, $totals ) ) );
	}

	/**
	 * Returns the fees by name.
	 *
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	private static function fees( CartReader $reader ): array {
		$lines = array();
		foreach ( $reader->cart->objects( 'fees' ) as $fee ) {
			$lines[] = self::row( 'fee-' . $fee->string( 'key' ), $fee->text( 'name' ), $reader->price( $fee->object( 'totals' ), 'total', 'total_tax' ) );
		}
		return $lines;
	}

	/**
	 * Returns the shipping costs, as far as they are known.
	 *
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	private static function shipping( JsonReader $totals, CartReader $reader, ?ShippingPackages $offered ): array {
		if ( ! $reader->is_shipped() ) {
			return array();
		}
		$cost = $reader->amount( $totals, 'total_shipping', 'total_shipping_tax' );
		if ( ! self::is_estimate( $reader ) ) {
			$value = 0 === $cost ? __( 'Free', 'storefront-islands' ) : Money::format( $cost, $totals );
		} elseif ( ShippingAvailability::NONE === ShippingAvailability::of( $offered ?? ShippingPackages::of( $reader->cart ), $reader ) ) {
			$value = __( 'Not available', 'storefront-islands' );
		} else {
			$value = __( 'To be calculated', 'storefront-islands' );
		}
		$collected = ShippingPackages::of( $reader->cart )->are_collected( $reader->settings->strings( 'collectableMethodIds' ) );
		$label     = $collected ? __( 'Pickup', 'storefront-islands' ) : __( 'Shipping', 'storefront-islands' );
		return array( self::row( 'shipping', $label, $value, self::selected_rate_names( $reader ) ) );
	}

	/** Returns the names of the selected shipping rates, each once; empty if none is selected. */
	private static function selected_rate_names( CartReader $reader ): string {
		$names = array();
		foreach ( ShippingPackages::of( $reader->cart )->rates() as $rate ) {
			if ( $rate->bool( 'selected' ) ) {
				$names[] = $rate->text( 'name' );
			}
		}
		return implode( ', ', array_unique( $names ) );
	}

	/**
	 * Returns the taxes that are not included in prices: itemised, or as one total.
	 *
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	private static function taxes( JsonReader $totals, CartReader $reader ): array {
		if ( $reader->includes_tax() || 0 === $totals->int( 'total_tax' ) ) {
			return array();
		}
		return $reader->settings->bool( 'displayItemizedTaxes' )
			? self::itemised( $totals, $reader )
			: array( self::row( 'tax', __( 'Taxes', 'storefront-islands' ), Money::format( $totals->int( 'total_tax' ), $totals ) ) );
	}

	/**
	 * Returns each tax by its name, with its rate if the block shows rates; none if the shop shows one sum.
	 *
	 * @return list<array{id: string, label: string, value: string, note: string}>
	 */
	private static function itemised( JsonReader $totals, CartReader $reader ): array {
		$lines = array();
		foreach ( $reader->settings->bool( 'displayItemizedTaxes' ) ? $totals->objects( 'tax_lines' ) : array() as $line ) {
			$rate    = $reader->has_block_flag( 'tax-rates' ) ? ' ' . $line->text( 'rate' ) : '';
			$lines[] = self::row( 'tax-' . count( $lines ), $line->text( 'name' ) . $rate, Money::format( $line->int( 'price' ), $totals ) );
		}
		return $lines;
	}
}
