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
	 * Returns one package with each rate once, with the sum of its prices in all packages, as jointRates does in
	 * src/domain/cart/shipping/rates.ts.
	 */
	public function joint(): self {
		$rates = array();
		foreach ( $this->rates() as $rate ) {
			$id     = $rate->string( 'rate_id' );
			$others = $rates[ $id ] ?? new JsonReader( array() );
			$sums   = array();
			foreach ( array( 'price', 'taxes' ) as $amount ) {
				$sums[ $amount ] = $others->int( $amount ) + $rate->int( $amount );
			}
			$rates[ $id ] = $rate->with( new JsonReader( $sums ) );
		}
		return new self( array( new JsonReader( array( 'shipping_rates' => array_values( $rates ) ) ) ) );
	}

	/**
	 * True if all selected rates are local pickup, and there are any.
	 *
	 * @param list<string> $collectable Ids of the local pickup methods.
	 */
	public function are_collected( array $collectable ): bool {
		$selected = 0;
		foreach ( $this->rates() as $rate ) {
			if ( $rate->bool( 'selected' ) ) {
				++$selected;
				if ( ! in_array( $rate->string( 'method_id' ), $collectable, true ) ) {
					return false;
				}
			}
		}
		return $selected > 0;
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
