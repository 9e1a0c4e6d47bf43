<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/**
 * Rule for showing an order, the same as on WooCommerce's own order page: the key in its URL is always required. A
 * customer's order is shown only to that customer, a guest's order to a visitor who has just placed it or knows its
 * e-mail address: a URL that was forwarded or read in a log must not reveal an address to a stranger (CVE-2025-15033).
 */
final class Access {
	public const NONE         = 'none';
	public const LOG_IN       = 'log-in';
	public const VERIFY_EMAIL = 'verify-email';
	public const OPEN         = 'open';

	/**
	 * Time after the order for which a guest's order requires no e-mail address, in seconds: the visitor then still
	 * comes from the checkout.
	 */
	public const GRACE = 600;

	/** True if the visitor has the order's key. */
	public bool $has_key = false;

	/** Id of the order's customer; 0 for a guest's order. */
	public int $owner = 0;

	/** Id of the current user; 0 for a guest. */
	public int $visitor = 0;

	/** E-mail address of the order; an order without one requires none. */
	public string $email = '';

	/**
	 * E-mail addresses that are known of the visitor or were typed; empty ones are ignored.
	 *
	 * @var list<string>
	 */
	public array $known_emails = array();

	/** Time since the order was placed, in seconds. */
	public int $age = PHP_INT_MAX;

	/** Time for which no e-mail address is required, in seconds. */
	public int $grace = self::GRACE;

	/** True if the visitor may read all orders. */
	public bool $is_staff = false;

	/** Returns one of the constants. */
	public function verdict(): string {
		if ( ! $this->has_key ) {
			return self::NONE;
		}
		if ( $this->owner > 0 ) {
			return $this->owner === $this->visitor ? self::OPEN : self::LOG_IN;
		}
		return $this->is_known() ? self::OPEN : self::VERIFY_EMAIL;
	}

	/** True if a guest's order can be assumed to be this visitor's. */
	private function is_known(): bool {
		if ( '' === $this->email || $this->is_staff || $this->age <= $this->grace ) {
			return true;
		}
		foreach ( $this->known_emails as $known ) {
			if ( 0 === strcasecmp( trim( $known ), $this->email ) ) {
				return true;
			}
		}
		return false;
	}
}
