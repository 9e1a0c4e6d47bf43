<?php
/**
 * What the shop is set to.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** The catalogue file without its products: one option, written by the seeder. */
final class ShopSettings {
	public const OPTION = 'storefront_islands_demo_shop';

	/** The option's content. */
	private Input $values;

	/** Wraps the option's content; see load(). */
	public function __construct( Input $values ) {
		$this->values = $values;
	}

	/** Reads the option; WordPress keeps it in memory. */
	public static function load(): self {
		return new self( Input::of( get_option( self::OPTION ) ) );
	}

	/** The currency that every amount is in. */
	public function currency(): Currency {
		$store = $this->values->object( 'store' );
		return new Currency( $store->text( 'currency', 'USD' ), $store->text( 'currency_position', 'left' ) );
	}

	/** Country of the shop, as code. */
	public function country(): string {
		return $this->values->object( 'store' )->text( 'country', 'US' );
	}

	/** State of the shop, as code. */
	public function state(): string {
		return $this->values->object( 'store' )->text( 'state' );
	}

	/** Whether an order needs no account. */
	public function allows_guests(): bool {
		return Options::is_on( 'guest_checkout', $this->values->object( 'store' )->flag( 'guest_checkout' ) );
	}

	/** Whether a guest may have an account made while ordering. */
	public function offers_accounts(): bool {
		return Options::is_on( 'account_offered', $this->values->object( 'store' )->flag( 'signup_at_checkout' ) );
	}

	/** Whether guests choose the password of that account; else WordPress makes one up. */
	public function asks_for_password(): bool {
		return Options::is_on( 'password_asked', false );
	}

	/** Whether rates of delivery are kept back until the shipping address says where to. */
	public function ships_to_full_addresses_only(): bool {
		return Options::is_on( 'shipping_cost_requires_address', false );
	}

	/**
	 * The tax rates of a country.
	 *
	 * @return list<TaxRate>
	 */
	public function tax_rates( string $country ): array {
		$rates = array();
		foreach ( $this->values->objects( 'tax_rates' ) as $rate ) {
			if ( in_array( $rate->text( 'country' ), array( '', $country ), true ) ) {
				$rates[] = new TaxRate( $rate->text( 'name' ), $rate->text( 'rate' ), $rate->flag( 'shipping' ) );
			}
		}
		return $rates;
	}

	/**
	 * The delivery methods of the one shipping zone: method_id, title, cost, taxable, min_amount.
	 *
	 * @return list<Input>
	 */
	public function shipping_methods(): array {
		return $this->values->object( 'shipping' )->objects( 'methods' );
	}

	/**
	 * Where orders can be collected: name, address_1, city, state, postcode, country, details.
	 *
	 * @return list<Input>
	 */
	public function pickup_locations(): array {
		return $this->values->object( 'shipping' )->objects( 'pickup_locations' );
	}

	/** A coupon by its code, in any case; null where there is none. */
	public function coupon( string $code ): ?Coupon {
		foreach ( $this->values->objects( 'coupons' ) as $coupon ) {
			if ( strtolower( $coupon->text( 'code' ) ) === strtolower( trim( $code ) ) ) {
				return new Coupon( $coupon, $this->currency()->minor_unit );
			}
		}
		return null;
	}

	/**
	 * Fees: name, amount, when_subtotal_below, taxable.
	 *
	 * @return list<Input>
	 */
	public function fees(): array {
		return $this->values->objects( 'fees' );
	}

	/**
	 * Payment methods in the shop's order: id, title, description. The test card is no part of the catalogue, which is what
	 * WooCommerce's recorded answers were made with.
	 *
	 * @return list<Input>
	 */
	public function payment_methods(): array {
		$methods = $this->values->objects( 'payment_methods' );
		if ( Options::is_on( 'test_card', false ) ) {
			array_unshift(
				$methods,
				Input::of(
					array(
						'id'          => CardGateway::ID,
						'title'       => __( 'Card (test)', 'storefront-islands' ),
						'description' => __( 'A test card: no money moves.', 'storefront-islands' ),
					)
				)
			);
		}
		return $methods;
	}

	/** What a payment method is called; its id where the shop does not have it. */
	public function payment_method_title( string $id ): string {
		foreach ( $this->payment_methods() as $method ) {
			if ( $method->text( 'id' ) === $id ) {
				return $method->text( 'title' );
			}
		}
		return $id;
	}

	/**
	 * The ids of the payment methods in the shop's order.
	 *
	 * @return list<string>
	 */
	public function payment_method_ids(): array {
		return array_map(
			static function ( Input $method ): string {
				return $method->text( 'id' );
			},
			$this->payment_methods()
		);
	}

	/**
	 * Product attributes; an attribute's id is its place in the list, from 1.
	 *
	 * @return array<string, string> Taxonomy to label.
	 */
	public function attributes(): array {
		$labels = array();
		foreach ( $this->values->objects( 'attributes' ) as $attribute ) {
			$labels[ 'pa_' . $attribute->text( 'slug' ) ] = $attribute->text( 'name' );
		}
		return $labels;
	}

	/**
	 * Product attributes as the site settings have them (spec section 3).
	 *
	 * @return list<array{id: int, name: string, taxonomy: string, label: string}>
	 */
	public function product_attributes(): array {
		$attributes = array();
		foreach ( $this->attributes() as $taxonomy => $label ) {
			$attributes[] = array(
				'id'       => count( $attributes ) + 1,
				'name'     => substr( $taxonomy, 3 ),
				'taxonomy' => $taxonomy,
				'label'    => $label,
			);
		}
		return $attributes;
	}
}
