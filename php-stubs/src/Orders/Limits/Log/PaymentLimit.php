<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits\Log;

defined( 'ABSPATH' ) || exit;

/** Number of declines that a scope may have within a window; it grows with what was paid. */
final class PaymentLimit {
	/** Scopes, which are columns of PaymentLog as well. */
	public const VISITOR = 'visitor';
	public const ORDER   = 'order_id';
	public const NETWORK = 'network';

	/** The whole shop; and its payments that were let through while it was on guard. */
	public const SHOP  = 'shop';
	public const GUARD = 'is_on_guard';

	/** One of the scopes. */
	private string $scope;

	/** Window in seconds. */
	private int $window;

	/** Number of declines that are always allowed. */
	private int $declines;

	/** Number of further declines for each payment that succeeded. */
	private float $per_paid;

	/** Number of declines of one range of addresses that count at most. */
	private int $per_network;

	/**
	 * @param int $window Window in seconds.
	 * @param int $declines Number of declines that are always allowed.
	 * @param float $per_paid Number of further declines for each payment that succeeded: many honest shoppers behind one
	 *                            address pay, too.
	 * @param int $per_network Number of declines of one range of addresses that count at most.
	 */
	public function __construct( string $scope, int $window, int $declines, float $per_paid = 0.0, int $per_network = PHP_INT_MAX ) {
		$this->scope       = $scope;
		$this->window      = $window;
		$this->declines    = $declines;
		$this->per_paid    = $per_paid;
		$this->per_network = $per_network;
	}

	public function scope(): string {
		return $this->scope;
	}

	/** Returns the window in seconds. */
	public function window(): int {
		return $this->window;
	}

	/** Returns the number of declines of one range of addresses that count at most. */
	public function per_network(): int {
		return $this->per_network;
	}

	/**
	 * True if payments of visitors whom the shop knows count. They count for the limits of a visitor and an order only,
	 * not for those of strangers.
	 */
	public function counts_known(): bool {
		return in_array( $this->scope, array( self::VISITOR, self::ORDER ), true );
	}

	/** True if the scope of a payment is known. */
	public function applies_to( Payment $payment ): bool {
		return ( self::ORDER !== $this->scope || $payment->order_id() > 0 ) && ( self::NETWORK !== $this->scope || '' !== $payment->network() );
	}

	/** Returns by how many declines the limit is exceeded, 0 if it is just reached; negative below it. */
	public function excess( PaymentCounts $counts ): int {
		return $counts->declined() - $this->declines - (int) floor( $this->per_paid * $counts->paid() );
	}
}
