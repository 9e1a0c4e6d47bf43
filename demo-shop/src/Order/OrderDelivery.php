<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\Shipping;
use StorefrontIslands\DemoShop\Customer\Countries;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Delivery method and addresses of an order as text. */
final class OrderDelivery {
	/** @return list<array{heading: string, lines: list<string>}> */
	public static function addresses( Order $order ): array {
		$blocks = array();
		$rate   = self::chosen_rate( $order->cart );
		if ( null !== $rate ) {
			$blocks[] = self::delivery( $rate );
		}
		if ( null !== $rate && Shipping::PICKUP !== $rate->text( 'method_id' ) ) {
			$blocks[] = self::block( __( 'Shipping address', 'storefront-islands' ), self::address( $order->cart->object( 'shipping_address' ) ) );
		}
		$blocks[] = self::block( __( 'Billing address', 'storefront-islands' ), self::address( $order->cart->object( 'billing_address' ) ) );
		return $blocks;
	}

	/** Returns the selected shipping rate; null if nothing needs shipping. */
	private static function chosen_rate( Input $cart ): ?Input {
		foreach ( $cart->objects( 'shipping_rates' ) as $package ) {
			foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
				if ( $rate->flag( 'selected' ) ) {
					return $rate;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the delivery method or the pickup location.
	 *
	 * @return array{heading: string, lines: list<string>}
	 */
	private static function delivery( Input $rate ): array {
		$meta = array();
		foreach ( $rate->objects( 'meta_data' ) as $entry ) {
			$meta[ $entry->text( 'key' ) ] = Text::plain( $entry->text( 'value' ) );
		}
		return Shipping::PICKUP === $rate->text( 'method_id' )
			? self::block( __( 'Pick up at', 'storefront-islands' ), array( $meta['pickup_location'] ?? '', $meta['pickup_address'] ?? '', $meta['pickup_details'] ?? '' ) )
			: self::block( __( 'Delivery', 'storefront-islands' ), array( Text::plain( $rate->text( 'name' ) ) ) );
	}

	/** @return list<string> Lines of the address; some may be empty. */
	private static function address( Input $stored ): array {
		$address = Input::of( array_map( array( Text::class, 'plain' ), $stored->map() ) );
		$country = $address->text( 'country' );
		$states  = Countries::states( $country );
		$state   = $address->text( 'state' );
		return array(
			trim( $address->text( 'first_name' ) . ' ' . $address->text( 'last_name' ) ),
			$address->text( 'company' ),
			$address->text( 'address_1' ),
			$address->text( 'address_2' ),
			trim( $address->text( 'city' ) . ', ' . ( $states[ $state ] ?? $state ) . ' ' . $address->text( 'postcode' ), ', ' ),
			Countries::names()[ $country ] ?? $country,
			$address->text( 'phone' ),
		);
	}

	/**
	 * Returns a block without its empty lines.
	 *
	 * @param list<string> $lines Lines of the block.
	 * @return array{heading: string, lines: list<string>}
	 */
	private static function block( string $heading, array $lines ): array {
		return array(
			'heading' => $heading,
			'lines'   => array_values( array_diff( $lines, array( '' ) ) ),
		);
	}
}
