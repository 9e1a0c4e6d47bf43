<?php
/**
 * What a shop answers when asked for an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** The order, or what the visitor has to do to see it. */
final class Found {
	/** One of the constants of Access. */
	public string $access;

	/** The order; only where access is open. */
	public ?Purchase $purchase;

	/** Brings both together. */
	private function __construct( string $access, ?Purchase $purchase ) {
		$this->access   = $access;
		$this->purchase = $purchase;
	}

	/** An order that this visitor may see. */
	public static function open( Purchase $purchase ): self {
		return new self( Access::OPEN, $purchase );
	}

	/** None, or none yet: what a visitor is told is the same for an order that does not exist and for a wrong key. */
	public static function closed( string $access ): self {
		return new self( $access, null );
	}
}
