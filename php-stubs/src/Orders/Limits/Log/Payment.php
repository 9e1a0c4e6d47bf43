<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits\Log;

defined( 'ABSPATH' ) || exit;

/** Payment that the current request asks for: by whom, from where, for which order. */
final class Payment {
	/** Hash of the visitor; empty for a visitor without a session. */
	private string $visitor;

	/** Id of the order; 0 before there is one. */
	private int $order_id;

	/** Range of addresses. */
	private string $network;

	/** Id of the payment method. */
	private string $method;

	/** True if the shop knows the visitor: a customer who has paid before, or somebody who has passed a challenge. */
	private bool $is_known;

	/**
	 * @param string $visitor Hash of the visitor; empty for a visitor without a session.
	 * @param int $order_id Id of the order; 0 before there is one.
	 * @param string $network Range of addresses; empty if it is not known.
	 * @param bool $is_known True if the shop knows the visitor.
	 */
	public function __construct( string $visitor, int $order_id, string $network, string $method, bool $is_known ) {
		$this->visitor  = $visitor;
		$this->order_id = $order_id;
		$this->network  = $network;
		$this->method   = $method;
		$this->is_known = $is_known;
	}

	/** Returns the hash of the visitor; empty for a visitor without a session. */
	public function visitor(): string {
		return $this->visitor;
	}

	/** Returns the id of the order; 0 before there is one. */
	public function order_id(): int {
		return $this->order_id;
	}

	/** Returns the range of addresses; empty if it is not known. */
	public function network(): string {
		return $this->network;
	}

	/** Returns the id of the payment method. */
	public function method(): string {
		return $this->method;
	}

	/** True if the shop knows the visitor. */
	public function is_known(): bool {
		return $this->is_known;
	}
}
