<?php
/**
 * How many of a product may be bought.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Limits of a quantity in the cart (spec section 5). */
final class QuantityLimits {
	/** The maximum where nothing limits. */
	private const UNLIMITED = 9999;

	/** The smallest quantity. */
	public int $minimum;

	/** The largest quantity. */
	public int $maximum;

	/** Every quantity is a multiple of this. */
	public int $multiple_of;

	/** Whether a shopper may change the quantity at all. */
	public bool $editable;

	/** Reads the limits of a product. */
	public function __construct( Product $product ) {
		$this->editable    = ! $product->sold_individually;
		$this->multiple_of = $product->quantity ? max( 1, $product->quantity->number( 'multiple_of', 1 ) ) : 1;
		$minimum           = $product->quantity ? $product->quantity->number( 'minimum', 1 ) : 1;
		$maximum           = $product->quantity ? $product->quantity->number( 'maximum' ) : self::maximum_of( $product );
		// Both are brought to what can be reached in steps.
		$this->minimum = max( 1, (int) ceil( $minimum / $this->multiple_of ) ) * $this->multiple_of;
		$this->maximum = max( $this->minimum, intdiv( $maximum, $this->multiple_of ) * $this->multiple_of );
	}

	/**
	 * The limits as answers hold them.
	 *
	 * @return array<string, int>
	 */
	public function answer(): array {
		return array(
			'minimum'     => $this->minimum,
			'maximum'     => $this->maximum,
			'multiple_of' => $this->multiple_of,
		);
	}

	/** The nearest quantity within the limits. */
	public function nearest( int $quantity ): int {
		$stepped = (int) round( $quantity / $this->multiple_of ) * $this->multiple_of;
		return min( $this->maximum, max( $this->minimum, $stepped ) );
	}

	/**
	 * Refuses a quantity outside the limits.
	 *
	 * @param int    $quantity What is asked for.
	 * @param string $name     The product's name as stored, for the message.
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

	/** The largest quantity that a product's own fields allow. */
	private static function maximum_of( Product $product ): int {
		if ( $product->sold_individually ) {
			return 1;
		}
		return 'variable' === $product->type || $product->allows_backorders() || $product->stock <= 0 ? self::UNLIMITED : $product->stock;
	}
}
