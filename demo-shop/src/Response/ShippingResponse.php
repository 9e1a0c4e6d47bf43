<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\ShippingRate;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Shipping packages of a cart with their rates, as Store API responses hold them. */
final class ShippingResponse {
	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the only shipping package of a cart, or none if nothing needs shipping.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function of( Cart $cart, Calculation $calculation ): array {
		if ( ! $calculation->shipping->is_calculated() ) {
			return array();
		}
		$products = new ProductResponse( $this->settings );
		$items    = array();
		$contents = array();
		foreach ( $cart->lines as $line ) {
			if ( ! $line->product->is_virtual ) {
				$name       = $products->full_name( $line->product );
				$contents[] = $name . ' &times; ' . $line->quantity;
				$items[]    = array(
					'key'      => $line->key,
					'name'     => $name,
					'quantity' => $line->quantity,
				);
			}
		}
		$rates = array();
		foreach ( $calculation->shipping->rates as $rate ) {
			$rates[] = $this->rate( $rate, $calculation, implode( ', ', $contents ) );
		}
		$destination = array_flip( array( 'address_1', 'address_2', 'city', 'state', 'postcode', 'country' ) );
		return array(
			array(
				'package_id'     => 0,
				'name'           => __( 'Shipment', 'storefront-islands' ),
				'destination'    => array_intersect_key( $cart->shipping->response(), $destination ),
				'items'          => $items,
				'shipping_rates' => $rates,
			),
		);
	}

	/**
	 * @param string $contents Contents of the package, HTML-encoded.
	 * @return array<string, mixed>
	 */
	private function rate( ShippingRate $rate, Calculation $calculation, string $contents ): array {
		$meta = array();
		foreach ( $rate->meta + array( 'Items' => $contents ) as $key => $value ) {
			$meta[] = array(
				'key'   => $key,
				'value' => 'Items' === $key ? $value : Text::html( $value ),
			);
		}
		$amounts = array(
			'price' => $rate->cost,
			'taxes' => $calculation->rate_tax( $rate ),
		);
		return array(
			'rate_id'       => $rate->id,
			'name'          => Text::html( $rate->name ),
			'description'   => '',
			'delivery_time' => '',
			'instance_id'   => $rate->instance_id,
			'method_id'     => $rate->method_id,
			'meta_data'     => $meta,
			'selected'      => $calculation->shipping->selected === $rate,
		) + $this->settings->currency()->to_response( $amounts );
	}
}
