<?php
/**
 * The delivery of the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Disclosure;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\RadioGroup;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/cart/model/shipping.ts and parts/shipping.tsx. */
final class Shipping {
	/**
	 * Where the cart goes and how.
	 *
	 * @param CartReader $reader The cart.
	 */
	public static function node( CartReader $reader ): ?Node {
		if ( ! $reader->is_shipped() ) {
			return null;
		}
		$destination = self::destination( $reader );
		$message     = self::message( $reader->cart );
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-shipping',
				'aria-labelledby' => 'storefront-shipping-title',
			),
			array_merge(
				array(
					Node::element(
						'h3',
						array(
							'id'    => 'storefront-shipping-title',
							'class' => 'storefront-shipping__title',
						),
						array( __( 'Delivery', 'storefront-islands' ) )
					),
					'' === $destination ? null : Node::element( 'p', array( 'class' => 'storefront-shipping__destination' ), array( $destination ) ),
					Disclosure::node( 'storefront-shipping__address storefront-needs-script', __( 'Change address', 'storefront-islands' ) ),
					'' === $message ? null : Node::element( 'p', array( 'class' => 'storefront-shipping__message' ), array( $message ) ),
				),
				self::packages( $reader )
			)
		);
	}

	/**
	 * Where to, in words; empty where it is not known.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function destination( CartReader $reader ): string {
		$address = $reader->cart->object( 'shipping_address' );
		$country = $address->string( 'country' );
		$states  = $reader->settings->object( 'states' )->object( $country );
		$state   = $address->string( 'state' );
		$parts   = array(
			$address->string( 'city' ),
			self::join( ' ', array( $states->has( $state ) ? $states->text( $state ) : $state, $address->string( 'postcode' ) ) ),
			$reader->settings->object( 'countries' )->has( $country ) ? $reader->settings->object( 'countries' )->text( $country ) : $country,
		);
		$place   = self::join( ', ', $parts );
		/* translators: %s: city, state, postcode and country. */
		return '' === $place ? '' : sprintf( __( 'Shipping to %s', 'storefront-islands' ), $place );
	}

	/**
	 * Why there is nothing to choose from; empty where there is.
	 *
	 * @param Data $cart The cart.
	 */
	private static function message( Data $cart ): string {
		$packages = $cart->objects( 'shipping_rates' );
		if ( ! $cart->bool( 'has_calculated_shipping' ) || array() === $packages ) {
			return __( 'Enter your address to see the delivery options.', 'storefront-islands' );
		}
		foreach ( $packages as $package ) {
			if ( array() !== $package->objects( 'shipping_rates' ) ) {
				return '';
			}
		}
		return __( 'There is no delivery to this address. Please check it.', 'storefront-islands' );
	}

	/**
	 * The choices of each package.
	 *
	 * @param CartReader $reader The cart.
	 * @return list<Node>
	 */
	private static function packages( CartReader $reader ): array {
		$packages = $reader->cart->objects( 'shipping_rates' );
		$nodes    = array();
		foreach ( $packages as $package ) {
			if ( array() !== $package->objects( 'shipping_rates' ) ) {
				$nodes[] = self::package( $package, count( $packages ) > 1 ? self::contents( $package ) : '', $reader );
			}
		}
		return $nodes;
	}

	/**
	 * The choices of one package.
	 *
	 * @param Data       $package  A shipping package of the Store API.
	 * @param string     $contents What is in it, where there are several.
	 * @param CartReader $reader   How the cart is shown.
	 */
	private static function package( Data $package, string $contents, CartReader $reader ): Node {
		$name    = 'storefront-rate-' . $package->string( 'package_id' );
		$chosen  = null;
		$options = array();
		foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
			$is_chosen = null === $chosen && $rate->bool( 'selected' );
			$chosen    = $is_chosen ? $rate->string( 'rate_id' ) : $chosen;
			$cost      = $reader->amount( $rate, 'price', 'taxes' );
			$options[] = RadioGroup::option(
				$name,
				$rate->string( 'rate_id' ),
				$is_chosen,
				$rate->text( 'name' ),
				0 === $cost ? __( 'Free', 'storefront-islands' ) : Money::format( $cost, $rate ),
				self::notes( $rate )
			);
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
		return self::filled( $notes );
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

	/**
	 * Puts the parts that say something together.
	 *
	 * @param string       $separator What stands between them.
	 * @param list<string> $parts     Some of them may be empty.
	 */
	private static function join( string $separator, array $parts ): string {
		return implode( $separator, self::filled( $parts ) );
	}

	/**
	 * The texts that say something.
	 *
	 * @param list<string> $texts Some of them may be empty.
	 * @return list<string>
	 */
	private static function filled( array $texts ): array {
		return array_values( array_diff( $texts, array( '' ) ) );
	}
}
