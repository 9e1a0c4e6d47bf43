<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartErrors;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Fields\FieldRules;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Shop\RawAddresses;

defined( 'ABSPATH' ) || exit;

/** Cart as GET cart and all cart mutations return it. */
final class CartResponse {
	private ShopSettings $settings;

	private Products $products;

	public function __construct( ShopSettings $settings, Products $products ) {
		$this->settings = $settings;
		$this->products = $products;
	}

	/**
	 * Returns the response for a cart. Coupons that are no longer valid are removed from the cart and reported in the
	 * response's `errors`.
	 *
	 * @return array<string, mixed>
	 */
	public function of( Cart $cart ): array {
		$errors      = CartErrors::of( $cart, $this->settings );
		$calculation = new Calculation( $cart, $this->settings );
		$totals      = new TotalsResponse( $this->settings->currency(), $calculation );
		$response      = array(
			'items'                   => $this->lines( $cart, $calculation ),
			'coupons'                 => $totals->coupons( $cart, $this->settings ),
			'fees'                    => $totals->fees(),
			'totals'                  => $totals->totals(),
			'shipping_address'        => $cart->shipping->response(),
			'billing_address'         => $cart->billing->response(),
			'needs_payment'           => $calculation->total() > 0,
			'needs_shipping'          => $cart->needs_shipping(),
			'payment_requirements'    => array( 'products' ),
			'has_calculated_shipping' => $calculation->shipping->is_calculated(),
			'shipping_rates'          => ( new ShippingResponse( $this->settings ) )->of( $cart, $calculation ),
			'items_count'             => $cart->count(),
			'items_weight'            => $cart->weight(),
			'cross_sells'             => $this->cross_sells( $cart ),
			'errors'                  => $errors,
			'payment_methods'         => $this->settings->payment_method_ids(),
			'extensions'              => (object) array_filter( array( RawAddresses::EXTENSION => RawAddresses::extension( $cart->billing->all(), $cart->shipping->all() ) ) ),
		);

		$states = self::field_states( $response, $cart );
		if ( array() !== $states ) {
			$response['extensions']->{ FieldRules::EXTENSION } = $states;
		}

		/**
		 * Filters the demo shop's cart response, so that tests can serve any cart to the pages.
		 *
		 * @param array<string, mixed> $response Response of GET cart.
		 */
		$filtered = apply_filters( 'storefront_islands_demo_cart_response', $response );
		return array_replace( $response, array_intersect_key( Input::of( $filtered )->all(), $response ) );
	}

	/**
	 * Returns the states of additional fields with rules as the checkout is printed.
	 *
	 * @param array<string, mixed> $response Response of GET cart.
	 * @return array<string, array<string, bool>>
	 */
	public static function field_states( array $response, Cart $cart ): array {
		if ( null === AdditionalFields::rules() ) {
			return array();
		}
		$checkout = array(
			'create_account' => false,
			'customer_note'  => '',
			'payment_method' => $cart->payment_method,
		);
		return ( new FieldRules( $response, $cart->additional_fields, $checkout ) )->states();
	}

	/** @return list<array<string, mixed>> */
	public function lines( Cart $cart, Calculation $calculation ): array {
		$response = new CartItemResponse( $this->settings );
		$lines  = array();
		foreach ( $cart->lines as $key => $line ) {
			$lines[] = $response->of( $line, $calculation->lines[ $key ] );
		}
		return $lines;
	}

	/** @return list<array<string, mixed>> */
	public function coupons( Cart $cart ): array {
		$totals = new TotalsResponse( $this->settings->currency(), new Calculation( $cart, $this->settings ) );
		return $totals->coupons( $cart, $this->settings );
	}

	/** @return list<array<string, mixed>> Cross-sells of the cart items that are not in the cart yet. */
	private function cross_sells( Cart $cart ): array {
		$ids = array();
		$has = array();
		foreach ( $cart->lines as $line ) {
			$ids   = array_merge( $ids, $line->product->cross_sells );
			$has[] = $line->product->id;
			$has[] = $line->product->parent_id;
		}
		$response = new ProductResponse( $this->settings );
		return array_values( array_map( array( $response, 'of' ), $this->products->by_ids( array_values( array_diff( array_unique( $ids ), $has ) ) ) ) );
	}
}
