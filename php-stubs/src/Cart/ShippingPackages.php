<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Packages of a cart, with all or some of their rates. */
final class ShippingPackages {
	/**
	 * Packages of the Store API.
	 *
	 * @var list<JsonReader>
	 */
	private array $packages;

	/**
	 * Creates the packages.
	 *
	 * @param list<JsonReader> $packages Packages of the Store API.
	 */
	private function __construct( array $packages ) {
		$this->packages = $packages;
	}

	/** Returns the packages of a cart. */
	public static function of( JsonReader $cart ): self {
		return new self( $cart->objects( 'shipping_rates' ) );
	}

	/**
	 * Returns the packages with only their rates for shipping, or only those for local pickup.
	 *
	 * @param bool         $collected   True for the rates of local pickup.
	 * @param list<string> $collectable Ids of the local pickup methods.
	 */
	public function only( bool $collected, array $collectable ): self {
		$packages = array();
		foreach ( $this->packages as $package ) {
			$rates = array();
			foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
				if ( in_array( $rate->string( 'method_id' ), $collectable, true ) === $collected ) {
					$rates[] = $rate;
				}
			}
			$packages[] = $package->with( new JsonReader( array( 'shipping_rates' => $rates ) ) );
		}
		return new self( $packages );
	}

	/**
	 * Returns all packages.
	 *
	 * @return list<JsonReader>
	 */
	public function all(): array {
		return $this->packages;
	}

	/** Returns the number of packages. */
	public function count(): int {
		return count( $this->packages );
	}

	/**
	 * Returns the rates of all packages.
	 *
	 * @return list<JsonReader>
	 */
	public function rates(): array {
		$rates = array();
		foreach ( $this->packages as $package ) {
			$rates = array_merge( $rates, $package->objects( 'shipping_rates' ) );
		}
		return $rates;
	}
}
