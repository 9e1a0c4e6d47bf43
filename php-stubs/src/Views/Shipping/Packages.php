<?php
/**
 * Shipping packages.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Shipping;

use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** The packages of a cart, with all of their rates or some. */
final class Packages {
	/**
	 * Packages of the Store API.
	 *
	 * @var list<Data>
	 */
	private $packages;

	/**
	 * Takes the packages.
	 *
	 * @param list<Data> $packages Packages of the Store API.
	 */
	private function __construct( array $packages ) {
		$this->packages = $packages;
	}

	/**
	 * Those of a cart.
	 *
	 * @param Data $cart The cart.
	 */
	public static function of( Data $cart ): self {
		return new self( $cart->objects( 'shipping_rates' ) );
	}

	/**
	 * The same packages with those rates only by which things are sent, or collected.
	 *
	 * @param bool         $collected   Whether those by which they are collected.
	 * @param list<string> $collectable Ids of the methods by which things are collected.
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
			$packages[] = $package->with( new Data( array( 'shipping_rates' => $rates ) ) );
		}
		return new self( $packages );
	}

	/**
	 * Every package.
	 *
	 * @return list<Data>
	 */
	public function all(): array {
		return $this->packages;
	}

	/** How many there are. */
	public function count(): int {
		return count( $this->packages );
	}

	/**
	 * The rates of all packages.
	 *
	 * @return list<Data>
	 */
	public function rates(): array {
		$rates = array();
		foreach ( $this->packages as $package ) {
			$rates = array_merge( $rates, $package->objects( 'shipping_rates' ) );
		}
		return $rates;
	}
}
