<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** The order, or the step that the visitor has to take to see it. */
final class OrderResult {
	/** One of the constants of Access. */
	public string $access;

	/** The order; only set if access is open. */
	public ?Purchase $purchase;

	private function __construct( string $access, ?Purchase $purchase ) {
		$this->access   = $access;
		$this->purchase = $purchase;
	}

	/** Creates the result for an order that the visitor may see. */
	public static function open( Purchase $purchase ): self {
		return new self( Access::OPEN, $purchase );
	}

	/** Creates the result without an order; it is the same for an order that does not exist and for a wrong key. */
	public static function closed( string $access ): self {
		return new self( $access, null );
	}
}
