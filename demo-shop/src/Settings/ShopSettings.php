<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the shop: the content of the catalogue file without its products, which the seeder stores in one option,
 * and Options.
 */
final class ShopSettings {
	public const OPTION = 'storefront_islands_demo_shop';

	/** Id of the payment method of the test card. */
	public const TEST_CARD = 'storefront_card';

	/** Content of the option. */
	private Input $values;

	public function __construct( Input $values ) {
		$this->values = $values;
	}

	/** Reads the option; WordPress caches it. */
	public static function load(): self {
		return new self( Input::of( get_option( self::OPTION ) ) );
	}

	public function currency(): Currency {
		$store = $this->values->object( 'store' );
		return new Currency( $store->text( 'currency', 'USD' ), $store->text( 'currency_position', 'left' ) );
	}

	/** Returns the country code. */
	public function country(): string {
		return $this->values->object( 'store' )->text( 'country', 'US' );
	}

	/** Returns the state code. */
	public function state(): string {
		return $this->values->object( 'store' )->text( 'state' );
	}

	/** True if orders need no account. */
	public function allows_guests(): bool {
		return Options::is_on( 'guest_checkout', $this->values->object( 'store' )->flag( 'guest_checkout' ) );
	}

	/** True if guests may create an account while ordering. */
	public function offers_accounts(): bool {
		return Options::is_on( 'account_offered', $this->values->object( 'store' )->flag( 'signup_at_checkout' ) );
	}

	/** True if guests choose the password of that account; otherwise WordPress generates one. */
	public function asks_for_password(): bool {
		return Options::is_on( 'password_asked', false );
	}

	/** True if new visitors are taken to be in the shop's country; otherwise their country is not known. */
	public function locates_visitors(): bool {
		return Options::is_on( 'visitors_located', true );
	}

	/** True if shipping rates are hidden until the shipping address is complete. */
	public function ships_to_full_addresses_only(): bool {
		return Options::is_on( 'shipping_cost_requires_address', false );
	}

	/** @return list<TaxRate> */
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
	 * Returns the shipping methods of the only shipping zone: method_id, title, cost, taxable, min_amount.
	 *
	 * @return list<Input>
	 */
	public function shipping_methods(): array {
		return $this->values->object( 'shipping' )->objects( 'methods' );
	}

	/**
	 * Returns the pickup locations: name, address_1, city, state, postcode, country, details.
	 *
	 * @return list<Input>
	 */
	public function pickup_locations(): array {
		return $this->values->object( 'shipping' )->objects( 'pickup_locations' );
	}

	/** Returns a coupon by its case-insensitive code; null if there is none. */
	public function coupon( string $code ): ?Coupon {
		foreach ( $this->values->objects( 'coupons' ) as $coupon ) {
			if ( strtolower( $coupon->text( 'code' ) ) === strtolower( trim( $code ) ) ) {
				return new Coupon( $coupon, $this->currency()->minor_unit );
			}
		}
		return null;
	}

	/**
	 * Returns the fees: name, amount, when_subtotal_below, when_payment_method, taxable.
	 *
	 * @return list<Input>
	 */
	public function fees(): array {
		return $this->values->objects( 'fees' );
	}

	/**
	 * Returns the payment methods in the shop's order: id, title, description. The test card is not part of the
	 * catalogue, which WooCommerce's recorded responses are based on.
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
						'id'          => self::TEST_CARD,
						'title'       => __( 'Card (test)', 'storefront-islands' ),
						'description' => __( 'A test card: no money moves.', 'storefront-islands' ),
					)
				)
			);
		}
		return $methods;
	}

	/** Returns the title of a payment method; its id if the shop does not have the method. */
	public function payment_method_title( string $id ): string {
		foreach ( $this->payment_methods() as $method ) {
			if ( $method->text( 'id' ) === $id ) {
				return $method->text( 'title' );
			}
		}
		return $id;
	}

	/** @return list<string> Ids in the shop's order. */
	public function payment_method_ids(): array {
		return array_map(
			static function ( Input $method ): string {
				return $method->text( 'id' );
			},
			$this->payment_methods()
		);
	}

	/**
	 * Returns the product attributes; the id of an attribute is its position in the list, from 1.
	 *
	 * @return array<string, string> Labels by taxonomy.
	 */
	public function attributes(): array {
		$labels = array();
		foreach ( $this->values->objects( 'attributes' ) as $attribute ) {
			$labels[ 'pa_' . $attribute->text( 'slug' ) ] = $attribute->text( 'name' );
		}
		return $labels;
	}

	/**
	 * Returns the product attributes for the site settings (docs/behaviour.md#catalogue-entities).
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
