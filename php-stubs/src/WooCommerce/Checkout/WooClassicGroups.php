<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Compat\Classic\Source;
use WC_Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the fields of WooCommerce's classic checkout, by group and name, as plugins and themes filter them. A plugin that
 * has a part of its own in WooCommerce's checkout block does not count: it has its fields there. One that registers
 * additional fields for the block does, as these are known by name: a field editor has settings for each of the two.
 */
final class WooClassicGroups {
	/** Actions to which a plugin with a part of the checkout block listens. */
	private const OF_BLOCKS = array( 'woocommerce_blocks_checkout_block_registration', 'woocommerce_store_api_checkout_update_order_from_request', 'woocommerce_store_api_checkout_update_order_meta' );

	/** True if somebody filters them. */
	public static function are_filtered(): bool {
		return class_exists( WC_Checkout::class ) && array() !== array_filter( array_merge( ClassicActions::FIELD_FILTERS, array( ClassicActions::DEFAULT_FIELDS ) ), array( Listeners::class, 'exist' ) );
	}

	/**
	 * Returns the fields as plugins and themes filter them; empty if one of these throws, which is logged.
	 *
	 * @return array<string, array<string, array<array-key, mixed>>>
	 */
	public static function filtered(): array {
		$of_blocks = self::of_blocks( false );
		return self::without(
			static fn( Source $source ): bool => in_array( $source->key(), $of_blocks, true ),
			// WooCommerce's own object keeps the fields of its first call.
			static fn() => ( new WC_Checkout() )->get_checkout_fields()
		);
	}

	/**
	 * Returns the fields of both addresses as they are before plugins and themes filter them.
	 *
	 * @return array<string, array<string, array<array-key, mixed>>>
	 */
	public static function unfiltered(): array {
		return self::without(
			static fn(): bool => true,
			static fn() => array(
				'billing'  => WC()->countries->get_address_fields( (string) WC()->checkout()->get_value( 'billing_country' ), 'billing_' ),
				'shipping' => WC()->countries->get_address_fields( (string) WC()->checkout()->get_value( 'shipping_country' ), 'shipping_' ),
			)
		);
	}

	/**
	 * Returns the keys of the sources that edit the fields of the classic form and of the checkout block alike.
	 *
	 * @return list<string>
	 */
	public static function editors(): array {
		return array_values( array_intersect( self::of_blocks( true ), Listeners::sources( ClassicActions::FIELD_FILTERS ) ) );
	}

	/**
	 * Returns the keys of the sources with a part of the checkout block.
	 *
	 * @param bool $register_fields True for those that register fields of the block, false for those with a part of their own.
	 * @return list<string>
	 */
	private static function of_blocks( bool $register_fields ): array {
		$registers = array();
		foreach ( self::OF_BLOCKS as $action ) {
			foreach ( Listeners::of( $action ) as $listener ) {
				$source                      = $listener['source'];
				$registers[ $source->key() ] = ( $registers[ $source->key() ] ?? false ) || $source->says( 'register_additional_checkout_field' );
			}
		}
		return array_map( 'strval', array_keys( $registers, $register_fields, true ) );
	}

	/**
	 * Returns fields that are read without the filters of some sources.
	 *
	 * @param callable(Source): bool $is_left_out True for these.
	 * @param callable(): mixed      $read        Returns the fields by group.
	 * @return array<string, array<string, array<array-key, mixed>>>
	 */
	private static function without( callable $is_left_out, callable $read ): array {
		$found = array();
		new PluginOutput(
			ClassicActions::FIELD_FILTERS[0],
			static function () use ( &$found, $is_left_out, $read ): void {
				$found = Listeners::without( ClassicActions::FIELD_FILTERS, $is_left_out, $read );
			}
		);
		$groups = array();
		foreach ( (array) $found as $group => $fields ) {
			foreach ( (array) $fields as $name => $field ) {
				if ( is_array( $field ) ) {
					$groups[ (string) $group ][ (string) $name ] = $field;
				}
			}
		}
		return $groups;
	}
}
