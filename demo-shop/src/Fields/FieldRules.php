<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Fields;

use StorefrontIslands\Checkout\Fields\AdditionalField;
use StorefrontIslands\Checkout\Fields\RuleSchema;
use StorefrontIslands\DemoShop\Support\Input;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What the rules of additional fields say of a cart, in the way of WooCommerce (docs/behaviour.md#field-rules). */
final class FieldRules {
	/** Namespace of the states in `extensions` of the cart, as on a shop with WooCommerce. */
	public const EXTENSION = 'storefront-islands-fields';

	/** Locations of fields by their places in the form. */
	public const PLACES = array(
		'shipping' => 'address',
		'billing'  => 'address',
		'contact'  => 'contact',
		'order'    => 'order',
	);

	/** Cart of the Store API. */
	private Input $cart;

	/** @var array<string, string> Values of additional fields outside the addresses. */
	private array $values;

	/** @var array<string, mixed> Part `checkout` of the document without its fields. */
	private array $checkout;

	/**
	 * @param array<string, mixed>  $cart     Response of GET cart.
	 * @param array<string, string> $values   Values of additional fields outside the addresses.
	 * @param array<string, mixed>  $checkout Part `checkout` of the document without its fields.
	 */
	public function __construct( array $cart, array $values, array $checkout ) {
		$this->cart     = Input::of( json_decode( (string) wp_json_encode( $cart ), true ) );
		$this->values   = $values;
		$this->checkout = $checkout;
	}

	/**
	 * Returns the state of each field with rules, by its id in the validation store.
	 *
	 * @return array<string, array<string, bool>>
	 */
	public function states(): array {
		$states = array();
		foreach ( self::PLACES as $place => $location ) {
			foreach ( AdditionalFields::of( $location ) as $name => $field ) {
				$rules = AdditionalField::rules( $field );
				$state = array();
				if ( isset( $rules['hidden'] ) ) {
					$state['hidden'] = $this->is_hidden( $place, $field );
				}
				if ( isset( $rules['required'] ) ) {
					$state['required'] = $this->is_required( $place, $field );
				}
				$states[ $place . '_' . $name ] = $state;
			}
		}
		return array_filter( $states );
	}

	/**
	 * Returns why values of one place cannot be ordered, with the name of the field as `key`; null if they can.
	 *
	 * @param array<string, string> $values Values of the fields.
	 */
	public function problems( string $place, array $values ): ?WP_Error {
		$errors = new WP_Error();
		foreach ( AdditionalFields::of( self::PLACES[ $place ] ) as $name => $field ) {
			$value = $values[ $name ] ?? '';
			if ( $this->is_hidden( $place, $field ) ) {
				continue;
			}
			$problem = null;
			if ( '' === $value || ( AdditionalFields::is_checkbox( $field ) && '1' !== $value ) ) {
				/* translators: %s: a field's label */
				$problem = $this->is_required( $place, $field ) ? new WP_Error( 'woocommerce_required_checkout_field', sprintf( __( '%s is required', 'storefront-islands' ), Input::of( $field )->text( 'label' ) ) ) : null;
			} elseif ( ! $this->is_valid( $place, $name, $field ) ) {
				/* translators: %s: a field's label */
				$problem = new WP_Error( 'woocommerce_invalid_checkout_field', sprintf( __( 'Please provide a valid %s', 'storefront-islands' ), Input::of( $field )->text( 'label' ) ) );
			} else {
				$problem = AdditionalFields::refusal( $field, $value );
			}
			$problem = $problem ?? new WP_Error();
			foreach ( $problem->get_error_codes() as $code ) {
				$errors->add( $code, $problem->get_error_message( $code ), array( 'key' => $name ) );
			}
		}
		return $errors->has_errors() ? $errors : null;
	}

	/**
	 * @param array<array-key, mixed> $field Options of the field.
	 */
	public function is_hidden( string $place, array $field ): bool {
		$rule = AdditionalField::rules( $field )['hidden'] ?? null;
		return null !== $rule && $this->holds( RuleSchema::of_rule( $rule ), $place );
	}

	/**
	 * True if a field that is not hidden needs a value.
	 *
	 * @param array<array-key, mixed> $field Options of the field.
	 */
	private function is_required( string $place, array $field ): bool {
		$rule = AdditionalField::rules( $field )['required'] ?? null;
		return null === $rule ? true === ( $field['required'] ?? false ) : ! $this->is_hidden( $place, $field ) && $this->holds( RuleSchema::of_rule( $rule ), $place );
	}

	/**
	 * True if the value of a field satisfies its rule.
	 *
	 * @param array<array-key, mixed> $field Options of the field.
	 */
	private function is_valid( string $place, string $name, array $field ): bool {
		$rule = AdditionalField::rules( $field )['validation'] ?? null;
		if ( null === $rule ) {
			return true;
		}
		$group  = 'address' === self::PLACES[ $place ] ? $place . '_address' : 'additional_fields';
		$inside = array( $group => array( 'properties' => array( $name => $rule ) ) );
		return $this->holds( RuleSchema::of_rule( array( 'order' === $place ? 'checkout' : 'customer' => array( 'properties' => $inside ) ) ), $place );
	}

	/** True if a schema holds for the document. */
	private function holds( \stdClass $schema, string $place ): bool {
		return RuleEvaluator::is_valid( $schema, json_decode( (string) wp_json_encode( $this->document( $place ) ) ) );
	}

	/**
	 * Returns the document for the fields of one place.
	 *
	 * @return array<string, mixed>
	 */
	private function document( string $place ): array {
		$customer = array(
			'id'                => get_current_user_id(),
			'billing_address'   => $this->address( 'billing_address' ),
			'shipping_address'  => $this->address( 'shipping_address' ),
			'additional_fields' => (object) self::typed( 'contact', array_intersect_key( $this->values, AdditionalFields::of( 'contact' ) ) ),
		);
		return array(
			'cart'     => $this->cart_data(),
			'checkout' => $this->checkout + array( 'additional_fields' => (object) self::typed( 'order', array_intersect_key( $this->values, AdditionalFields::of( 'order' ) ) ) ),
			'customer' => 'address' === self::PLACES[ $place ] ? $customer + array( 'address' => $customer[ $place . '_address' ] ) : $customer,
		);
	}

	/** @return array<string, mixed> Part `cart` of the document. */
	private function cart_data(): array {
		$items = array();
		$types = array();
		foreach ( $this->cart->objects( 'items' ) as $item ) {
			$items   = array_merge( $items, array_fill( 0, max( 0, $item->number( 'quantity' ) ), $item->number( 'id' ) ) );
			$types[] = $item->text( 'type' );
		}
		$coupons = array();
		foreach ( $this->cart->objects( 'coupons' ) as $coupon ) {
			$coupons[] = $coupon->text( 'code' );
		}
		$rates     = array();
		$is_pickup = false;
		foreach ( $this->cart->objects( 'shipping_rates' ) as $package ) {
			foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
				if ( $rate->flag( 'selected' ) ) {
					$rates[]   = $rate->text( 'rate_id' );
					$is_pickup = $is_pickup || 'pickup_location' === $rate->text( 'method_id' );
				}
			}
		}
		$totals = $this->cart->object( 'totals' );
		return array(
			'coupons'            => $coupons,
			'shipping_rates'     => $rates,
			'items'              => $items,
			'items_type'         => array_values( array_unique( $types ) ),
			'items_count'        => $this->cart->number( 'items_count' ),
			'items_weight'       => (float) $this->cart->text( 'items_weight' ),
			'needs_shipping'     => $this->cart->flag( 'needs_shipping' ),
			'prefers_collection' => $is_pickup,
			'totals'             => array(
				'total_price' => $totals->number( 'total_price' ),
				'total_tax'   => $totals->number( 'total_tax' ),
			),
			'extensions'         => (object) array(),
		);
	}

	/**
	 * @param string $name Name in the cart.
	 * @return array<string, bool|string>
	 */
	private function address( string $name ): array {
		return self::typed( 'address', array_map( 'wp_specialchars_decode', $this->cart->object( $name )->map() ) );
	}

	/**
	 * Returns values as rules find them: a checkbox is true or false.
	 *
	 * @param array<array-key, string> $values Values.
	 * @return array<string, bool|string>
	 */
	private static function typed( string $location, array $values ): array {
		$fields = AdditionalFields::of( $location );
		$typed  = array();
		foreach ( $values as $name => $value ) {
			$typed[ (string) $name ] = isset( $fields[ $name ] ) && AdditionalFields::is_checkbox( $fields[ $name ] ) ? '1' === $value : $value;
		}
		return $typed;
	}
}
