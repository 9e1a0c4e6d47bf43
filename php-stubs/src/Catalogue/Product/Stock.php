<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** One of four states: plenty (nothing is shown), low, backorder, out. */
final class Stock {
	/** State: 'plenty', 'low', 'backorder' or 'out'. */
	public string $kind;

	/** Message; empty for plenty. */
	public string $text;

	/** Creates a state; see the named constructors. */
	private function __construct( string $kind, string $text ) {
		$this->kind = $kind;
		$this->text = $text;
	}

	/** Returns the state for enough stock, without a message. */
	public static function plenty(): self {
		return new self( 'plenty', '' );
	}

	/**
	 * Returns the state for low stock.
	 *
	 * @param float $remaining Number of units left.
	 */
	public static function low( float $remaining ): self {
		/* translators: %s: number of pieces. */
		return new self( 'low', sprintf( __( 'Only %s left', 'storefront-islands' ), Number::quantity( $remaining ) ) );
	}

	/** Returns the state for products on backorder. */
	public static function backorder(): self {
		return new self( 'backorder', __( 'Available on backorder', 'storefront-islands' ) );
	}

	/** Returns the state for products out of stock. */
	public static function out(): self {
		return new self( 'out', __( 'Out of stock', 'storefront-islands' ) );
	}

	/**
	 * Returns the message's element; it exists without a message as well, to avoid layout shift when a choice changes
	 * it.
	 */
	public function html(): string {
		return sprintf(
			'<p class="storefront-stock storefront-stock--%s">%s</p>',
			Text::encode( $this->kind ),
			Text::encode( $this->text )
		);
	}

	/**
	 * Returns the element around the shop's own HTML, which may hold forms of plugins.
	 *
	 * @param string $html HTML of the shop; may be empty.
	 */
	public function around( string $html ): string {
		return sprintf( '<div class="storefront-stock storefront-stock--%s">%s</div>', Text::encode( $this->kind ), $html );
	}
}
