<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** A shipping rate of a cart. */
final class ShippingRate {
	/** One of flat_rate, free_shipping, pickup_location. */
	public string $method_id;

	/** Instance id of the rate within its method; always 0 for pickup locations. */
	public int $instance_id;

	/** Id of the rate: flat_rate:1. */
	public string $id;

	public string $name;

	/** Cost in minor units, without tax. */
	public int $cost;

	public bool $taxable;

	/** @var array<string, string> Key and value pairs: pickup_location, pickup_address, pickup_details. */
	public array $meta;

	/**
	 * @param int                   $place Number of the rate within the method, which ends its id.
	 * @param array<string, string> $meta  Key and value pairs.
	 */
	public function __construct( string $method_id, int $place, string $name, int $cost, bool $taxable, array $meta = array() ) {
		$this->method_id   = $method_id;
		$this->instance_id = Shipping::PICKUP === $method_id ? 0 : $place;
		$this->id          = $method_id . ':' . $place;
		$this->name        = $name;
		$this->cost        = $cost;
		$this->taxable     = $taxable;
		$this->meta        = $meta;
	}
}
