<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** Minimum amount of free shipping. */
final class WooFreeShipping {
	/**
	 * Returns the minimum amount in the shipping zone of the shop's location. The visitor's own zone is not used: cached
	 * pages show the amount.
	 *
	 * @return string|null Amount in major units, as entered by the merchant.
	 */
	public static function threshold(): ?string {
		if ( ! wc_shipping_enabled() ) {
			return null;
		}
		$base = wc_get_base_location();
		$zone = \WC_Shipping_Zones::get_zone_matching_package(
			array(
				'destination' => array(
					'country'  => $base['country'],
					'state'    => $base['state'],
					'postcode' => WC()->countries->get_base_postcode(),
				),
			)
		);
		foreach ( has_filter( 'woocommerce_shipping_zone_shipping_methods' ) ? $zone->get_shipping_methods( true ) : self::free_methods( $zone ) as $method ) {
			if ( $method instanceof \WC_Shipping_Free_Shipping && in_array( $method->requires, array( 'min_amount', 'either' ), true ) ) {
				return $method->min_amount > 0 ? (string) $method->min_amount : null;
			}
		}
		return null;
	}

	/**
	 * Returns the enabled methods of a zone that are free shipping, as WC_Shipping_Zone::get_shipping_methods() does: that
	 * makes all methods of the zone, each with the form of its settings.
	 *
	 * @return list<\WC_Shipping_Free_Shipping>
	 */
	private static function free_methods( \WC_Shipping_Zone $zone ): array {
		$read    = array( \WC_Data_Store::load( 'shipping-zone' ), 'get_methods' );
		$rows    = is_callable( $read ) ? $read( $zone->get_id(), true ) : array();
		$classes = WC()->shipping()->get_shipping_method_class_names();
		$found   = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$row    = is_object( $row ) ? array_filter( get_object_vars( $row ), 'is_scalar' ) : array();
			$class  = $classes[ $row['method_id'] ?? '' ] ?? '';
			$is_one = ( is_string( $class ) || is_object( $class ) ) && is_a( $class, \WC_Shipping_Free_Shipping::class, true );
			$method = $is_one ? new $class( (int) ( $row['instance_id'] ?? 0 ) ) : null;
			if ( $method instanceof \WC_Shipping_Free_Shipping ) {
				$found[] = array( (int) ( $row['method_order'] ?? 0 ), $method );
			}
		}
		usort( $found, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );
		return array_column( $found, 1 );
	}
}
