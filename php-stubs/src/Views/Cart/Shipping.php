<?php
/**
 * The delivery of the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Views\Shipping\Packages;
use StorefrontIslands\Views\Shipping\RateLists;
use StorefrontIslands\Views\Ui\Disclosure;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/cart/parts/shipping.tsx. */
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
		$packages    = Packages::of( $reader->cart );
		$message     = RateLists::message( $packages, $reader );
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
					'' === $destination ? null : Node::element( 'p', array( 'class' => 'storefront-shipping__destination' ), array( $destination ) ),
					Disclosure::node( 'storefront-shipping__address storefront-needs-script', __( 'Change address', 'storefront-islands' ) ),
					'' === $message ? null : Node::element( 'p', array( 'class' => 'storefront-shipping__message' ), array( $message ) ),
				),
				RateLists::nodes( $packages, $reader )
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
