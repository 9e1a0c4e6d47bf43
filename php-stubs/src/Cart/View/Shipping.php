<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\ShippingAvailability;
use StorefrontIslands\Cart\ShippingPackages;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Disclosure;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/cart/shipping.tsx. */
final class Shipping {
	/** Returns the destination and the shipping rates. */
	public static function node( CartReader $reader, CartForm $form ): ?Node {
		if ( ! $reader->is_shipped() ) {
			return null;
		}
		$place          = self::place( $reader );
		$has_calculator = $reader->has_shipping_calculator();
		$packages       = ShippingPackages::of( $reader->cart );
		$lists          = ShippingRates::nodes( $packages, $reader );
		$message        = $has_calculator ? ShippingRates::message( $packages, $reader ) : self::message_without_form( $packages, $reader, $place );
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-shipping',
				'aria-labelledby' => 'storefront-shipping-title',
			),
			array_merge(
				array(
					$reader->heading(
						__( 'Delivery', 'storefront-islands' ),
						array(
							'id'    => 'storefront-shipping-title',
							'class' => 'storefront-shipping__title',
						),
						1
					),
					$has_calculator || count( $packages->rates() ) > count( $lists ) ? self::change() : null,
					'' === $place ? null : Node::element(
						'p',
						array( 'class' => 'storefront-shipping__destination' ),
						/* translators: %s: city, state, postcode and country. */
						array( sprintf( __( 'Shipping to %s', 'storefront-islands' ), $place ) )
					),
					$has_calculator ? Disclosure::node( 'storefront-shipping__address', __( 'Change address', 'storefront-islands' ), $form->address( $reader ) ) : null,
					'' === $message ? null : Node::element( 'p', array( 'class' => 'storefront-shipping__message' ), array( $message ) ),
				),
				$lists,
				array( $form->rates( $packages, $reader ) )
			)
		);
	}

	/** Returns the button that folds and unfolds what follows on small screens, by the style sheet. */
	private static function change(): Node {
		return Node::element(
			'details',
			array( 'class' => 'storefront-shipping__change' ),
			array(
				Node::element(
					'summary',
					array( 'aria-label' => __( 'Change delivery', 'storefront-islands' ) ),
					array( __( 'Change', 'storefront-islands' ) )
				),
			)
		);
	}

	/** Returns the reason for which a cart that does not ask for the address has no rates; WooCommerce's words. */
	private static function message_without_form( ShippingPackages $packages, CartReader $reader, string $place ): string {
		return ShippingAvailability::message(
			$packages,
			$reader,
			array(
				ShippingAvailability::AWAITS_ADDRESS => __( 'Shipping costs are calculated during checkout.', 'storefront-islands' ),
				/* translators: %s: city, state, postcode and country. */
				ShippingAvailability::NONE           => sprintf( __( 'No shipping options were found for %s.', 'storefront-islands' ), $place ),
			)
		);
	}

	/** Returns the destination as text; empty if it is unknown. */
	private static function place( CartReader $reader ): string {
		$address = $reader->cart->object( 'shipping_address' );
		$country = $address->string( 'country' );
		$states  = $reader->settings->object( 'states' )->object( $country );
		$state   = $address->string( 'state' );
		$parts   = array(
			$address->string( 'city' ),
			self::join( ' ', array( $states->has( $state ) ? $states->text( $state ) : $state, $address->string( 'postcode' ) ) ),
			$reader->settings->object( 'countries' )->has( $country ) ? $reader->settings->object( 'countries' )->text( $country ) : $country,
		);
		return self::join( ', ', $parts );
	}

	/**
	 * Joins the parts that are not empty.
	 *
	 * @param string       $separator Text between the parts.
	 * @param list<string> $parts     Parts, which may be empty.
	 */
	private static function join( string $separator, array $parts ): string {
		return implode( $separator, self::filled( $parts ) );
	}

	/**
	 * Returns the texts that are not empty.
	 *
	 * @param list<string> $texts Texts, which may be empty.
	 * @return list<string>
	 */
	private static function filled( array $texts ): array {
		return array_values( array_diff( $texts, array( '' ) ) );
	}
}
