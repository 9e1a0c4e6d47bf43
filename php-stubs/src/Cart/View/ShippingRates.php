<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\ShippingAvailability;
use StorefrontIslands\Cart\ShippingPackages;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\RadioGroup;

defined( 'ABSPATH' ) || exit;

/** Lists with the rates of each package. Renders the same HTML as src/islands/shared/cart/shipping. */
final class ShippingRates {
	/**
	 * Returns one list for each package with rates.
	 *
	 * @param ShippingPackages $packages Packages of the cart, with all or some of their rates.
	 * @param CartForm|null    $form     Form that sends the choice without scripts.
	 * @return list<Node>
	 */
	public static function nodes( ShippingPackages $packages, CartReader $reader, ?CartForm $form = null ): array {
		$nodes = array();
		foreach ( $packages->all() as $package ) {
			if ( array() !== $package->objects( 'shipping_rates' ) ) {
				$nodes[] = self::package( $package, $packages->count() > 1 ? self::contents( $package ) : '', $reader, $form );
			}
		}
		return $nodes;
	}

	/**
	 * Returns the reason why there are no rates to choose from; empty if there are.
	 *
	 * @param ShippingPackages $packages Packages of the cart, with all or some of their rates.
	 */
	public static function message( ShippingPackages $packages, CartReader $reader ): string {
		return ShippingAvailability::message(
			$packages,
			$reader,
			array(
				ShippingAvailability::AWAITS_ADDRESS => __( 'Enter your address to see the delivery options.', 'storefront-islands' ),
				ShippingAvailability::NONE           => __( 'There is no delivery to this address. Please check it.', 'storefront-islands' ),
			)
		);
	}

	/**
	 * Returns one shipping rate.
	 *
	 * @param bool $is_chosen True if it is selected.
	 * @param array<string, string> $attributes Further attributes of the input.
	 */
	public static function option( string $name, JsonReader $rate, bool $is_chosen, string $label, CartReader $reader, array $attributes = array() ): Node {
		return RadioGroup::option(
			$name,
			$rate->string( 'rate_id' ),
			$is_chosen,
			$label,
			self::price( $reader->amount( $rate, 'price', 'taxes' ), $rate ),
			self::notes( $rate ),
			$attributes
		);
	}

	/**
	 * Returns the formatted price of a rate.
	 *
	 * @param int $amount Amount in minor units.
	 */
	public static function price( int $amount, JsonReader $currency ): string {
		return 0 === $amount ? __( 'Free', 'storefront-islands' ) : Money::format( $amount, $currency );
	}

	/**
	 * Returns the rates of one package.
	 *
	 * @param string $contents Contents of the package, if there are several packages.
	 */
	private static function package( JsonReader $package, string $contents, CartReader $reader, ?CartForm $form ): Node {
		$id      = $package->string( 'package_id' );
		$name    = null === $form ? 'storefront-rate-' . $id : "shipping_method[$id]";
		$chosen  = false;
		$options = array();
		foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
			$is_chosen = ! $chosen && $rate->bool( 'selected' );
			$chosen    = $chosen || $is_chosen;
			$options[] = self::option( $name, $rate, $is_chosen, $rate->text( 'name' ), $reader, null === $form ? array() : array( 'form' => CartForm::ID ) );
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-shipping__package wc-block-components-shipping-rates-control' ),
			array( RadioGroup::node( $package->text( 'name' ), $contents, $options ) )
		);
	}

	/**
	 * Returns the notes of a rate: delivery time, address and details of the pickup location.
	 *
	 * @return list<string>
	 */
	private static function notes( JsonReader $rate ): array {
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

	/** Returns the contents of a package as text. */
	private static function contents( JsonReader $package ): string {
		$items = array();
		foreach ( $package->objects( 'items' ) as $item ) {
			$items[] = $item->text( 'name' ) . ' × ' . Number::quantity( $item->quantity( 'quantity' ) );
		}
		return implode( ', ', $items );
	}
}
