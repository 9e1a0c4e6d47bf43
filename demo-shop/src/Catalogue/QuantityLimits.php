<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Limits of a quantity in the cart (docs/behaviour.md#quantities). */
final class QuantityLimits {
	/** Maximum of products without a limit. */
	private const UNLIMITED = 9999;

	public int $minimum;

	public int $maximum;

	public int $multiple_of;

	/** True if the shopper may change the quantity. */
	public bool $editable;

	public function __construct( Product $product ) {
		$this->editable    = ! $product->sold_individually;
		$this->multiple_of = $product->quantity ? max( 1, $product->quantity->number( 'multiple_of', 1 ) ) : 1;
		$minimum           = $product->quantity ? $product->quantity->number( 'minimum', 1 ) : 1;
		$maximum           = $product->quantity ? $product->quantity->number( 'maximum' ) : self::maximum_of( $product );
		// Both limits are rounded to multiples of the step.
		$this->minimum = max( 1, (int) ceil( $minimum / $this->multiple_of ) ) * $this->multiple_of;
		$this->maximum = max( $this->minimum, intdiv( $maximum, $this->multiple_of ) * $this->multiple_of );
	}

	/** @return array<string, int> */
	public function to_response(): array {
		return array(
			'minimum'     => $this->minimum,
			'maximum'     => $this->maximum,
			'multiple_of' => $this->multiple_of,
		);
	}

	public function nearest( int $quantity ): int {
		$stepped = (int) round( $quantity / $this->multiple_of ) * $this->multiple_of;
		return min( $this->maximum, max( $this->minimum, $stepped ) );
	}

	/**
	 * Refuses a quantity outside the limits.
	 *
	 * @param string $name Name of the product as stored, for the message.
	 * @throws ShopError With readonly_quantity or invalid_quantity.
	 */
	public function check( int $quantity, string $name ): void {
		$name = Text::html( $name );
		if ( ! $this->editable && $quantity > $this->maximum ) {
			/* translators: %s: product's name */
			throw new ShopError( 'readonly_quantity', sprintf( __( 'The quantity of &quot;%s&quot; cannot be changed', 'storefront-islands' ), $name ) );
		}
		if ( $quantity < $this->minimum ) {
			/* translators: 1: product's name, 2: a number */
			throw new ShopError( 'invalid_quantity', sprintf( __( 'The minimum quantity of &quot;%1$s&quot; allowed in the cart is %2$d', 'storefront-islands' ), $name, $this->minimum ) );
		}
		if ( $quantity > $this->maximum ) {
			/* translators: 1: product's name, 2: a number */
			throw new ShopError( 'invalid_quantity', sprintf( __( 'The maximum quantity of &quot;%1$s&quot; allowed in the cart is %2$d', 'storefront-islands' ), $name, $this->maximum ) );
		}
		if ( 0 !== $quantity % $this->multiple_of ) {
			/* translators: 1: product's name, 2: a number */
			throw new ShopError( 'invalid_quantity', sprintf( __( 'The quantity of &quot;%1$s&quot; must be a multiple of %2$d', 'storefront-islands' ), $name, $this->multiple_of ) );
		}
	}

	/** Returns the maximum that the product's own fields allow. */
	private static function maximum_of( Product $product ): int {
		if ( $product->sold_individually ) {
			return 1;
		}
		return 'variable' === $product->type || $product->allows_backorders() || $product->stock <= 0 ? self::UNLIMITED : $product->stock;
	}
}
