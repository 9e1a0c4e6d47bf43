<?php
/**
 * A shipping rate.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** One way in which a cart can reach its customer. */
final class ShippingRate {
	/** One of flat_rate, free_shipping, pickup_location. */
	public string $method_id;

	/** Tells apart rates of a method; 0 for places of collection. */
	public int $instance_id;

	/** Names the rate: flat_rate:1. */
	public string $id;

	/** Shown to the shopper. */
	public string $name;

	/** Minor units, without tax. */
	public int $cost;

	/** Whether tax is added. */
	public bool $taxable;

	/** @var array<string, string> Key and value pairs: pickup_location, pickup_address, pickup_details. */
	public array $meta;

	/**
	 * Describes a rate.
	 *
	 * @param string                $method_id One of flat_rate, free_shipping, pickup_location.
	 * @param int                   $place     Its number in the method, which ends its id.
	 * @param string                $name      Shown to the shopper.
	 * @param int                   $cost      Minor units, without tax.
	 * @param bool                  $taxable   Whether tax is added.
	 * @param array<string, string> $meta      Key and value pairs.
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
