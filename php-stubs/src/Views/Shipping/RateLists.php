<?php
/**
 * Shipping rates.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Shipping;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\RadioGroup;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/shared/shipping: the rates of each package to choose from. */
final class RateLists {
	/**
	 * One choice for each package that has any.
	 *
	 * @param Packages   $packages Those of the cart, or some of their rates.
	 * @param CartReader $reader   The cart.
	 * @return list<Node>
	 */
	public static function nodes( Packages $packages, CartReader $reader ): array {
		$nodes = array();
		foreach ( $packages->all() as $package ) {
			if ( array() !== $package->objects( 'shipping_rates' ) ) {
				$nodes[] = self::package( $package, $packages->count() > 1 ? self::contents( $package ) : '', $reader );
			}
		}
		return $nodes;
	}

	/**
	 * Why there is nothing to choose from; empty where there is.
	 *
	 * @param Packages   $packages Those of the cart, or some of their rates.
	 * @param CartReader $reader   The cart.
	 */
	public static function message( Packages $packages, CartReader $reader ): string {
		switch ( Prospect::of( $packages, $reader ) ) {
			case Prospect::AWAITS_ADDRESS:
				return __( 'Enter your address to see the delivery options.', 'storefront-islands' );
			case Prospect::NONE:
				return __( 'There is no delivery to this address. Please check it.', 'storefront-islands' );
			default:
				return '';
		}
	}

	/**
	 * One rate to choose.
	 *
	 * @param string     $name      Of the group.
	 * @param Data       $rate      A shipping rate of the Store API.
	 * @param bool       $is_chosen Whether it holds.
	 * @param string     $label     What it is.
	 * @param CartReader $reader    How the cart is shown.
	 */
	public static function option( string $name, Data $rate, bool $is_chosen, string $label, CartReader $reader ): Node {
		return RadioGroup::option(
			$name,
			$rate->string( 'rate_id' ),
			$is_chosen,
			$label,
			self::price( $reader->amount( $rate, 'price', 'taxes' ), $rate ),
			self::notes( $rate )
		);
	}

	/**
	 * What a rate costs.
	 *
	 * @param int  $amount   Minor units.
	 * @param Data $currency Holds the currency_ fields.
	 */
	public static function price( int $amount, Data $currency ): string {
		return 0 === $amount ? __( 'Free', 'storefront-islands' ) : Money::format( $amount, $currency );
	}

	/**
	 * The choices of one package.
	 *
	 * @param Data       $package  A shipping package of the Store API.
	 * @param string     $contents What is in it, where there are several.
	 * @param CartReader $reader   How the cart is shown.
	 */
	private static function package( Data $package, string $contents, CartReader $reader ): Node {
		$chosen  = false;
		$options = array();
		foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
			$is_chosen = ! $chosen && $rate->bool( 'selected' );
			$chosen    = $chosen || $is_chosen;
			$options[] = self::option( 'storefront-rate-' . $package->string( 'package_id' ), $rate, $is_chosen, $rate->text( 'name' ), $reader );
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-shipping__package' ),
			array( RadioGroup::node( $package->text( 'name' ), $contents, $options ) )
		);
	}

	/**
	 * What else is to be known about a rate: how long it takes, where to collect and when.
	 *
	 * @param Data $rate A shipping rate of the Store API.
	 * @return list<string>
	 */
	private static function notes( Data $rate ): array {
		$meta = array();
		foreach ( $rate->objects( 'meta_data' ) as $entry ) {
			$meta[ $entry->string( 'key' ) ] = $entry->text( 'value' );
		}
		$notes = array( $rate->text( 'description' ), $rate->text( 'delivery_time' ) );
		if ( 'pickup_location' === $rate->string( 'method_id' ) || isset( $meta['pickup_location'] ) ) {
			$notes[] = $meta['pickup_address'] ?? '';
			$notes[] = $meta['pickup_details'] ?? '';
		}
		return array_values( array_diff( $notes, array( '' ) ) );
	}

	/**
	 * What is in a package.
	 *
	 * @param Data $package A shipping package of the Store API.
	 */
	private static function contents( Data $package ): string {
		$items = array();
		foreach ( $package->objects( 'items' ) as $item ) {
			$items[] = $item->text( 'name' ) . ' × ' . $item->int( 'quantity' );
		}
		return implode( ', ', $items );
	}
}
